import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createEmailSender } from '../../functions/_shared/email-sender'
import { PortInUseError } from '../host/listen'
import { rawStatus } from '../testing/raw-request'
import { type CaughtEmail, startMailbox } from './mailbox'

async function start() {
  const mailbox = await startMailbox(0)
  onTestFinished(mailbox.close)
  const env = { MAIL_API_URL: `${mailbox.url}/emails`, MAIL_API_KEY: 'local' }
  const send = createEmailSender((name) => env[name as keyof typeof env])
  return {
    url: mailbox.url,
    list: async () => (await (await fetch(`${mailbox.url}/api/messages`)).json()) as CaughtEmail[],
    send: (subject: string, id?: string) =>
      send(
        {
          from: { name: 'The Studio', address: 'studio@example.test' },
          to: 'a@example.test',
          subject,
          text: 'Selamat datang — hello.',
          html: '<p>Hello</p><script>alert(1)</script>',
          headers: { 'List-Unsubscribe': '<https://studio.example/u>' },
          attachments: [{ filename: 'call.ics', contentType: 'text/calendar', content: 'Panggilan' }],
        },
        id,
      ),
  }
}

it('an email of the functions is listed, newest first; one that is sent twice with its id once', async () => {
  const { send, list } = await start()
  await send('First')
  await send('Second', 'one-id')
  await send('Second', 'one-id')
  expect((await list()).map(({ subject }) => subject)).toEqual(['Second', 'First'])
  expect((await list())[0]).toMatchObject({
    from: '"The Studio" <studio@example.test>',
    to: ['a@example.test'],
    text: 'Selamat datang — hello.',
    html: '<p>Hello</p><script>alert(1)</script>',
    headers: { 'List-Unsubscribe': '<https://studio.example/u>' },
    date: expect.stringMatching(/^\d{4}-.*Z$/),
  })
})

it('the page shows subjects as text, and links to both parts and to files', async () => {
  const { url, send, list } = await start()
  await send('Tiada <b>kata</b> “lain”')
  const page = await (await fetch(url)).text()
  expect(page).toContain('Tiada &lt;b&gt;kata&lt;/b&gt; “lain”')
  const inBase64 = Buffer.from('Panggilan').toString('base64')
  expect(page).toContain(`href="data:text/calendar;base64,${inBase64}" download="call.ics"`)
  const [email] = await list()
  expect(await (await fetch(`${url}/messages/${email?.id}/text`)).text()).toBe('Selamat datang — hello.')
  const shown = await fetch(`${url}/messages/${email?.id}/html`)
  expect(await shown.text()).toContain('<base target="_blank"><p>Hello</p>')
  expect(shown.headers.get('content-security-policy')).toBe(
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  )
})

it('a port in use is named in the error', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as AddressInfo
  await expect(startMailbox(port)).rejects.toThrow(new PortInUseError(port).message)
})

it('a page of another site, or under another name for this machine, reads nothing', async () => {
  const { url } = await start()
  const read = (headers: Record<string, string>) =>
    rawStatus(Number(new URL(url).port), { path: '/api/messages', headers })
  expect(await read({ origin: 'https://elsewhere.example' })).toBe(403)
  expect(await read({ host: 'elsewhere.example' })).toBe(403)
  expect(await read({ origin: url })).toBe(200)
})

it('what becomes of an email is reported once for each post, with the id that the post was answered', async () => {
  const reported: CaughtEmail[] = []
  const mailbox = await startMailbox(0, (email) => reported.push(email))
  onTestFinished(mailbox.close)
  const post = () =>
    fetch(`${mailbox.url}/emails`, {
      method: 'POST',
      headers: { 'idempotency-key': 'one-id' },
      body: JSON.stringify({ from: 'a@example.test', to: ['b@bounce.example.test'], subject: 'Hello' }),
    })
  expect(await (await post()).json()).toEqual({ id: 'one-id' })
  expect(reported).toMatchObject([{ id: 'one-id', to: ['b@bounce.example.test'] }])
  mailbox.add({ from: 'a@example.test', to: ['b@example.test'], subject: 'Sign in' })
  expect(reported).toHaveLength(1)
})
