import { rm } from 'node:fs/promises'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { build } from 'vite'
import { listenOnLoopback } from '../../supabase/local/host/listen'
import { reactExceptions } from '../react-exceptions'

/** The scripts of a page: ours, none, or React and the router over HTML that they leave as it is. */
export type Scripts = 'ours' | 'none' | 'reference'

export interface ReferencePages {
  /** Where a page of the site stands with these scripts. */
  address(page: string, scripts: Scripts): Promise<string>
  close(): Promise<void>
}

const scriptAddress = '/assets/reference.js'
const compress = promisify(brotliCompress)

/**
 * Serves the pages of a built site with other scripts, all else as the site has it: what a static site, and what the
 * least single-page app of React would cost with the same HTML. Other people's sites are not fetched: they are measured
 * elsewhere, served differently.
 */
export async function referencePages(site: string): Promise<ReferencePages> {
  const files = new Map([[scriptAddress, await compressed(await buildReference(), 'text/javascript')]])
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    if (file) response.writeHead(200, file.headers).end(file.body)
    else pass(site, request, response)
  })
  const { port, close } = await listenOnLoopback(server, 0)
  return {
    close,
    async address(page, scripts) {
      if (scripts === 'ours') return site + page
      const own = `${page}?scripts=${scripts}`
      if (!files.has(own)) {
        const answer = await fetch(site + page)
        const html = withScripts(await answer.text(), scripts === 'reference' ? [scriptAddress] : [])
        const policy = answer.headers.get('content-security-policy') ?? ''
        files.set(own, await compressed(html, 'text/html', { 'content-security-policy': policy }))
      }
      return `http://localhost:${port}${own}`
    },
  }
}

async function compressed(text: string, type: string, headers: Record<string, string> = {}) {
  const body = await compress(text)
  const length = String(body.byteLength)
  const own = { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'br', 'content-length': length }
  return { body, headers: { ...headers, ...own } }
}

function pass(site: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = request
  const onward = ask(new URL(request.url ?? '/', site), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  request.pipe(onward)
}

/** Lets the boot script run, with other chunks: the policy of the page holds as it is. */
function withScripts(html: string, chunks: readonly string[]): string {
  return (
    html
      .replace(/ data-chunks="[^"]*"/, ` data-chunks="${chunks.join(' ')}"`)
      // One element around the page's own, for React to leave alone.
      .replace(/<div id="root"[^>]*>/, '$&<div>')
      .replace('<script type="application/json" id="state">', '</div>$&')
  )
}

/** React and the router taking over a page that they leave as it is, as one script. */
async function buildReference(): Promise<string> {
  const outDir = '.local/bench-reference'
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [reactExceptions()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'scripts/bench/reference.js' },
    },
  })
  await rm(outDir, { recursive: true, force: true })
  const output = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  )
  const script = output.find((file) => file.type === 'chunk')
  if (!script) throw new Error('The reference could not be built')
  return script.code
}
