import type { AddressInfo } from 'node:net'
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
    async onData(stream, session, done) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      const bytes = Buffer.concat(chunks)
      const mail = await PostalMime.parse(bytes)
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      arrived.push({ recipients, mail, raw: bytes.toString('latin1') })
      done()
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
