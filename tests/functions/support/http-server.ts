import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request to the server. */
export interface ReceivedRequest {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

/** Serves `answer` on a free port and records the requests. */
export async function serveHttp(answer: (requests: ReceivedRequest, response: ServerResponse) => void) {
  const requests: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const one = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body }
    requests.push(one)
    answer(one, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A port without a server. */
export async function closedPort(): Promise<number> {
  const server = await serveHttp(() => undefined)
  await server.close()
  return Number(new URL(server.url).port)
}
