import type { Database } from '@/lib/database.types'
import type { Client } from './api-client'

type Args<Name extends keyof Database['public']['Functions']> = Database['public']['Functions'][Name]['Args']

export type Booking = Args<'submit_booking'>

let people = 0
/** An address at a company of its own, that no other submission of this file has. */
export function newEmail(): string {
  people += 1
  return `person-${people}@company-${people}.test`
}

/** The date in Malaysia that many days from today. */
export const inDays = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

/* What a visitor sends by the forms of the site; `change` replaces fields. */

export const bookCall = (client: Client, change: Partial<Booking> = {}) =>
  client.rpc('submit_booking', {
    name: 'Lim Wei',
    contact: newEmail(),
    preferred_date: inDays(5),
    preferred_time: '9:00 AM',
    call_method: 'video',
    message: 'We sell batik and want a shop.',
    ...change,
  })

export const sendMessage = (client: Client, change: Partial<Args<'submit_contact'>> = {}) =>
  client.rpc('submit_contact', {
    name: 'Priya',
    contact: newEmail(),
    message: 'How long does it take?',
    ...change,
  })

export const apply = (client: Client, change: Partial<Args<'submit_application'>> = {}) =>
  client.rpc('submit_application', {
    full_name: 'Tan Jia',
    contact_number: '012-345 6789',
    email: newEmail(),
    area_of_expertise: 'UI/UX Design',
    ...change,
  })

export const subscribe = (client: Client, subscriber_email = newEmail()) =>
  client.rpc('subscribe_with_welcome_email', { subscriber_email })

/** The id and tokens in the answer to a booking. */
export const answerOf = ({ data }: { data: unknown }) =>
  data as { booking_id: string; manage_token: string; status: string }
