import { createHash } from 'node:crypto'
import path from 'node:path'
import type { PrerenderedPage } from '../../src/prerender'
import { escapeXml } from './site-files'

interface ShellParts {
  /** The bundler's index.html. */
  template: string
  /** The boot script, the same in every page. */
  boot: string
  /** The site's style sheet, the same in every page. */
  styles: string
}

const noScript = (email: string) =>
  `<noscript><main class="page py-section"><p class="text-lead">This page needs JavaScript. If yours is off, write to <a class="underline" href="mailto:${escapeXml(email)}">${escapeXml(email)}</a> and we will help. <a class="underline" href="/">Our home page</a> works without it.</p></main></noscript>`

/** The complete HTML of one prerendered path. `chunks`: its scripts, the entry last. */
export const composePage = (
  parts: ShellParts,
  page: PrerenderedPage & { path: string; chunks: readonly string[] },
): string =>
  compose(parts, {
    ...page,
    root: `<div id="root" data-path="${page.path}">${page.body}</div>`,
  }).replace(/<html lang="[^"]*"/, `<html lang="${page.language}"`)

/** The empty page for paths that are not prerendered: the app renders them in the browser. */
export function composeShell(
  parts: ShellParts,
  shell: { title: string; email: string; state: string; noindex: boolean; chunks: readonly string[] },
): string {
  const robots = shell.noindex ? '<meta data-prerendered="" name="robots" content="noindex"/>' : ''
  return compose(parts, {
    ...shell,
    head: `<title data-prerendered="">${escapeXml(shell.title)}</title>${robots}`,
    root: `<div id="root">${noScript(shell.email)}</div>`,
  })
}

/** '/assets/a.js' is named 'a': scripts/prerender/boot.js adds the rest. */
const nameOf = (chunk: string) => path.basename(chunk, '.js')

function compose(
  parts: ShellParts,
  part: { head: string; root: string; state: string; chunks: readonly string[] },
): string {
  const bare = parts.template
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
  const found = /^([\s\S]*)<!--head-->([\s\S]*)<div id="root"><\/div>([\s\S]*)(<\/body>[\s\S]*)$/.exec(bare)
  if (!found) throw new Error('index.html lacks <!--head-->, <div id="root"></div> or </body>')
  const [, start, beforeRoot, afterRoot, end] = found
  return [
    start,
    `<style>${parts.styles}</style>`,
    part.head,
    beforeRoot,
    `<script data-chunks="${part.chunks.map(nameOf).join(' ')}">${parts.boot}</script>`,
    part.root,
    `<script type="application/json" id="state">${part.state}</script>`,
    afterRoot,
    end,
  ].join('')
}

/** The source of an inline script or style in a Content-Security-Policy: the hash of its exact bytes. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
