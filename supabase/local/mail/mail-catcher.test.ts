import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { createTransport } from 'nodemailer'
import { expect, it, onTestFinished } from 'vitest'
import { PortInUseError } from '../host/listen'
import { startMailCatcher } from './mail-catcher'
import type { CaughtMail } from './mail-store'
import { rawStatus } from '../testing/raw-request'
import { temporaryFolder } from '../testing/temporary-folder'

async function start(folder?: string) {
  const catcher = await startMailCatcher({ port: 0, folder })
  let open = true
  const close = async () => {
    if (open) await catcher.close()
    open = false
  }
  onTestFinished(close)
  const list = async () => (await (await fetch(`${catcher.url}/api/messages`)).json()) as CaughtMail[]
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

it('a mail that is sent can be read: both parts, addresses and headers', async () => {
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
    size: expect.any(Number),
  })
  const one = await fetch(`${mail.url}/api/messages/${first?.id}`)
  expect(await one.json()).toMatchObject({ subject: 'First' })
  expect((await fetch(`${mail.url}/api/messages/unknown`)).status).toBe(404)
})

it('a restart loses no mail, and deleting deletes all for good', async () => {
  const folder = temporaryFolder().path
  const first = await start(folder)
  await first.send('Kept')
  const before = await first.list()
  await first.close()
  const second = await start(folder)
  expect(await second.list()).toEqual(before)
  expect((await fetch(`${second.url}/api/messages`, { method: 'DELETE' })).status).toBe(204)
  await second.close()
  expect(await (await start(folder)).list()).toEqual([])
})

it('a mail is shown where it can run nothing', async () => {
  const mail = await start()
  await mail.send('Shown')
  const [caught] = await mail.list()
  const shown = await fetch(`${mail.url}/messages/${caught?.id}`)
  expect(shown.headers.get('content-security-policy')).toMatch(
    /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/,
  )
  expect(await shown.text()).toContain('<base target="_blank">')
  const page = await fetch(`${mail.url}/mails/${caught?.id}`)
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'self'; frame-src/,
  )
  expect(await page.text()).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
})

it('the mailbox’s own pages show a mail’s words as text', async () => {
  const mail = await start()
  await mail.send('Tiada <b>kata</b> “lain”')
  const [caught] = await mail.list()
  for (const path of ['/', `/mails/${caught?.id}`]) {
    const text = await (await fetch(mail.url + path)).text()
    expect(text).toContain('Tiada &#60;b&#62;kata&#60;/b&#62; “lain”')
    expect(text).not.toContain('<b>')
  }
})

it('the page deletes all; a page of another site, or under another name for this machine, deletes and reads nothing', async () => {
  const mail = await start()
  await mail.send('Kept')
  const ask = (method: string, path: string, headers: Record<string, string>) =>
    rawStatus(Number(new URL(mail.url).port), { method, path, headers })
  const foreign: Record<string, string>[] = [
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { host: 'elsewhere.example' },
  ]
  for (const headers of foreign) {
    expect(await ask('POST', '/delete', headers)).toBe(403)
    expect(await ask('DELETE', '/api/messages', headers)).toBe(403)
    expect(await ask('GET', '/api/messages', headers)).toBe(403)
  }
  expect(await mail.list()).toHaveLength(1)
  expect(await ask('POST', '/delete', { origin: mail.url })).toBe(303)
  expect(await mail.list()).toEqual([])
})

it('what is attached is listed, and saved as it was sent, also after a restart', async () => {
  const folder = temporaryFolder().path
  const first = await start(folder)
  const content = 'BEGIN:VCALENDAR\r\nSUMMARY:Panggilan — hello\r\nEND:VCALENDAR\r\n'
  await createTransport({ host: '127.0.0.1', port: first.smtpPort }).sendMail({
    from: 'studio@example.test',
    to: 'a@example.test',
    subject: 'With a file',
    text: 'Attached.',
    attachments: [
      {
        filename: 'call “1”.ics',
        contentType: 'text/calendar; charset=utf-8',
        contentTransferEncoding: 'base64',
        content,
      },
    ],
  })
  await first.close()
  const second = await start(folder)
  const [caught] = await second.list()
  expect(caught?.attachments).toEqual([
    { name: 'call “1”.ics', type: 'text/calendar', size: Buffer.byteLength(content) },
  ])
  const file = await fetch(`${second.url}/messages/${caught?.id}/attachments/0`)
  expect(await file.text()).toBe(content)
  expect(file.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''call%20%E2%80%9C1%E2%80%9D.ics",
  )
  expect(file.headers.get('content-security-policy')).toContain('sandbox')
  expect((await fetch(`${second.url}/messages/${caught?.id}/attachments/1`)).status).toBe(404)
  expect((await fetch(`${second.url}/messages/unknown/attachments/0`)).status).toBe(404)
})

it('a port that somebody else holds is named', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as AddressInfo
  await expect(startMailCatcher({ port })).rejects.toThrow(new PortInUseError(port).message)
})
