import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail as it arrived: its envelope and what is in it. */
export interface Arrived {
  recipients: string[]
  mail: Email
  /** As it came over the wire. */
  raw: string
}

/** A mail server of this machine that keeps what it gets. */
export interface Mailbox {
  port: number
  arrived: Arrived[]
  close: () => Promise<void>
}

/** One header's value of a mail. */
export function header({ mail }: Arrived, name: string): string | undefined {
  return mail.headers.find(({ key }) => key === name.toLowerCase())?.value
}

/** Starts a mail server, by default on a free port; `options` change how it behaves. */
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
      // A sender that dies in the middle of its text is part of these tests.
      receive().then(() => done(), done)
    },
    ...options,
  })
  // A client that gives up mid-way is part of these tests.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(onPort, host, resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return { port, arrived, close: () => new Promise((resolve) => server.close(() => resolve())) }
}
