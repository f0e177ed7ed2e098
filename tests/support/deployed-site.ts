import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiMiddleware } from '../../supabase/local/host/node-http'
import { staticHost } from '../../supabase/local/host/static-host'

/**
 * A build that differs from dist/ like a newer one: each script has a new name in every page and script, and
 * the old names no longer exist.
 */
async function makeNewerBuild(): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'newer-build-'))
  await cp('dist', dist, { recursive: true })
  const assets = await readdir(join(dist, 'assets'))
  // Without extensions, as in the boot script.
  const scripts = assets.flatMap((name) => /^(.+)\.js$/.exec(name)?.[1] ?? [])
  const renamed = (name: string) => name.replace(/-([\w-]{8})$/, '-newer$1')
  const names = new RegExp(scripts.join('|'), 'g')
  for (const name of await readdir(dist, { recursive: true })) {
    if (!/\.(?:js|html)$/.test(name)) continue
    const file = join(dist, name)
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace(names, renamed).replace('<html ', '<html data-build="newer" '))
    await rm(`${file}.br`, { force: true })
  }
  for (const name of scripts)
    await rename(join(dist, 'assets', `${name}.js`), join(dist, 'assets', `${renamed(name)}.js`))
  return dist
}

export interface DeployedSite {
  url: string
  /** Replaces the old build by the newer one. */
  deploy(): void
  /** Keeps serving the pages of the old build, like a stale cache. */
  serveOldPages(yes: boolean): void
  close(): Promise<void>
}

/** Serves dist/ on a free port with the API at `api`; a newer build can replace it. */
export async function startDeployedSite(api: string): Promise<DeployedSite> {
  const newerDist = await makeNewerBuild()
  const [old, newer] = [staticHost('dist'), staticHost(newerDist)]
  let current = old
  let oldPages = false
  const handle = apiMiddleware({
    fetch: (request: Request) => fetch(new Request(request.url.replace(/^https?:\/\/[^/]+/, api), request)),
  })
  const server = createServer((request, response) => {
    const isPage = request.headers['sec-fetch-dest'] === 'document'
    const host = isPage && oldPages ? old : current
    handle(request, response, () => host(request, response, () => response.writeHead(404).end()))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => (current = newer),
    serveOldPages: (yes) => (oldPages = yes),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(newerDist, { recursive: true, force: true })
    },
  }
}
