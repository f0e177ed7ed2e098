import { createServer, type AddressInfo, type Socket } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, it } from 'vitest'
import { closedPort } from './support/http-server'
import type { openMailbox } from './support/mailbox'
import { bySmtp, emailProviders, mail } from './support/email-providers'

const { closing, mailbox } = emailProviders()

/** A server that handles each connection with `serve`. */
async function portOf(serve: (socket: Socket) => void): Promise<number> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    serve(socket)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  closing.push(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return (server.address() as AddressInfo).port
}

/** Accepts connections but never responds. */
const silentPort = () => portOf(() => undefined)

/** Accepts an email up to the given text, and then closes the connection. */
const breakingPort = (at: string) =>
  portOf((socket) => {
    socket.write('220 ready\r\n')
    let inText = false
    socket.on('data', (chunk) => {
      const said = chunk.toString()
      if (said.includes(at)) socket.destroy()
      else if (!inText) socket.write(said.startsWith('DATA') ? '354 go on\r\n' : '250 fine\r\n')
      inText ||= said.startsWith('DATA')
    })
  })

describe('the outcome of an email that an SMTP server did not accept', () => {
  const failing = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code })
  const sending = async (options: Parameters<typeof openMailbox>[0], timeoutMs = 5_000) =>
    bySmtp((await mailbox(options)).port, {}, timeoutMs)(mail)

  it.each([
    [450, 'retry'],
    [550, 'refused'],
  ])('for a recipient answered with %i is %s, and no other email waits', async (code, failure) => {
    const onRcptTo: SMTPServerOptions['onRcptTo'] = (_address, _session, done) =>
      done(failing(code, 'not this one'))
    await expect(sending({ onRcptTo })).rejects.toMatchObject({
      message: expect.stringContaining(`${code} not this one`),
      failure,
      pause: undefined,
    })
  })

  it.each([
    [451, 'retry'],
    [452, 'retry'],
    [550, 'refused'],
    [554, 'refused'],
  ])('for a body answered with %i is %s', async (code, failure) => {
    const onData: SMTPServerOptions['onData'] = (stream, _session, done) => {
      stream.resume()
      stream.on('end', () => done(failing(code, 'not now')))
    }
    await expect(sending({ onData })).rejects.toMatchObject({ failure })
  })

  it('for silence before the body is retry', async () => {
    await expect(sending({ onMailFrom: () => undefined }, 300)).rejects.toMatchObject({ failure: 'retry' })
    await expect(sending({ onRcptTo: () => undefined }, 300)).rejects.toMatchObject({ failure: 'retry' })
  })

  it('for silence after the body is unknown', async () => {
    const onData: SMTPServerOptions['onData'] = (stream) => stream.resume()
    await expect(sending({ onData }, 300)).rejects.toMatchObject({
      message: expect.stringMatching(/timeout/i),
      failure: 'unknown',
    })
  })

  it.each([
    ['RCPT TO', 'retry'],
    ['DATA', 'retry'],
    ['\r\n.\r\n', 'unknown'],
  ])('for a connection that breaks at %j is %s', async (at, failure) => {
    await expect(bySmtp(await breakingPort(at), {}, 2000)(mail)).rejects.toMatchObject({ failure })
  })

  it('for a missing greeting is retry', async () => {
    await expect(bySmtp(await silentPort(), {}, 200)(mail)).rejects.toMatchObject({
      message: expect.stringMatching(/Greeting never received|timeout/i),
      failure: 'retry',
    })
  })

  it('for a server that has too many connections is retry, and all email waits', async () => {
    const onMailFrom: SMTPServerOptions['onMailFrom'] = (_address, _session, done) =>
      done(failing(421, 'too many'))
    await expect(sending({ onMailFrom })).rejects.toMatchObject({ failure: 'retry', pause: { why: 'rate' } })
  })

  it('for a closed port is retry, and all email waits', async () => {
    await expect(bySmtp(await closedPort())(mail)).rejects.toMatchObject({
      message: expect.stringContaining('ECONNREFUSED'),
      failure: 'retry',
      pause: { why: 'trouble' },
    })
  })

  it('for a wrong password is retry, because the owner can correct it', async () => {
    const { port } = await mailbox({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(failing(535, 'wrong password')),
    })
    const sent = bySmtp(port, { SMTP_USER: 'studio', SMTP_PASS: 'wrong' })(mail)
    await expect(sent).rejects.toMatchObject({ failure: 'retry', pause: { why: 'trouble' } })
  })
})
