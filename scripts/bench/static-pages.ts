import { createServer, request as ask } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { listenOnLoopback } from '../../supabase/local/host/listen'

const compress = promisify(brotliCompress)

/** Matches all scripts except data. */
const scripts = /<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>/g

/**
 * The site with the same HTML, styles, fonts and images but without its scripts: the cost of a static site.
 */
export async function staticPages(site: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const { method, headers, url = '/' } = request
    if (headers.accept?.includes('text/html')) {
      const page = await fetch(site + url)
      const body = await compress((await page.text()).replace(scripts, ''))
      const policy = page.headers.get('content-security-policy') ?? ''
      response.writeHead(page.status, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': body.byteLength,
        'content-security-policy': policy,
      })
      response.end(body)
      return
    }
    const onward = ask(new URL(url, site), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  const { port, close } = await listenOnLoopback(server, 0)
  return { url: `http://localhost:${port}`, close }
}
