import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'

const HOST = String.raw`(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?`
const LOCAL_HOST = new RegExp(`^${HOST}$`, 'i')
const LOCAL_ORIGIN = new RegExp(`^https?://${HOST}$`)

/** Whether an origin is that of a page which somebody serves from this machine, on whatever port. */
export const isLocalOrigin = (origin: string) => LOCAL_ORIGIN.test(origin)

/** Whether a request line names a path, and one that can be read; what follows its `?` may be anything. */
function isPath(target: string): boolean {
  if (!target.startsWith('/')) return false
  try {
    const url = new URL(target, 'http://localhost')
    return url.host === 'localhost' && !decodeURIComponent(url.pathname).includes('\0')
  } catch {
    return false
  }
}

interface Refusal {
  status: number
  sentence: string
}

/**
 * What these servers answer nobody: a name that some site has pointed at this machine (DNS rebinding), a page of
 * another site, and what is no path.
 */
function refusalOf({ url = '', headers: { host = '', origin } }: IncomingMessage): Refusal | undefined {
  if (!isPath(url)) return { status: 400, sentence: 'This is not the path of a page.' }
  if (!LOCAL_HOST.test(host))
    return { status: 403, sentence: 'This server answers under localhost, 127.0.0.1 and [::1] alone.' }
  if (origin !== undefined && !isLocalOrigin(origin))
    return { status: 403, sentence: 'This server answers pages of this machine alone.' }
  return undefined
}

const LONGEST_HEADERS_MS = 15_000
const LONGEST_REQUEST_MS = 60_000
/** A client that asks again is not to meet a connection that is just being closed. */
const IDLE_CONNECTION_MS = 65_000

function handleErrors(error: unknown, response: ServerResponse): void {
  console.error(error instanceof Error ? error.message : error)
  if (response.headersSent) response.destroy()
  else response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('This went wrong here.')
}

/**
 * The one way in which the local servers answer: to this machine alone, and to paths alone. A handler that fails
 * answers 500; the process goes on.
 */
export function createLocalServer(
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
): Server {
  const server = createServer((request, response) => {
    const refusal = refusalOf(request)
    if (refusal) {
      response.writeHead(refusal.status, { 'content-type': 'text/plain; charset=utf-8' })
      response.end(`${refusal.sentence}\n`)
      return
    }
    void (async () => handle(request, response))().catch((error: unknown) => handleErrors(error, response))
  })
  server.headersTimeout = LONGEST_HEADERS_MS
  server.requestTimeout = LONGEST_REQUEST_MS
  server.keepAliveTimeout = IDLE_CONNECTION_MS

  // Web sockets are Vite's, which listens for them on this server: it hears of those alone that may come.
  const emit = server.emit.bind(server) as (event: string, ...parts: unknown[]) => boolean
  server.emit = (event: string, ...parts: unknown[]) => {
    const [request, socket] = parts as [IncomingMessage, NodeJS.WritableStream]
    const refusal = event === 'upgrade' ? refusalOf(request) : undefined
    if (!refusal) return emit(event, ...parts)
    socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\nconnection: close\r\n\r\n`)
    return true
  }
  return server
}
