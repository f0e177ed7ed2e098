import { createHash } from 'node:crypto'
import type { PrerenderedPage } from '../../src/prerender'
import { escapeXml } from './site-files'

export interface ShellParts {
  /** The bundler's index.html. */
  template: string
  /** The address of the whole style sheet, which follows with the scripts. */
  sheet: string
  /** The boot script, the same on every page. */
  boot: string
  /** A script of the empty shell alone, which the desk is drawn in. */
  adminScheme: string
  /** A script of the pages alone whose list the address filters. */
  filteredAddress: string
}

const noScript =
  '<noscript><p>This page is drawn by a script. <a href="/">Our home page</a> reads without one.</p></noscript>'

/** A complete HTML file for one prerendered path. */
export function composePage(
  parts: ShellParts,
  page: PrerenderedPage & {
    path: string
    styles: string
    chunks: readonly string[]
    /** Fetched once somebody does something. */
    later?: readonly string[]
  },
): string {
  const early = page.body.includes('"awaits-filters') ? `<script>${parts.filteredAddress}</script>` : ''
  return compose(parts, {
    head: page.head,
    root: `${early}<div id="root" data-path="${page.path}">${page.body}</div>`,
    tail: seedScript(page.seed),
    styles: page.styles,
    chunks: page.chunks,
    later: page.later,
  })
}

const seedScript = (seed: string) => `<script type="application/json" id="seed">${seed}</script>`

/** The empty page for paths that were not prerendered: the site draws them in the browser. */
export function composeShell(
  parts: ShellParts,
  shell: { title: string; seed: string; noindex: boolean; styles: string; chunks: readonly string[] },
): string {
  const robots = shell.noindex ? '<meta data-prerendered="" name="robots" content="noindex"/>' : ''
  return compose(parts, {
    head: `<title data-prerendered="">${escapeXml(shell.title)}</title>${robots}`,
    root: `<script>${parts.adminScheme}</script><div id="root">${noScript}</div>`,
    tail: seedScript(shell.seed),
    styles: shell.styles,
    chunks: shell.chunks,
  })
}

function compose(
  parts: ShellParts,
  part: {
    head: string
    root: string
    tail: string
    styles: string
    chunks: readonly string[]
    later?: readonly string[]
  },
): string {
  const [start, beforeRoot, afterRoot, end] = frameOf(parts)
  const { chunks, later } = part
  const rest = JSON.stringify({ sheet: parts.sheet, chunks, ...(later?.length && { later }) })
  const named = `<script type="application/json" id="rest">${rest}</script>`
  const boot = `<script>${parts.boot}</script>`
  return [
    start,
    `<style>${part.styles}</style>`,
    part.head,
    beforeRoot,
    part.root,
    part.tail,
    afterRoot,
    named,
    boot,
    end,
  ].join('')
}

/** In characters. A larger icon is better kept by the browser than sent with each page. */
const maxInlineIcon = 1000

/**
 * index.html with a small icon inside: for one of its own size, a request and its answer send ten times as many bytes,
 * on the line that the heading face waits for.
 */
export function withInlineIcon(template: string, icon: string): string {
  if (icon.length > maxInlineIcon) return template
  return template.replace('"/favicon.svg"', () => `"data:image/svg+xml,${encodeURIComponent(icon.trim())}"`)
}

type Frame = readonly [start: string, beforeRoot: string, afterRoot: string, end: string]
const frames = new WeakMap<ShellParts, Frame>()

/** What all pages of a build have around their own: taken apart once, since it is most of a page. */
function frameOf(parts: ShellParts): Frame {
  const known = frames.get(parts)
  if (known) return known
  const bare = parts.template
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
  const found = /^([\s\S]*)<!--head-->([\s\S]*)<div id="root"><\/div>([\s\S]*)(<\/body>[\s\S]*)$/.exec(bare)
  if (!found) throw new Error('index.html lacks <!--head-->, <div id="root"></div> or </body>')
  const [, start = '', beforeRoot = '', afterRoot = '', end = ''] = found
  const frame = [start, beforeRoot, afterRoot, end] as const
  frames.set(parts, frame)
  return frame
}

/** How a Content-Security-Policy names an inline script or style: the hash of its very bytes. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
