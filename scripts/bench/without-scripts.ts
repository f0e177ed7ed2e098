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
  const read = async (address: string) => {
    const page = await fetch(site + address)
    const policy = page.headers.get('content-security-policy') ?? ''
    return { status: page.status, policy, body: await compress((await page.text()).replace(scripts, '')) }
  }
  // Compressed once, because the site's own pages are compressed at build time: a slow answer would change
  // which images arrive before the first paint.
  const pages = new Map<string, ReturnType<typeof read>>()
  const server = createServer(async (request, response) => {
    const { url = '/' } = request
    if (!request.headers.accept?.includes('text/html')) {
      files(request, response, () => response.writeHead(404).end())
      return
    }
    const page = pages.get(url) ?? read(url)
    pages.set(url, page)
    const { status, policy, body } = await page
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': body.byteLength,
      'content-security-policy': policy,
    })
    response.end(body)
  })
  const { port, close } = await listenOnLoopback(server, 0)
  return { url: `http://localhost:${port}`, close }
}
