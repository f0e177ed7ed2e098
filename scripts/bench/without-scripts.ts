import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { listenOnLoopback } from '../../supabase/local/host/listen'
import { staticHost } from '../../supabase/local/host/static-host'

const compress = promisify(brotliCompress)

/** Matches all scripts except data. */
const scripts = /<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>/g

/**
 * The site with the same HTML, styles, fonts and images but without its scripts: the cost of a static site.
 */
export async function withoutScripts(site: string): Promise<{ url: string; close(): Promise<void> }> {
  const files = staticHost('dist')
  const server = createServer(async (request, response) => {
    if (!request.headers.accept?.includes('text/html')) {
      files(request, response, () => response.writeHead(404).end())
      return
    }
    const page = await fetch(site + request.url)
    const body = await compress((await page.text()).replace(scripts, ''))
    response.writeHead(page.status, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': body.byteLength,
      'content-security-policy': page.headers.get('content-security-policy') ?? '',
    })
    response.end(body)
  })
  const { port, close } = await listenOnLoopback(server, 0)
  return { url: `http://localhost:${port}`, close }
}
