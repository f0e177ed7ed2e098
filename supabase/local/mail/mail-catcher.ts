import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { listenOnLoopback } from '../host/listen'
import { nodeHandler } from '../host/node-http'
import { createLocalServer } from '../host/this-machine'
import { type CaughtEmail, createMailbox } from './mailbox-page'

interface MailCatcher {
  /** URL of the mailbox page; tests use `/api/messages`. */
  url: string
  /** The SMTP port on 127.0.0.1, with any user and password or none. */
  smtpPort: number
  close(): Promise<void>
}

async function parse(source: Buffer, to: string[]): Promise<CaughtEmail> {
  const mail = await PostalMime.parse(source, { attachmentEncoding: 'base64' })
  const headers: Record<string, string> = {}
  for (const { key, value } of mail.headers)
    headers[key] = key in headers ? `${headers[key]}\n${value}` : value
  const from = mail.from?.address ?? ''
  return {
    id: randomUUID(),
    from: mail.from?.name ? `${mail.from.name} <${from}>` : from,
    to,
    subject: mail.subject ?? '',
    date: new Date().toISOString(),
    headers,
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map(({ filename, mimeType, content }, index) => ({
      name: filename || `attachment ${index + 1}`,
      type: mimeType,
      content: String(content),
    })),
  }
}

/** The emails in a file, one per line; a line truncated by a power failure is skipped. */
async function readStored(file: string): Promise<CaughtEmail[]> {
  await mkdir(dirname(file), { recursive: true })
  const text = await readFile(file, { encoding: 'utf8', flag: 'a+' })
  const lines = text.split('\n').filter((line) => line.endsWith('}'))
  return lines.map((line) => JSON.parse(line) as CaughtEmail)
}

/**
 * Catches every email that the local functions send.
 * @param options.port of the page; 0 = a free one
 * @param options.file where emails are stored; absent = in memory
 * @throws PortInUseError
 */
export async function startMailCatcher(options: { port: number; file?: string }): Promise<MailCatcher> {
  const { file } = options
  const mails = file ? await readStored(file) : []
  const mailbox = createMailbox(mails)
  const page = await listenOnLoopback(
    createLocalServer(nodeHandler(async (request) => mailbox.fetch(request))),
    options.port,
  )
  async function keep(source: Buffer, to: string[]): Promise<void> {
    const mail = await parse(source, to)
    if (file) await appendFile(file, `\n${JSON.stringify(mail)}`)
    mails.push(mail)
  }
  const smtp = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? 'anyone' }),
    onData: (stream, { envelope }, done) => {
      const to = envelope.rcptTo.map(({ address }) => address)
      void buffer(stream)
        .then((source) => keep(source, to))
        .then(() => done(), done)
    },
  })
  smtp.on('error', () => undefined)
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://localhost:${page.port}`,
    smtpPort: (smtp.server.address() as AddressInfo).port,
    async close() {
      await Promise.all([page.close(), new Promise<void>((resolve) => smtp.close(() => resolve()))])
    },
  }
}
