import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { emailedHtml } from '../support/emailed-html'
import { clientOf, hasMailbox, cleanUp, newEmail, project, service, deleteRowAtEnd } from './support/project'

const isSkipped = !hasMailbox || !project.cronSecret
const visitor = clientOf()
const owner = newEmail()
let restoreNotices: () => Promise<unknown> = async () => undefined

/** Sends the owner's notices to the suite's own address, until the suite ends. */
beforeAll(async () => {
  if (isSkipped) return
  const startedAt = new Date().toISOString()
  const { id } = await submitted<{ id: string }>(
    service.from('alert_recipients').insert({ email: owner }).select('id').single(),
  )
  restoreNotices = async () => {
    await service.from('alert_recipients').delete().eq('id', id)
    await service.from('audit_log').delete().eq('row_id', id).gte('created_at', startedAt)
    await service.from('outbox').delete().like('recipient', 'conformance-%')
  }
})
afterAll(async () => {
  await restoreNotices()
  await cleanUp()
})

const sendDue = () =>
  fetch(`${project.url}/functions/v1/send-due`, {
    method: 'POST',
    headers: { apikey: project.publicKey, authorization: `Bearer ${project.cronSecret}` },
  })

/** The emails to an address once there are any; send-due is called repeatedly, as by the schedule. */
const emailsTo = (address: string) =>
  vi.waitFor(
    async () => {
      await sendDue()
      const mails = await emailedHtml(project.mailboxUrl ?? '', address)
      expect(mails).not.toEqual([])
      return mails
    },
    { timeout: 20_000, interval: 1_000 },
  )

/** The answer of a procedure that a visitor calls. */
async function submitted<T>(call: PromiseLike<{ data: unknown; error: Error | null }>): Promise<T> {
  const { data, error } = await call
  if (error) throw error
  return data as T
}

test.skipIf(isSkipped)(
  'a booking, a request and a subscription are answered by email, and the owner gets a notice of them',
  async () => {
    const [caller, writer, reader] = [newEmail(), newEmail(), newEmail()]
    const message = 'A shop for shoes, please.'
    const day = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)
    const [free] = await submitted<{ date: string; slot: string }[]>(visitor.rpc('free_times', { day }))
    if (!free) throw new Error('The project has no free time for a call.')
    const call = { preferred_date: free.date, preferred_time: free.slot, call_method: 'video', message }
    const { booking_id: bookingId } = await submitted<{ booking_id: string }>(
      visitor.rpc('submit_booking', { name: 'A caller', contact: caller, ...call }),
    )
    deleteRowAtEnd('booking_submissions', bookingId)
    await submitted(visitor.rpc('submit_contact', { name: 'A writer', contact: writer, message }))
    const { id: requestId } = await submitted<{ id: string }>(
      service.from('contact_submissions').select('id').eq('contact', writer).single(),
    )
    deleteRowAtEnd('contact_submissions', requestId)
    const { subscriber_id: subscriberId } = await submitted<{ subscriber_id: string }>(
      visitor.rpc('subscribe_with_welcome_email', { subscriber_email: reader }),
    )
    deleteRowAtEnd('newsletter_subscribers', subscriberId)

    expect((await sendDue()).status).toBe(200)

    expect(await emailsTo(caller)).toEqual([expect.stringContaining('/book-a-call/manage?token=')])
    expect(await emailsTo(reader)).toEqual([expect.stringContaining('/newsletter/confirm?token=')])
    const notices = (await emailsTo(owner)).join('\n')
    expect(notices).toContain(`/admin/bookings/${bookingId}`)
    expect(notices).toContain(`/admin/requests/${requestId}`)
    expect(await emailedHtml(project.mailboxUrl ?? '', writer)).toEqual([])
  },
)
