import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A received email: its envelope and its content. */
interface Arrived {
  recipients: string[]
  mail: Email
  /** The bytes as they were transferred. */
  raw: string
}

/** A mail server on this machine that records every email. */
export interface Mailbox {
  port: number
  arrived: Arrived[]
  close: () => Promise<void>
}

/** The value of one header of an email. */
export function header({ mail }: Arrived, name: string): string | undefined {
  return mail.headers.find(({ key }) => key === name.toLowerCase())?.value
}

/** Starts an SMTP server, by default on a free port; `options` change its behaviour. */
export async function openMailbox(
  options: SMTPServerOptions = {},
  host = '127.0.0.1',
  onPort = 0,
): Promise<Mailbox> {
  const arrived: Arrived[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const receive = async () => {
        const bytes = await buffer(stream)
        const mail = await PostalMime.parse(bytes)
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        arrived.push({ recipients, mail, raw: bytes.toString('latin1') })
      }
      // Some tests end the sender in the middle of the text.
      receive().then(() => done(), done)
    },
    ...options,
  })
  // Some tests end the client in the middle of a session.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(onPort, host, resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return { port, arrived, close: () => new Promise((resolve) => server.close(() => resolve())) }
}
