import { type Client, queryOne, type TestDatabase } from '../../support/database'

/** A quotation as its client reads it. */
export interface Shown {
  number: string
  version: number
  status: string
  sst_number?: string | null
  accepted_at?: string | null
  accepted_name?: string | null
}

export const open = (caller: Client, token: string) => caller.rpc('read_quotation', { token })
export const ask = (caller: Client, token: string, question: string) =>
  caller.rpc('ask_about_quotation', { token, question })

/** Orders and their quotations, made as an administrator. */
export function quotationSupport(db: () => TestDatabase) {
  const send = (order_id: string) => db().admin.rpc('send_quotation', { order_id })
  return {
    send,
    /** Adds an order of RM2,500; gives its id. */
    async addOrder(change: object = {}): Promise<string> {
      const { data } = await db()
        .admin.from('orders')
        .insert({
          customer_name: 'Mei Tan',
          customer_contact: 'mei@example.test',
          amount_sen: 0,
          items: [{ text: 'A website', quantity: 1, unit_sen: 250_000 }],
          ...change,
        })
        .select('id')
        .single()
        .throwOnError()
      return data.id
    },
    /** Sends the order's quotation; gives its token. */
    async sent(order: string): Promise<string> {
      const { data } = await send(order).throwOnError()
      return (data as { token: string }).token
    },
    async change(order: string, to: { discount_sen?: number; status?: string }) {
      await db().admin.from('orders').update(to).eq('id', order).throwOnError()
    },
    async statusOf(order: string): Promise<string> {
      const row = await queryOne<{ status: string }>(
        db().backend,
        'select status from public.orders where id = $1::text::uuid',
        [order],
      )
      return row.status
    },
    /** The emails of an order's quotations. */
    outboxOf: (order: string) =>
      db().backend.query(
        `select d.recipient, d.status from public.outbox d
        join public.quotations q on d.details ->> 'quotation_id' = q.id::text
        where q.order_id = $1::text::uuid and d.kind = 'quotation'`,
        [order],
      ),
  }
}
