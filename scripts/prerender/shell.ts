import { createHash } from 'node:crypto'
import type { PrerenderedPage } from '../../src/prerender'

export interface ShellParts {
  /** The bundler's index.html. */
  template: string
  styles: string
  /** The boot script, the same on every page. */
  boot: string
  /** A script of the empty shell alone, which the desk is drawn in. */
  deskScheme: string
}

const noScript =
  '<noscript><p>This page is drawn by a script. <a href="/">Our home page</a> reads without one.</p></noscript>'

/** A complete HTML file for one prerendered path. */
export function composePage(
  parts: ShellParts,
  page: PrerenderedPage & { path: string; chunks: readonly string[] },
): string {
  return compose(parts, {
    head: page.head,
    root: `<div id="root" data-path="${page.path}">${page.body}</div>`,
    tail: `<script type="application/json" id="seed">${page.seed}</script>`,
    chunks: page.chunks,
  })
}

/** The empty page for paths that were not prerendered: the site draws them in the browser. */
export function composeShell(
  parts: ShellParts,
  shell: { title: string; noindex: boolean; chunks: readonly string[] },
): string {
  const robots = shell.noindex ? '<meta data-prerendered="" name="robots" content="noindex"/>' : ''
  return compose(parts, {
    head: `<title data-prerendered="">${shell.title}</title>${robots}`,
    root: `<script>${parts.deskScheme}</script><div id="root">${noScript}</div>`,
    tail: '',
    chunks: shell.chunks,
  })
}

function compose(
  { template, styles, boot }: ShellParts,
  part: { head: string; root: string; tail: string; chunks: readonly string[] },
): string {
  // Replacements are functions: a `$&` in a page's text must not be read as a pattern.
  return template
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace('<!--head-->', () => `<style>${styles}</style>${part.head}`)
    .replace('<div id="root"></div>', () => part.root + part.tail)
    .replace(
      '</body>',
      () =>
        `<script type="application/json" id="chunks">${JSON.stringify(part.chunks)}</script><script>${boot}</script></body>`,
    )
}

/** How a Content-Security-Policy names an inline script or style: the hash of its very bytes. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
