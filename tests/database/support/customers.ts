import { newCaller, type TestDatabase } from '../../support/database'
import * as submissions from '../../support/submissions'

/** Actions of customers, each from a new address, in a database whose date is `today` (yyyy-mm-dd). */
export function customers(database: () => TestDatabase, today: () => string) {
  let days = 0
  /** Books a call, each on a different day; gives its id and its tokens. */
  async function book(
    name: string,
    caller = newCaller(database().backend),
    contact = `${name.replaceAll(' ', '-')}@example.test`,
  ) {
    days += 1
    const day = new Date(Date.parse(today()) + (5 + (days % 80)) * 86_400_000)
    const preferred_date = day.toISOString().slice(0, 10)
    const call = { name, contact, preferred_date, message: 'A shop for batik.' }
    const { booking_id: id, manage_token: token } = submissions.answerOf(
      await submissions.bookCall(caller, call).throwOnError(),
    )
    const { email_token } = await database().row('booking_submissions', id)
    return { id, token, email_token, day: preferred_date }
  }
  const apply = (full_name: string) =>
    submissions
      .apply(newCaller(database().backend), { full_name, email: `${full_name}@example.test` })
      .throwOnError()
  const ask = (name: string, caller = newCaller(database().backend)) =>
    caller.rpc('submit_contact', { name, contact: '012-345 6789', message: 'Hello' }).throwOnError()
  const move = ({ token, day }: { token: string; day: string }) =>
    newCaller(database().backend)
      .rpc('reschedule_booking', { token, preferred_date: day, preferred_time: '2:30 PM' })
      .throwOnError()
  const cancel = ({ token }: { token: string }) =>
    newCaller(database().backend).rpc('cancel_booking', { token }).throwOnError()
  return { book, apply, ask, move, cancel }
}
