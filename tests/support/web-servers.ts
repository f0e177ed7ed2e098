import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { findWebServers } from '../../scripts/find-binaries.mjs'
import { freePort } from '../../supabase/local/testing/free-port'
import { createFolder } from '../../supabase/local/testing/temporary-folder'

export interface WebServer {
  port: number
  close(): Promise<void>
}

function programs() {
  const found = findWebServers()
  if (!found)
    throw new Error('nginx with its brotli module, and Caddy: npm test installs them, as root on Debian')
  return found
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** Starts a server and waits until it listens. If it exits before, the error has its output. */
async function run(port: number, folder: ReturnType<typeof createFolder>, command: string, args: string[]) {
  const env = { PATH: process.env.PATH, HOME: folder.path }
  const child: ChildProcess = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
  const ended = once(child, 'close')
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`${command} ended:\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    port,
    async close() {
      child.kill('SIGTERM')
      await ended
      folder.remove()
    },
  }
}

/** nginx with the content of `server { }`, in a configuration like Debian's. */
export async function startNginx(inServer: string): Promise<WebServer> {
  const port = await freePort()
  const folder = createFolder()
  // Started as root, it would switch to a user who may not read the test's files.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder.path}/${name};`)
    .join('\n')
  folder.write(
    'nginx.conf',
    `${user} daemon off; pid ${folder.path}/pid; error_log stderr;
    include /etc/nginx/modules-enabled/*.conf;
    events { }
    http { access_log off; include /etc/nginx/mime.types; ${temporary}
    server { listen 127.0.0.1:${port};\n${inServer}\n} }`,
  )
  return run(port, folder, programs().nginx, ['-c', join(folder.path, 'nginx.conf'), '-e', 'stderr'])
}

/** Caddy with the content of a site block. */
export async function startCaddy(inSite: string): Promise<WebServer> {
  const port = await freePort()
  const folder = createFolder()
  folder.write('Caddyfile', `{\nadmin off\n}\nhttp://:${port} {\nbind 127.0.0.1\n${inSite}\n}\n`)
  const config = ['--config', join(folder.path, 'Caddyfile'), '--adapter', 'caddyfile']
  return run(port, folder, programs().caddy, ['run', ...config])
}

const agent = new Agent({ keepAlive: true })

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** A hash of the bytes as sent, compressed or not. */
  hash: string
}

/** Requests a path of a local server without following redirects or decompressing. */
export function ask(
  port: number,
  path: string,
  options: { method?: string; headers?: Record<string, string>; localAddress?: string; body?: string } = {},
): Promise<Answer> {
  const { body, ...rest } = options
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, agent, ...rest }, (response) => {
      const hash = createHash('sha256')
      response.on('data', (data: Buffer) => hash.update(data))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, hash: hash.digest('hex') }),
      )
    })
    asked.on('error', reject).end(body)
  })
}
