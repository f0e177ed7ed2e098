import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { listenOnLoopback } from '../../supabase/local/host/listen'
import { staticHost } from '../../supabase/local/host/static-host'
import { compressFolder } from '../prerender/compress'

const folder = '.local/bench-without-scripts'
/** Matches all scripts except data. */
const scripts = /<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>/g

/** Serves dist/ with the same HTML, styles, fonts and images but without scripts: the cost of a static site. */
export async function withoutScripts(): Promise<{ url: string; close(): Promise<void> }> {
  await rm(folder, { recursive: true, force: true })
  await cp('dist', folder, { recursive: true })
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue
    const file = path.join(folder, name)
    await writeFile(file, (await readFile(file, 'utf8')).replace(scripts, ''))
    await rm(`${file}.br`, { force: true })
  }
  await compressFolder(folder)
  const host = staticHost(folder)
  const server = createServer((request, response) =>
    host(request, response, () => response.writeHead(404).end()),
  )
  const { port, close } = await listenOnLoopback(server, 0)
  return { url: `http://localhost:${port}`, close }
}
