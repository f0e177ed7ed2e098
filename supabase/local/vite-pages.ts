import { once } from 'node:events'
import { request as sendRequest, type Server } from 'node:http'
import { connect } from 'node:net'
import { pipeline } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { Middleware } from './host/node-http'

const noTrouble = () => undefined

/** Passes requests on to a server on another port of this machine; a web socket's opening as it came. */
function passOn(server: Server, port: number): Middleware {
  server.on('upgrade', (request, socket, head) => {
    const { method, url, rawHeaders } = request
    const lines = rawHeaders.map((part, index) => (index % 2 ? `: ${part}\r\n` : part))
    const onward = connect(port, '127.0.0.1')
    onward.write(`${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1')
    onward.write(head)
    pipeline(socket, onward, socket, noTrouble)
  })
  return (request, response) => {
    const { method, url: path, headers } = request
    const onward = sendRequest({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      pipeline(answer, response, noTrouble)
    })
    onward.on('error', () => response.destroy())
    pipeline(request, onward, noTrouble)
  }
}

/** The pages as Vite serves them for development, from a thread of its own. @throws what Vite says of its settings */
export async function startVitePages(
  server: Server,
): Promise<{ serve: Middleware; close: () => Promise<void> }> {
  // Without what this program was started with: Vite's thread has no use for it.
  const thread = new Worker(new URL('vite-thread.mjs', import.meta.url), { execArgv: [] })
  const [port] = (await once(thread, 'message')) as [number]
  return {
    serve: passOn(server, port),
    async close() {
      const ended = once(thread, 'exit')
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage('close')
      await ended
    },
  }
}
