// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Email } from '../../supabase/functions/_shared/email-sender.ts'
import type { Notice, NoticeLead } from '../../supabase/functions/_shared/outbox.ts'
import { emailChannel } from '../../supabase/functions/send-due/channels.ts'
import { claimOf } from './support/claim'
import { bodyOf, received as parsed } from './support/received'
import { accepting, studio } from './support/settings'

const call = (change: Partial<NoticeLead> = {}, lead: Record<string, unknown> = {}): NoticeLead => ({
  place: 1,
  event: 'new',
  was: null,
  table: 'booking_submissions',
  whatsapp: null,
  ...change,
  lead: {
    id: '7a0f4b1a-93a6-4d0c-8d5e-6a7d2f3b9c22',
    name: 'Aina',
    contact: 'aina@example.test',
    email: 'aina@example.test',
    starts_at: '2026-12-01T01:00:00+00:00',
    call_method: 'video',
    status: 'booked',
    project_type: 'Online shop',
    package: null,
    message: 'We sell batik.\nHow soon?',
    ...lead,
  },
})
const request = (lead: Record<string, unknown> = {}): NoticeLead => ({
  ...call({ table: 'contact_submissions' }),
  lead: {
    id: '2c9b7c55-1a4f-4a65-b5a1-5e3e6d7f8a33',
    kind: 'quote',
    name: 'Tan',
    contact: '012-345 6789',
    message: 'How much?',
    budget_range: 'RM5,000 to RM10,000',
    ...lead,
  },
  whatsapp: '60123456789',
})
const application: NoticeLead = {
  ...call({ table: 'work_opportunities', whatsapp: '60198887777' }),
  lead: {
    id: '6f1de9a4-5c7e-4c53-9d0e-0b8a1f6e2c11',
    full_name: 'Mei',
    contact_number: '019-888 7777',
    email: 'mei@example.test',
    area_of_expertise: 'SEO Specialist',
    work_link: 'https://mei.example.test/work',
  },
}

const accepted: NoticeLead = {
  ...call({ table: 'orders', event: 'accepted' }),
  lead: {
    id: '4b1de9a4-5c7e-4c53-9d0e-0b8a1f6e2c44',
    name: 'Kedai Nur',
    contact: 'nur@example.test',
    order_number: 'RS-2026-0007',
    total_sen: 313_362,
    version: 2,
    accepted_name: 'Nur',
  },
}

const made = (notice: Notice) =>
  emailChannel(studio, accepting).compose(
    claimOf({ recipient: 'owner@studio.test', kind: 'owner_notice', unsubscribe_token: null, notice }),
    0,
  )
async function received(...leads: NoticeLead[]) {
  const mail = await parsed(made({ leads }))
  const body = bodyOf(mail.html)
  return { mail, body, links: [...body.querySelectorAll('a')].map((link) => link.href) }
}

describe('the email about new leads to the owner', () => {
  it('has the details of a call, a link to it and links to answer by email and WhatsApp', async () => {
    const { mail, body, links } = await received(call({ whatsapp: '60123456789' }))
    expect(mail.subject).toBe('New call: Aina, Tue 1 Dec, 9:00 AM')
    for (const part of [mail.text ?? '', body.textContent ?? ''])
      for (const said of ['Aina', 'Tue 1 Dec, 9:00 AM (MYT)', 'Video call', 'Online shop', 'We sell batik.'])
        expect(part).toContain(said)
    expect(mail.text).toContain('> We sell batik.\n> How soon?')
    expect(links).toEqual([
      'https://studio.test/admin/bookings/7a0f4b1a-93a6-4d0c-8d5e-6a7d2f3b9c22',
      'mailto:aina@example.test?subject=Your%20call%20with%20Rentak%20Studio&body=Hello%20Aina%2C%20this%20is%20Rentak%20Studio%3A%20about%20our%20call%20on%20Tue%201%20Dec%2C%209%3A00%20AM%20(MYT).%0D%0A%0D%0A',
      'https://wa.me/60123456789?text=Hello%20Aina%2C%20this%20is%20Rentak%20Studio%3A%20about%20our%20call%20on%20Tue%201%20Dec%2C%209%3A00%20AM%20(MYT).%0D%0A%0D%0A',
      'https://studio.test/admin/settings/alerts',
    ])
  })

  it.each([
    [call({ event: 'moved', was: '2026-11-30T06:30:00Z' }), 'Call moved: Aina, Tue 1 Dec, 9:00 AM'],
    [call({ event: 'cancelled' }, { status: 'cancelled' }), 'Call cancelled: Aina, Tue 1 Dec, 9:00 AM'],
    [call({ event: 'confirmed' }), 'Call confirmed: Aina, Tue 1 Dec, 9:00 AM'],
    [call({}, { status: 'requested' }), 'Call requested: Aina, Tue 1 Dec, 9:00 AM'],
    [request(), 'New quote request: Tan'],
    [request({ kind: 'contact', project_type: 'Clinic' }), 'New message: Tan, Clinic'],
    [application, 'New application: Mei, SEO Specialist'],
  ])('has a subject with the event: %#', (lead, subject) => {
    expect(made({ leads: [lead] }).subject).toBe(subject)
  })

  it('has the link to an applicant’s work', () => {
    expect(made({ leads: [application] }).text).toContain('Link to work: https://mei.example.test/work')
  })

  it('has the previous time of a moved call, and says that a requested one reserves no time', async () => {
    expect(made({ leads: [call({ event: 'moved', was: '2026-11-30T06:30:00Z' })] }).text).toContain(
      'Was: Mon 30 Nov, 2:30 PM (MYT)',
    )
    expect(made({ leads: [call({}, { status: 'requested' })] }).text).toContain(
      'No time is reserved until they confirm it by email, or you confirm it in the admin.',
    )
    expect(made({ leads: [call({}, { status: 'requested', email: null })] }).text).toContain(
      'No time is reserved until you confirm it in the admin.',
    )
  })

  it.each([
    [{ leads: [call(), request(), application] }, 'Three new leads'],
    [{ leads: [call(), call({ event: 'moved' })] }, 'One new lead, one changed call'],
    [{ leads: [call({ event: 'moved' }), call({ event: 'cancelled' })] }, 'Two changed calls'],
    [{ leads: [call({ event: 'moved' }), accepted] }, 'Two changes'],
    [{ leads: Array.from({ length: 20 }, () => call()), more: 3 }, '23 new leads and changes'],
    [{ leads: Array.from({ length: 12 }, () => request()), more: 0 }, '12 new leads'],
  ])('counts several in its subject: %#', (notice, subject) => {
    expect(made(notice).subject).toBe(subject)
  })

  it('lists several leads with their own links and counts the rest', async () => {
    const { links, mail } = await received(call(), request(), application)
    expect(links.filter((link) => link.includes('/admin/')).map((link) => new URL(link).pathname)).toEqual([
      '/admin/bookings/7a0f4b1a-93a6-4d0c-8d5e-6a7d2f3b9c22',
      '/admin/requests/2c9b7c55-1a4f-4a65-b5a1-5e3e6d7f8a33',
      '/admin/applications/6f1de9a4-5c7e-4c53-9d0e-0b8a1f6e2c11',
      '/admin/settings/alerts',
    ])
    expect(mail.text).toContain('Budget: RM5,000 to RM10,000')
    expect(mail.text).toContain('Contact: 019-888 7777, mei@example.test')
    expect(made({ leads: [call()], more: 7 }).text).toContain('And 7 more: see them all in the admin.')
  })

  it('names an accepted quotation, who accepted it and the total', async () => {
    const { mail, links } = await received(accepted)
    expect(mail.subject).toBe('Quotation accepted: Kedai Nur, RS-2026-0007')
    for (const line of ['Accepted by: Nur', 'RS-2026-0007, version 2', 'Total: RM3,133.62'])
      expect(mail.text).toContain(line)
    expect(links[0]).toBe(`https://studio.test/admin/orders/${accepted.lead.id}`)
  })

  it('has the customer as Reply-To if it is about one with an email address', async () => {
    expect((await received(call())).mail.replyTo).toMatchObject([{ address: 'aina@example.test' }])
    expect((await received(request())).mail.replyTo).toBeUndefined()
    expect((await received(call(), application)).mail.replyTo).toBeUndefined()
    expect(made({ leads: [call()], more: 1 }).replyTo).toBeUndefined()
  })

  it('shows typed text as text: no markup, link, header or reversed line', async () => {
    const hostile = '<img src=x onerror=alert(1)>"\r\nBcc: all@example.test\u202Egnp.exe\u2028'
    const { mail, body, links } = await received(
      call(
        {},
        {
          name: hostile,
          contact: 'a@b.test, c@d.test',
          email: 'x@y.test>\r\nBcc: z@z.test',
          message: `${hostile}\n-- \nhttps://evil.example.test`,
          source: { page: hostile, campaign: 3 },
        },
      ),
    )
    expect(body.querySelector('img')).toBeNull()
    expect(links.filter((link) => !link.startsWith('https://studio.test/'))).toEqual([])
    expect(mail.to).toHaveLength(1)
    expect(mail.bcc).toBeUndefined()
    expect(mail.replyTo).toBeUndefined()
    expect(`${mail.subject}${mail.text}`).not.toContain('\u202E')
    expect(mail.subject).not.toMatch(/[\r\n\u2028]/)
    expect(mail.text).toContain('> -- \n> https://evil.example.test')
  })

  it('encodes an address that could extend its link', async () => {
    const { links } = await received(call({}, { email: 'a&cc=b?x%40c@example.test', name: 'A&B=?' }))
    const mailto = links.find((link) => link.startsWith('mailto:')) ?? ''
    expect(mailto.split('?')[0]).toBe('mailto:a%26cc%3Db%3Fx%2540c@example.test')
    expect([...new URLSearchParams(mailto.split('?')[1]).keys()]).toEqual(['subject', 'body'])
  })

  it('cuts very long texts', () => {
    const { subject, text } = made({
      leads: [call({}, { name: 'n'.repeat(200), message: 'm'.repeat(5000) })],
    })
    expect(subject.length).toBeLessThan(120)
    expect(text.length).toBeLessThan(3500)
    expect(text).toContain('m…')
  })

  /** Whatever is typed: of every kind of character that grows when it is escaped. */
  const typed = (length: number) =>
    fc.oneof(
      fc.constantFrom('"', '<', '&', "'", '咖', '😀', 'a ').map((one) => one.repeat(length)),
      fc.string({ maxLength: length }),
    )
  const anyLead = fc
    .record({
      name: typed(200),
      contact: typed(200),
      message: typed(5000),
      project_type: typed(200),
      budget_range: typed(200),
    })
    .map((lead) => request(lead))
  const bytes = (text: string) => new TextEncoder().encode(text).length

  it('is cut off by no mailbox, whatever is typed, and goes on where it ended in the next email', () => {
    fc.assert(
      fc.property(
        fc.array(anyLead, { minLength: 1, maxLength: 20, size: 'max' }),
        fc.integer({ min: 0, max: 50 }),
        (typedLeads, more) => {
          let left = typedLeads.map((lead, index) => ({ ...lead, place: index + 1 }))
          const told: number[] = []
          while (left.length > 0) {
            const email = made({ leads: left, more }) as Email
            expect(bytes(email.html)).toBeLessThan(102_400)
            const count =
              email.listed === undefined
                ? left.length
                : left.findIndex(({ place }) => place === email.listed) + 1
            expect(count).toBeGreaterThan(0)
            const rest = left.length - count
            expect(/ more in the next email\./.test(email.text)).toBe(rest > 0)
            expect(email.text.includes('see them all in the admin')).toBe(rest === 0 && more > 0)
            told.push(...left.slice(0, count).map(({ place }) => place))
            left = left.slice(count)
          }
          expect(told).toEqual(typedLeads.map((_, index) => index + 1))
        },
      ),
      { numRuns: 30 },
    )
  })

  it('of twelve requests full of quotation marks is two emails', () => {
    const leads = Array.from({ length: 12 }, (_, index) => ({
      ...request({ name: 'Tan', message: '"'.repeat(5000) }),
      place: index + 1,
    }))
    const first = made({ leads }) as Email
    expect(first.listed).toBeLessThan(12)
    expect(first.text).toContain('more in the next email.')
    expect(first.subject).toBe(
      `${['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'][first.listed ?? 0] ?? first.listed} new leads`,
    )
    const rest = made({ leads: leads.slice(first.listed) }) as Email
    expect(rest.listed).toBeUndefined()
  })

  it('says that it is a test if requested as one', () => {
    const mail = made({ leads: [], test: true })
    expect(mail.subject).toBe('Test: your alerts arrive')
    expect(mail.to).toBe('owner@studio.test')
  })
})
