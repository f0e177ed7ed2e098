import type { NoteTable } from '@/admin/leads/shared/lead-query'

interface LeadPlace {
  /** Its list; one of them is at `<at>/<id>`. */
  at: string
  noun: string
}

/** Where each kind of lead has its screens. */
export const leadPlaces: Readonly<Record<NoteTable, LeadPlace>> = {
  booking_submissions: { at: '/admin/bookings', noun: 'booking' },
  contact_submissions: { at: '/admin/requests', noun: 'request' },
  work_opportunities: { at: '/admin/applications', noun: 'application' },
  newsletter_subscribers: { at: '/admin/subscribers', noun: 'subscriber' },
  orders: { at: '/admin/orders', noun: 'order' },
}

/** The address of one lead's screen. */
export const leadPath = (table: NoteTable, id: string) => `${leadPlaces[table].at}/${id}`
