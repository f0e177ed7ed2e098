import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { chown, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface PostgresCluster {
  /** The superuser's URL of one of its databases. */
  url(database: string): string
  /** Stops the server and removes its folder. */
  stop(): Promise<void>
}

/** PostgreSQL refuses to run as root, so root starts it as the user postgres; anybody else as themselves. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

function run(command: string, args: string[], options: { uid?: number; gid?: number }) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(command, args, { ...options, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${path.basename(command)} failed: ${said}`)),
    )
  })
}

/** /dev/shm is memory on Linux: a database is created there in a fraction of the time. Used if it has a GB free. */
async function fastestFolder(): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => undefined)
  return memory && memory.bavail * memory.bsize > 1e9 ? '/dev/shm' : tmpdir()
}

/** Resolves once the server accepts connections. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (text.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)))
  })
}

/**
 * Starts a PostgreSQL server for the tests: a new cluster in a temporary folder, on a free local port, with a random
 * password and without durability.
 * @param binaries the folder of initdb and postgres
 * @param durable keeps durability on, like a production server
 */
export async function startPostgresCluster(binaries: string, durable = false): Promise<PostgresCluster> {
  const user = serverUser()
  const folder = await mkdtemp(path.join(durable ? tmpdir() : await fastestFolder(), 'test-postgres-'))
  const data = path.join(folder, 'data')
  const passwordFile = path.join(folder, 'password')
  const password = randomUUID()
  await writeFile(passwordFile, password)
  if (user) await Promise.all([folder, passwordFile].map((file) => chown(file, user.uid, user.gid)))

  const bin = (name: string) => path.join(binaries, name)
  const port = await freePort()
  let server: ChildProcess | undefined
  const abandon = () => {
    server?.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', abandon)

  try {
    const login = ['--username=supabase_admin', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
    await run(
      bin('initdb'),
      ['-D', data, ...login, '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
      user ?? {},
    )
    const settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: folder,
      max_connections: 200,
      // Autovacuum would add to the size of a database while a test measures what an attacker adds.
      ...(!durable && {
        autovacuum: 'off',
        fsync: 'off',
        synchronous_commit: 'off',
        full_page_writes: 'off',
      }),
    }
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    server = spawn(bin('postgres'), ['-D', data, ...options], {
      ...user,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await ready(server)
  } catch (error) {
    process.off('exit', abandon)
    abandon()
    throw error
  }

  const running = server
  return {
    url: (database) => `postgresql://supabase_admin:${password}@127.0.0.1:${port}/${database}`,
    async stop() {
      process.off('exit', abandon)
      const exited = new Promise<void>((resolve) => running.once('exit', () => resolve()))
      // SIGINT is the fast shutdown: it ends open sessions instead of waiting for them.
      if (running.exitCode === null && running.kill('SIGINT')) await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
