import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { listenOnLoopback } from '../host/listen'
import { openMailStore } from './mail-store'
import { answerMailbox } from './mailbox-page'
import { nodeHandler } from '../host/node-http'
import { createLocalServer } from '../host/this-machine'

const LARGEST_MAIL = 25 * 1024 * 1024

export interface MailCatcher {
  /** The page for people; `/api/messages` for tests. */
  url: string
  /** Where to send, on 127.0.0.1, with any user and password or none. */
  smtpPort: number
  close(): Promise<void>
}

/**
 * Catches every mail that the local functions send.
 * @param options.port of the page; 0 = a free one
 * @param options.folder where mails are kept; absent = in memory
 * @throws PortInUseError
 */
export async function startMailCatcher(options: { port: number; folder?: string }): Promise<MailCatcher> {
  const store = await openMailStore(options.folder)
  const page = await listenOnLoopback(
    createLocalServer(nodeHandler((request) => answerMailbox(request, store))),
    options.port,
  )
  const smtp = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_MAIL,
    logger: false,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? 'anyone' }),
    onData: (stream, session, done) => {
      buffer(stream)
        .then((source) =>
          store.add(
            source,
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        )
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
