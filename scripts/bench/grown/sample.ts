/** A call of a procedure with arguments that exist in the grown database. */
export interface Sample {
  /** What distinguishes it from the other calls of the procedure. */
  of?: string
  /** SQL expressions by argument, computed by the superuser before the call. */
  args?: Readonly<Record<string, string>>
  /** Run by the superuser before each call, and undone after it. */
  before?: string
  /** It lists, counts or searches although it is volatile; or it does more than that although it is stable. */
  kind?: 'list' | 'other'
  /** An empty answer is the right one. */
  mayBeEmpty?: true
}

export const first = (table: string, condition = 'true', column = 'id') =>
  `(select ${column} from public.${table} where ${condition} order by created_at desc, id limit 1)`
export const changeable = `starts_at > now() + interval '3 days' and deleted_at is null`
export const quotation = (condition: string) =>
  `(select q.token from public.quotations q join public.orders o on o.id = q.order_id
    where o.deleted_at is null and o.status <> 'cancelled' and ${condition} order by q.created_at desc, q.id limit 1)`
export const quoted = { token: quotation(`q.status = 'sent'`) }
export const freeDay = `(current_date + 70)`
export const booked = {
  token: first('booking_submissions', `status = 'booked' and ${changeable}`, 'manage_token'),
}
export const unsubscribeToken = (condition: string) => ({
  token: first('newsletter_subscribers', condition, 'unsubscribe_token'),
})
/** A person with an address and one with a number, each with several leads, orders and log entries. */
export const people = { address: `'person4000@example.test'`, number: `'+60 13-0004001'` }
export const draft = first('newsletters', `status = 'draft'`)
export const sending = first('newsletters', `status = 'sending'`)
export const sentNewsletter = first('newsletters', `status = 'sent'`)
export const article = first('blog_posts', 'not is_published')
export const member = `(select id from auth.users where email = 'member@example.test')`
/** A message that was claimed a moment ago, as between two steps of the function send-due. */
export const claimed = (
  begun: string,
) => `update public.outbox set status = 'sending', attempts = 1, claimed_at = now(), begun_at = ${begun}
  where id = (select id from public.outbox where status = 'pending' and booking_id is not null order by id limit 1)`
export const claimedId = `(select id from public.outbox where status = 'sending')`

export const nothing: Sample[] = [{}]
