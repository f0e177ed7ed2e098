import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { createTransport } from 'nodemailer'
import { expect, it, onTestFinished } from 'vitest'
import { PortInUseError } from '../host/listen'
import { startMailCatcher } from './mail-catcher'
import type { CaughtEmail } from './mailbox-page'
import { join } from 'node:path'
import { rawStatus } from '../testing/raw-request'
import { temporaryFolder } from '../testing/temporary-folder'

async function start(file?: string) {
  const catcher = await startMailCatcher({ port: 0, file })
  let open = true
  const close = async () => {
    if (open) await catcher.close()
    open = false
  }
  onTestFinished(close)
  const list = async () => (await (await fetch(`${catcher.url}/api/messages`)).json()) as CaughtEmail[]
  const send = (subject: string, auth?: { user: string; pass: string }) =>
    createTransport({ host: '127.0.0.1', port: catcher.smtpPort, auth }).sendMail({
      from: 'The Studio <studio@example.test>',
      to: '"A, B" <a@example.test>, b@example.test',
      subject,
      text: 'Selamat datang — hello.',
      html: '<p>Hello</p><script>alert(1)</script>',
      headers: { 'List-Unsubscribe': '<https://studio.example/u>, <mailto:u@example.test>' },
    })
  return { ...catcher, close, list, send }
}

it('a sent email can be read: both parts, addresses and headers', async () => {
  const mail = await start()
  await mail.send('First', { user: 'anyone', pass: 'anything' })
  await mail.send('Tiada <b>kata</b> “lain”')
  const [second, first] = await mail.list()
  expect([second?.subject, first?.subject]).toEqual(['Tiada <b>kata</b> “lain”', 'First'])
  expect(second).toMatchObject({
    from: 'The Studio <studio@example.test>',
    to: ['a@example.test', 'b@example.test'],
    text: 'Selamat datang — hello.\n',
    html: '<p>Hello</p><script>alert(1)</script>\n',
    headers: { 'list-unsubscribe': '<https://studio.example/u>, <mailto:u@example.test>' },
    date: expect.stringMatching(/^\d{4}-.*Z$/),
  })
})

it('a restart loses no email', async () => {
  const file = join(temporaryFolder().path, 'mails.jsonl')
  const first = await start(file)
  await first.send('Kept')
  const before = await first.list()
  await first.close()
  expect(before).toHaveLength(1)
  expect(await (await start(file)).list()).toEqual(before)
})

it('an email is shown in a frame that cannot run scripts', async () => {
  const mail = await start()
  await mail.send('Shown')
  const [caught] = await mail.list()
  const shown = await fetch(`${mail.url}/messages/${caught?.id}/html`)
  expect(shown.headers.get('content-security-policy')).toBe(
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  )
  expect(await shown.text()).toContain('<base target="_blank">')
})

it('the mailbox shows a subject as text', async () => {
  const mail = await start()
  await mail.send('Tiada <b>kata</b> “lain”')
  const text = await (await fetch(mail.url)).text()
  expect(text).toContain('Tiada &lt;b&gt;kata&lt;/b&gt; “lain”')
  expect(text).not.toContain('<b>')
})

it('a page of another site, or under another name for this machine, reads nothing', async () => {
  const mail = await start()
  const read = (headers: Record<string, string>) =>
    rawStatus(Number(new URL(mail.url).port), { path: '/api/messages', headers })
  expect(await read({ origin: 'https://elsewhere.example' })).toBe(403)
  expect(await read({ origin: 'null' })).toBe(403)
  expect(await read({ host: 'elsewhere.example' })).toBe(403)
  expect(await read({ origin: mail.url })).toBe(200)
})

it('attachments are listed and can be saved', async () => {
  const mail = await start()
  const content = 'BEGIN:VCALENDAR\r\nSUMMARY:Panggilan — hello\r\nEND:VCALENDAR\r\n'
  await createTransport({ host: '127.0.0.1', port: mail.smtpPort }).sendMail({
    from: 'studio@example.test',
    to: 'a@example.test',
    subject: 'With a file',
    text: 'Attached.',
    attachments: [{ filename: 'notes.bin', contentType: 'application/octet-stream', content }],
  })
  const [caught] = await mail.list()
  const inBase64 = Buffer.from(content).toString('base64')
  expect(caught?.attachments).toEqual([
    { name: 'notes.bin', type: 'application/octet-stream', content: inBase64 },
  ])
  expect(await (await fetch(`${mail.url}/messages/${caught?.id}/text`)).text()).toMatch(/^Attached/)
  expect(await (await fetch(mail.url)).text()).toContain(
    `href="data:application/octet-stream;base64,${inBase64}" download="notes.bin"`,
  )
})

it('a port in use is named in the error', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as AddressInfo
  await expect(startMailCatcher({ port })).rejects.toThrow(new PortInUseError(port).message)
})
