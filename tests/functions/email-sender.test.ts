import tls from 'node:tls'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createEmailSender } from '../../supabase/functions/_shared/email-sender.ts'
import { header } from './support/mailbox'
import { byHttp, bySmtp, emailProviders, mail } from './support/email-providers'
import { envOf } from './support/settings'

const calendar = {
  filename: 'call.ics',
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  content: 'BEGIN:VCALENDAR\r\nSUMMARY:Kopi — 咖啡\r\nEND:VCALENDAR\r\n',
}

const { api, mailbox } = emailProviders()

describe('sending by SMTP', () => {
  it('sends both parts and the headers to one recipient', async () => {
    const { port, arrived } = await mailbox()
    await bySmtp(port)(mail)
    expect(arrived).toHaveLength(1)
    const [one] = arrived
    expect(one).toMatchObject({
      recipients: ['nurul@example.test'],
      mail: {
        subject: 'Selamat datang — welcome',
        from: { name: 'Rentak "R" Studio', address: 'hello@studio.test' },
        text: 'In text\n',
        html: '<p>In HTML</p>\n',
      },
    })
    expect(one && header(one, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  })

  it('sets Reply-To', async () => {
    const { port, arrived } = await mailbox()
    await bySmtp(port)({ ...mail, replyTo: 'aina@example.test' })
    await bySmtp(port)(mail)
    expect(arrived.map((one) => one.mail.replyTo)).toMatchObject([
      [{ address: 'aina@example.test' }],
      undefined,
    ])
  })

  it('signs in if a user is set', async () => {
    const seen: unknown[] = []
    const { port, arrived } = await mailbox({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth(auth, _session, done) {
        seen.push(auth.username, auth.password)
        done(null, { user: auth.username })
      },
    })
    await bySmtp(port, { SMTP_USER: 'studio', SMTP_PASS: 'pass phrase' })(mail)
    expect(seen).toEqual(['studio', 'pass phrase'])
    expect(arrived).toHaveLength(1)
  })

  it('does not send a password unencrypted to another machine', async () => {
    const tried: string[] = []
    const { port, arrived } = await mailbox(
      {
        authOptional: false,
        allowInsecureAuth: true,
        onAuth(auth, _session, done) {
          tried.push(String(auth.password))
          done(null, { user: 'studio' })
        },
      },
      '0.0.0.0',
    )
    // Connects to this machine by an address that is not recognised as local.
    const send = bySmtp(port, { SMTP_HOST: '0.0.0.0', SMTP_USER: 'studio', SMTP_PASS: 'pass phrase' })
    await expect(send(mail)).rejects.toThrow(/STARTTLS|TLS/)
    expect(tried).toEqual([])
    expect(arrived).toEqual([])
  })

  it('encrypts the connection to port 465 from its first byte', async () => {
    const connect = vi.spyOn(tls, 'connect').mockImplementation(() => {
      throw new Error('This test connects to nothing.')
    })
    onTestFinished(() => connect.mockRestore())
    await expect(bySmtp(465)(mail)).rejects.toThrow('connects to nothing')
    expect(connect.mock.calls[0]?.[0]).toMatchObject({ port: 465 })
  })

  it('sends an attachment byte for byte', async () => {
    const { port, arrived } = await mailbox()
    await bySmtp(port)({ ...mail, attachments: [calendar] })
    const [file] = arrived[0]?.mail.attachments ?? []
    expect(file).toMatchObject({ filename: 'call.ics', mimeType: 'text/calendar', method: 'PUBLISH' })
    const sent = Buffer.from(calendar.content).toString('base64')
    expect(arrived[0]?.raw.replaceAll('\r\n', '')).toContain(sent)
  })
})

describe('sending by an HTTP mail API', () => {
  it('is used if both ways are set up', async () => {
    const { url, requests } = await api(200)
    const both = { SMTP_HOST: '127.0.0.1', SMTP_PORT: '1', MAIL_API_URL: url, MAIL_API_KEY: 'mail-key' }
    await createEmailSender(envOf(both))(mail)
    expect(requests).toHaveLength(1)
  })

  it('fails with status and reason when refused', async () => {
    const { url } = await api(422, { message: 'domain not verified' })
    await expect(byHttp(url)(mail)).rejects.toThrow('Resend answered 422: {"message":"domain not verified"}')
  })
})

describe('validation', () => {
  it.each([
    ['a line break in the recipient', { to: 'nurul@example.test\r\nBcc: attacker@example.test' }],
    ['a second recipient', { to: 'nurul@example.test,attacker@example.test' }],
    ['a recipient with a display name', { to: 'Nurul <nurul@example.test>' }],
    ['a recipient without an address', { to: 'nurul' }],
    ['a recipient of 300 characters', { to: `${'n'.repeat(300)}@x.test` }],
    ['a line break in the subject', { subject: 'Welcome\nBcc: attacker@example.test' }],
    ["a line break in the sender's name", { from: { name: 'Studio\rBcc: x', address: 'hello@studio.test' } }],
    ['a line break in a header', { headers: { 'X-Note': 'a\r\nBcc: attacker@example.test' } }],
    ["a line break in an attachment's name", { attachments: [{ ...calendar, filename: 'a\r\nBcc: b' }] }],
    ['a NUL in the subject', { subject: 'Welcome\0' }],
    ["a NUL in the sender's name", { from: { name: 'Stu\0dio', address: 'hello@studio.test' } }],
    ['a NUL in a header', { headers: { 'X-Note': 'a\0b' } }],
    ["a NUL in an attachment's name", { attachments: [{ ...calendar, filename: 'a\0.ics' }] }],
    ["a line break in a header's name", { headers: { 'X-Note: a\nBcc': 'attacker@example.test' } }],
  ])('refuses %s, by SMTP and by API', async (_what, change) => {
    const { port, arrived } = await mailbox()
    const { url, requests } = await api(200)
    const expected = {
      message: expect.stringMatching(/not one mail address|line break/),
      failure: 'refused',
    }
    await expect(bySmtp(port)({ ...mail, ...change })).rejects.toMatchObject(expected)
    await expect(byHttp(url)({ ...mail, ...change })).rejects.toMatchObject(expected)
    expect(arrived).toEqual([])
    expect(requests).toEqual([])
  })
})

describe('settings', () => {
  it('the error names the settings if there is no way to send', () => {
    expect(() => createEmailSender(envOf({}))).toThrow('Set MAIL_PROVIDER and MAIL_API_KEY, or SMTP_HOST')
  })

  it('the error names the missing password', () => {
    const noPassword = { SMTP_HOST: 'mail.studio.test', SMTP_USER: 'studio' }
    expect(() => createEmailSender(envOf(noPassword))).toThrow('SMTP_PASS is not set')
  })
})
