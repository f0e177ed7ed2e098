import ical from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { disableAlerts, alertOnly } from '../support/alerts'
import { type Client, signIn } from '../support/database'
import { switchSms } from '../support/sms-reminders'
import { cronSecret, type FunctionsStack, siteUrl, startFunctionsStack } from './support/functions-stack'
import { header } from './support/mailbox'

let stack: FunctionsStack
let count = 0

beforeAll(async () => {
  stack = await startFunctionsStack()
  await disableAlerts(stack.backend)
})
afterAll(() => stack.close())
beforeEach(() => {
  stack.forget()
  count += 1
})

const email = () => `nurul-${count}@example.test`
const post: FunctionsStack['post'] = (...args) => stack.post(...args)

describe('due messages about a booking, from the form to the mailbox', () => {
  const sendDue = (secret = cronSecret) =>
    post('/functions/v1/send-due', '{}', { Authorization: `Bearer ${secret}` })

  async function booked(
    contact = email(),
    days = count + 2,
  ): Promise<{ booking_id: string; manage_token: string }> {
    const body = {
      name: 'Nurul & Co',
      contact,
      preferred_date: new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
      preferred_time: '9:00 AM',
      call_method: 'video',
      message: 'Cheap watches at http://attacker.example',
      timezone: 'Asia/Kathmandu',
      reminders: { email: { enabled: true, times: ['1 hour'] }, sms: { enabled: true, times: ['1 hour'] } },
    }
    const answer = await post('/rest/v1/rpc/submit_booking', JSON.stringify(body))
    expect(answer.status).toBe(200)
    return (await answer.json()) as { booking_id: string; manage_token: string }
  }
  const change = (procedure: string, input: object) =>
    post(`/rest/v1/rpc/${procedure}`, JSON.stringify(input)).then((answer) => answer.status)

  /** The calendar file of the only email that arrived. */
  function calendarFile() {
    const content = stack.mailbox.arrived[0]?.mail.attachments[0]?.content
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
    const calendar = new ical.Component(ical.parse(text))
    const event = calendar.getFirstSubcomponent('vevent')
    return {
      method: calendar.getFirstPropertyValue('method'),
      uid: event?.getFirstPropertyValue('uid'),
      sequence: event?.getFirstPropertyValue('sequence'),
    }
  }

  /** The token in the email that has just arrived. */
  const emailToken = () =>
    /manage\?token=([0-9a-f-]{36})/.exec(stack.mailbox.arrived[0]?.mail.text ?? '')?.[1]

  it('the confirmation, the move and the cancellation arrive, each with an updated file of the same event', async () => {
    const { booking_id, manage_token } = await booked()
    const files = []
    for (const step of [
      async () => 200,
      (token?: string) =>
        change('reschedule_booking', {
          token,
          preferred_date: new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10),
          preferred_time: '4:00 PM',
        }),
      (token?: string) => change('cancel_booking', { token }),
    ]) {
      // Changed with the token of the email, which confirms the address.
      expect(await step(emailToken())).toBe(200)
      stack.mailbox.arrived.length = 0
      // Simulates that two minutes have passed.
      await stack.backend.query(
        "update public.outbox set due_at = due_at - interval '2 minutes' where recipient = $1",
        [email()],
      )
      expect(await (await sendDue()).json()).toMatchObject({ ok: true, emails: { sent: 1, refused: 0 } })
      expect(stack.mailbox.arrived.map(({ recipients }) => recipients)).toEqual([[email()]])
      files.push({ subject: stack.mailbox.arrived[0]?.mail.subject?.split(':')[0], ...calendarFile() })
      if (files.length === 1) {
        const { text = '', html = '' } = stack.mailbox.arrived[0]?.mail ?? {}
        expect(text).toContain(`${siteUrl}/book-a-call/manage?token=`)
        expect(text).toContain('Where you are: ')
        // Neither the visitor's input nor the browser's token.
        for (const typed of ['Nurul & Co', 'Nurul &amp; Co', 'attacker', manage_token])
          expect(text + html).not.toContain(typed)
      }
    }
    const uid = `${booking_id}@studio.test`
    expect(files).toEqual([
      { subject: 'Your call is booked', method: 'PUBLISH', uid, sequence: 0 },
      { subject: 'Your call has moved', method: 'PUBLISH', uid, sequence: 1 },
      { subject: 'Your call is cancelled', method: 'CANCEL', uid, sequence: 2 },
    ])
  })

  it('the confirmation is sent once for ten simultaneous runs, and its text is stored', async () => {
    await booked()
    await Promise.all(Array.from({ length: 10 }, () => sendDue()))
    expect(stack.mailbox.arrived).toHaveLength(1)
    const [kept] = await stack.backend.query<{ subject: string; body_text: string; body_html: string }>(
      "select subject, body_text, body_html from public.outbox where recipient = $1 and status = 'sent'",
      [email()],
    )
    expect(kept?.subject).toBe(stack.mailbox.arrived[0]?.mail.subject)
    const token = emailToken()
    expect(token).toMatch(/^[0-9a-f-]{36}$/)
    for (const part of [kept?.body_text, kept?.body_html]) {
      expect(part).toContain('manage?token=not-shown')
      expect(part).not.toContain(token)
    }
  })

  it('the owner gets a notice of a new lead, with the customer as Reply-To', async () => {
    await alertOnly(stack.backend, 'owner@studio.test')
    const { booking_id } = await booked()
    expect(await (await sendDue()).json()).toMatchObject({ emails: { sent: 2 } })
    await disableAlerts(stack.backend)
    const notice = stack.mailbox.arrived.find(({ recipients }) => recipients[0] === 'owner@studio.test')?.mail
    expect(notice?.subject).toMatch(/^New call: Nurul & Co, \w{3} \d+ \w+, 9:00 AM$/)
    expect(notice?.replyTo).toMatchObject([{ address: email() }])
    expect(notice?.text).toContain('> Cheap watches at http://attacker.example')
    expect(notice?.text).toContain(`${siteUrl}/admin/bookings/${booking_id}`)
  })

  it('a due SMS is logged, since no provider is set up', async () => {
    await switchSms(stack.backend, true)
    const { booking_id } = await booked('012-345 6789', 2)
    // Simulates a reminder that is due now.
    await stack.backend.query(
      `update public.outbox d set minutes_before = w.minutes, due_at = b.starts_at - make_interval(mins => w.minutes)
      from public.booking_submissions b,
        lateral (select ceil(extract(epoch from b.starts_at - now()) / 60)::integer as minutes) w
      where b.id = d.booking_id and d.channel = 'sms' and b.id = $1::text::uuid`,
      [booking_id],
    )
    expect(await (await sendDue()).json()).toMatchObject({ sms: { logged: 1, sent: 0 } })
    expect(stack.mailbox.arrived).toEqual([])
    expect(stack.logged.join('\n')).toMatch(
      /\[functions\] SMS to …6789, not sent \(no provider is set up\): Rentak Studio: /,
    )
  })

  it('an email waits while the SMTP server is down and is sent when it is back', async () => {
    await booked()
    const bringBack = await stack.withoutMailServer()
    expect(await (await sendDue()).json()).toMatchObject({ emails: { sent: 0, retry: 1 } })
    expect(stack.logged.join('\n')).toMatch(/Email [0-9a-f-]{36} was not handed over/)
    expect(stack.logged.join('\n')).not.toContain(email())
    await bringBack()
    // Simulates that a minute has passed.
    await stack.backend.exec("update private.email_pause set until = until - interval '1 minute' where id")
    await stack.backend.query(
      "update public.outbox set retry_at = retry_at - interval '1 minute' where status = 'pending' and recipient = $1",
      [email()],
    )
    await sendDue()
    expect(stack.mailbox.arrived.map(({ recipients }) => recipients)).toEqual([[email()]])
  })
})

describe('send-welcome-email over HTTP', () => {
  const path = '/functions/v1/send-welcome-email'

  it.each([
    ['a body that is not JSON', '{"email":', 400, 'invalid_json'],
    ['no body', '', 400, 'invalid_json'],
    ['wrong types', '{"email":1,"subscriberId":[]}', 400, 'invalid_input'],
    ['a body of five thousand bytes', `"${'a'.repeat(5000)}"`, 413, 'body_too_large'],
  ])('refuses %s', async (_what, body, status, error) => {
    const answer = await post(path, body)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ error })
  })

  it('allows calls from a page on localhost', async () => {
    const preflight = await fetch(`${stack.api}${path}`, {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:5173', 'Access-Control-Request-Method': 'POST' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toContain('apikey')
    const answer = await post(path, 'x', { Origin: 'http://localhost:5173' })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })
})

describe('the one-click URL of an email', () => {
  /** Subscribes, and returns the one-click URL in the email. */
  async function subscribed(): Promise<string> {
    const subscription = JSON.stringify({ subscriber_email: email() })
    const answer = await post('/rest/v1/rpc/subscribe_with_welcome_email', subscription)
    const { subscriber_id: subscriberId } = (await answer.json()) as { subscriber_id: string }
    await post('/functions/v1/send-welcome-email', JSON.stringify({ email: email(), subscriberId }))
    await expect.poll(() => stack.mailbox.arrived).toHaveLength(1)
    const [mail] = stack.mailbox.arrived
    return /^<([^>]+)>/.exec((mail && header(mail, 'List-Unsubscribe')) ?? '')?.[1] ?? ''
  }
  /** By address, because the database keeps no address of a former subscriber. */
  const isActive = async () =>
    (
      await stack.backend.query('select from public.newsletter_subscribers where is_active and email = $1', [
        email(),
      ])
    ).length === 1
  const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }

  it('unsubscribes by POST without a key, and answers the same a second time', async () => {
    const address = await subscribed()
    expect(await isActive()).toBe(true)
    for (let time = 0; time < 2; time += 1) {
      const answer = await fetch(address, oneClick)
      expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
    }
    expect(await isActive()).toBe(false)
  })

  it('redirects a person who opens it to the confirmation page and changes nothing', async () => {
    const address = await subscribed()
    const answer = await fetch(address, { redirect: 'manual' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(`${siteUrl}/unsubscribe${new URL(address).search}`)
    expect(await isActive()).toBe(true)
  })

  it.each([
    ['a POST without the one-click field', '?token=x', { method: 'POST', body: 'a=1' }, 400],
    ['a POST with too long a body', '?token=x', { method: 'POST', body: 'a'.repeat(5000) }, 413],
    ['a POST without a token', '', oneClick, 400],
    ['a GET without a token', '', {}, 400],
    ['another method', '?token=x', { method: 'DELETE' }, 405],
  ])('refuses %s', async (_what, query, request, status) => {
    const answer = await fetch(`${stack.api}/functions/v1/unsubscribe${query}`, {
      redirect: 'manual',
      ...request,
    })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('allow')).toBe(status === 405 ? 'GET, HEAD, POST' : null)
  })
})

describe('the owner’s calendars', () => {
  let owner: Client
  beforeAll(async () => {
    owner = await signIn(stack.backend, 'admin@example.test', 'local-admin-password')
  })

  it('the feed works for a calendar client until its key is renewed', async () => {
    await owner.rpc('renew_calendar_feed')
    await stack.backend.exec(`
      insert into public.booking_submissions (name, contact, preferred_date, preferred_time, call_method, message)
      values ('Farah', '0123456789', private.today_in_malaysia() + 300, '9:00 AM', 'video', 'A shop.')`)
    const { feed_key: key } = (await owner.rpc('owner_calendar')).data as { feed_key: string }
    const get = (with_: string) => fetch(`${stack.api}/functions/v1/calendar-feed?key=${with_}`)
    const answer = await get(key)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    const calendar = new ical.Component(ical.parse(await answer.text()))
    const summaries = calendar
      .getAllSubcomponents('vevent')
      .map((event) => event.getFirstPropertyValue('summary'))
    expect(summaries).toContain('Call with Farah')
    for (const wrong of ['', 'guess', '0'.repeat(64)]) expect((await get(wrong)).status).toBe(404)
    await owner.rpc('renew_calendar_feed')
    expect((await get(key)).status).toBe(404)
  })

  it.each([
    ['https://192.168.1.1/private.ics', 'Its address leads into a private network.'],
    ['https://no-such-host.invalid/private.ics', 'Its server could not be found.'],
  ])('the busy calendar at %s is not read, and the admin shows why', async (address, why) => {
    expect((await owner.rpc('set_busy_calendar', { address })).error).toBeNull()
    const answer = await post('/functions/v1/read-calendar', '{}', {
      Authorization: `Bearer ${cronSecret}`,
    })
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true, due: true }])
    expect((await owner.rpc('owner_calendar')).data).toMatchObject({ busy_problem: why, busy_read_at: null })
  })
})
