import { timeOf } from '@/lib/dates'

export interface Closure {
  day: string
  /** 'HH:MM:SS' in Malaysia; null together with `to_time` for the whole day. */
  from_time: string | null
  to_time: string | null
  reason: string
}

/** '2:00 PM to 4:00 PM'; '' for the whole day. */
export const timesOf = ({ from_time: from, to_time: to }: Pick<Closure, 'from_time' | 'to_time'>) =>
  from && to ? `${timeOf(from)} to ${timeOf(to)}` : ''
