import { malaysiaDay } from '@/lib/dates'

/** Whether money is late: the order was sent or accepted, and the day it was due is over in Malaysia. */
export const isOverdue = (
  { status, due_date: due }: { status: string; due_date: string | null },
  now: number | Date,
) => (status === 'sent' || status === 'accepted') && due !== null && due < malaysiaDay(now)
