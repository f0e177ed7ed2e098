import { newCaller, queryOne, type TestDatabase } from '../../support/database'

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
    const { data } = await caller
      .rpc('submit_booking', {
        name,
        contact,
        preferred_date: day.toISOString().slice(0, 10),
        preferred_time: '9:00 AM',
        call_method: 'video',
        message: 'A shop for batik.',
      })
      .throwOnError()
    const { booking_id: id } = data as { booking_id: string }
    return queryOne<{ id: string; token: string; email_token: string; day: string }>(
      database().backend,
      `select id, manage_token as token, email_token, preferred_date::text as day
    from public.booking_submissions where id = $1::text::uuid`,
      [id],
    )
  }
  const apply = (full_name: string) =>
    newCaller(database().backend)
      .rpc('submit_application', {
        full_name,
        contact_number: '012-345 6789',
        email: `${full_name}@example.test`,
        area_of_expertise: 'Other',
      })
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
