import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

const HOST = String.raw`(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?`
const LOCAL_HOST = new RegExp(`^${HOST}$`, 'i')
const LOCAL_ORIGIN = new RegExp(`^https?://${HOST}$`)

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

/**
 * A server only for pages of this machine: the local keys are public, so a page of another site, or of a
 * domain that resolves to this machine (DNS rebinding), must not reach the data. A handler that fails answers
 * 500.
 */
export function createLocalServer(
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
): Server {
  return createServer(async (request, response) => {
    const { host = '', origin } = request.headers
    if (!LOCAL_HOST.test(host) || (origin !== undefined && !LOCAL_ORIGIN.test(origin)))
      return sendText(response, 403, 'This server answers only localhost, and only pages of this machine.')
    if (!URL.canParse(request.url ?? '', 'http://localhost'))
      return sendText(response, 400, 'This is not the path of a page.')
    try {
      await handle(request, response)
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'The local server failed; its terminal says why.')
    }
  })
}
