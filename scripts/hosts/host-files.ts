import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type HeaderRule,
  headersFor,
  parseHeaders,
  parseRedirects,
  type RedirectRule,
} from '../../supabase/local/host/host-rules'

/**
 * The parts of a built site that a host needs. Netlify and Cloudflare Pages read the same rules from
 * `_headers` and `_redirects`.
 */
export interface BuiltSite {
  headers: readonly HeaderRule[]
  redirects: readonly RedirectRule[]
  /** Paths in the published folder, without a leading slash. */
  files: readonly string[]
}

const revalidate = 'public, max-age=0, must-revalidate'

/** The headers of a URL, including Cache-Control, which only those two hosts add by themselves. */
const allHeaders = (site: BuiltSite, address: string) =>
  new Map([['cache-control', revalidate], ...headersFor(site.headers, address)])

const isFolder = (pattern: string) => pattern.endsWith('/*')
const escapeRegex = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
const regexOf = (pattern: string) =>
  isFolder(pattern) ? `^${escapeRegex(pattern.slice(0, -2))}(?:/(.*))?$` : `^${escapeRegex(pattern)}$`

/**
 * `$` and braces are variables in nginx and Caddy, and they interpret a backslash differently; no header
 * needs any of them.
 */
function quote(text: string, variables = ''): string {
  if (/[${}\\]/.test(text)) throw new Error(`nginx and Caddy cannot express ${JSON.stringify(text)}`)
  return `"${text.replaceAll('"', '\\"')}${variables}"`
}

/**
 * A rule's headers, grouped by the later rules that remove them: each group is sent everywhere except there.
 */
function parted(site: BuiltSite, rule: HeaderRule): Array<[headers: HeaderRule['headers'], not: string[]]> {
  const later = site.headers.slice(site.headers.indexOf(rule) + 1)
  const parts = new Map<string, HeaderRule['headers']>()
  for (const header of rule.headers) {
    const not = later.filter(({ removed }) => removed.includes(header[0])).map(({ pattern }) => pattern)
    parts.set(not.join(' '), [...(parts.get(not.join(' ')) ?? []), header])
  }
  return [...parts].map(([not, headers]) => [headers, not.split(' ').filter(Boolean)])
}

const note =
  '# Written by the build, for this build: the policy has the hashes of its scripts. See docs/deploy.md.'

function block(head: string, lines: readonly string[]): string {
  return [`${head} {`, ...lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`), '}'].join(
    '\n',
  )
}

/** A file to include in nginx's `server { }`, after `root`. */
export function nginxFile(site: BuiltSite): string {
  const usual = allHeaders(site, '/')
  const addHeaders = (headers: ReadonlyMap<string, string>) =>
    [...headers]
      .filter(([name]) => name !== 'content-type')
      .map(([name, value]) => `add_header ${name} ${quote(value)} always;`)

  const location = (pattern: string): string => {
    const folder = isFolder(pattern)
    // nginx applies only the longest matching pattern, so it must contain the headers of the others too.
    const headers = allHeaders(site, folder ? `${pattern.slice(0, -1)}x` : pattern)
    const type = headers.get('content-type')
    const isUsual =
      headers.size === usual.size && [...headers].every(([name, value]) => usual.get(name) === value)
    return block(folder ? `location ^~ ${pattern.slice(0, -1)}` : `location = ${pattern}`, [
      ...(isUsual ? [] : addHeaders(headers)),
      ...(type ? ['types { }', `default_type ${quote(type)};`] : []),
      action(site.redirects.find(({ from }) => from === pattern || from === `${pattern}/*`)),
    ])
  }
  const action = (rule?: RedirectRule): string => {
    if (!rule) return 'try_files $uri $uri.html $uri/index.html =404;'
    if (rule.status === 200)
      return `try_files $uri $uri.html $uri/index.html ${quote(`${rule.to}.html`)} =404;`
    if (!rule.to.includes(':splat')) return `return ${rule.status} ${quote(rule.to, '$is_args$args')};`
    const lasts = rule.status === 301 ? 'permanent' : 'redirect'
    return `rewrite "${regexOf(rule.from)}" ${quote(rule.to).replace(':splat', '$$1')} ${lasts};`
  }

  const patterns = new Set([
    ...site.headers.map(({ pattern }) => pattern).filter((pattern) => pattern !== '/*'),
    // `/old/*` also matches `/old`, which is not inside the folder.
    ...site.redirects.flatMap(({ from }) => (isFolder(from) ? [from.slice(0, -2), from] : [from])),
  ])
  return [
    note,
    '# The .br files; the module is libnginx-mod-http-brotli-static in Debian. Without it, delete this line.',
    'brotli_static on;',
    '# For clients that accept only gzip.',
    'gzip on;',
    'gzip_vary on;',
    'gzip_types application/javascript text/javascript text/css text/plain application/json image/svg+xml;',
    'charset utf-8;',
    'absolute_redirect off;',
    'error_page 404 /404.html;',
    ...addHeaders(usual),
    '',
    '# Relative links in a folder need its final slash; other addresses lose theirs.',
    block('if (-f $request_filename/index.html)', ['rewrite ^(.*[^/])$ $1/ permanent;']),
    'rewrite ^(/.+)/$ $1;',
    block('location = /', ['try_files /index.html =404;']),
    block('location /', [action()]),
    block('location ~ ^/_(?:headers|redirects)$', ['return 404;']),
    ...[...patterns].map(location),
    '',
  ].join('\n')
}

/** A file to import into a site's block of a Caddyfile, after `root`. */
function caddyFile(site: BuiltSite): string {
  const set = (headers: Iterable<readonly [name: string, value: string]>) =>
    [...headers].map(([name, value]) => `${name} ${quote(value)}`)
  const sent = (rule: HeaderRule): string[] =>
    parted(site, rule).flatMap(([headers, not]) => {
      if (not.length === 0) return [block(`header ${rule.pattern}`, set(headers))]
      const name = `@sent${(parts += 1)}`
      return [
        block(name, [`path ${rule.pattern}`, `not path ${not.join(' ')}`]),
        block(`header ${name}`, set(headers)),
      ]
    })
  let parts = 0
  const redirect = ({ from, to, status }: RedirectRule, index: number): string => {
    const target = quote(to).replace(':splat', `{re.moved${index}.1}`)
    const lines =
      status === 200
        ? [`try_files {path} {path}.html {path}/index.html ${quote(`${to}.html`)}`]
        : // The path is rewritten first, so that the query is kept and no empty `?` is added.
          to.startsWith('/')
          ? [`rewrite * ${target}`, `redir {uri} ${status}`]
          : [`redir ${target} ${status}`]
    return [
      `@moved${index} path_regexp moved${index} "${regexOf(from)}"`,
      block(`route @moved${index}`, lines),
    ].join('\n')
  }

  return [
    note,
    block('route', [
      `header Cache-Control ${quote(revalidate)}`,
      ...site.headers.filter(({ pattern }) => pattern === '/*').flatMap(sent),
      '@writes not method GET HEAD',
      'error @writes 405',
      '# Relative links in a folder need its final slash; other addresses lose theirs.',
      block('@folder', ['path_regexp folder ^(.*[^/])$', 'file {path}/index.html']),
      block('route @folder', ['rewrite * {re.folder.1}/', 'redir {uri} 301']),
      '@slash path_regexp slash ^(/.+)/$',
      'rewrite @slash {re.slash.1}',
      ...site.headers.filter(({ pattern }) => pattern !== '/*').flatMap(sent),
      ...site.redirects.map(redirect),
      'try_files {path} {path}.html {path}/index.html =404',
      'encode gzip',
      block('file_server', ['precompressed br', 'hide _headers _redirects', 'disable_canonical_uris']),
    ]),
    block('handle_errors', [
      '@gone expression {err.status_code} == 404',
      block('route @gone', [
        block('header', set(allHeaders(site, '/404.html'))),
        'rewrite * /404.html',
        block('file_server', ['precompressed br']),
      ]),
    ]),
    '',
  ].join('\n')
}

/** Vercel's `.vercel/output/config.json` (Build Output API, version 3). */
export function vercelFile(site: BuiltSite): string {
  const routesOf = (rule: HeaderRule) =>
    parted(site, rule).map(([headers, not]) => ({
      src: `^${not.map((pattern) => `(?!${regexOf(pattern).slice(1)})`).join('')}${regexOf(rule.pattern).slice(1)}`,
      headers: Object.fromEntries(headers),
      continue: true,
    }))
  // Headers for a folder apply only to existing files: for a missing one, the error page must not be cached.
  const isOfFiles = ({ pattern }: HeaderRule) => isFolder(pattern) && pattern !== '/*'
  const pages = site.files.filter((file) => file.endsWith('.html'))
  const folders = pages.filter((file) => file.endsWith('/index.html')).map((file) => `/${path.dirname(file)}`)
  const config = {
    version: 3,
    routes: [
      ...site.headers.filter((rule) => !isOfFiles(rule)).flatMap(routesOf),
      ...folders.map((folder) => ({
        src: regexOf(folder),
        status: 301,
        headers: { Location: `${folder}/` },
      })),
      { src: '^(/.+)/$', dest: '$1', continue: true },
      ...site.redirects
        .filter(({ status }) => status !== 200)
        .map(({ from, to, status }) => ({
          src: regexOf(from),
          status,
          headers: { Location: to.replace(':splat', '$1') },
        })),
      { handle: 'filesystem' },
      ...site.redirects
        .filter(({ status }) => status === 200)
        .map(({ from, to }) => ({ src: regexOf(from), dest: to, check: true })),
      { handle: 'hit' },
      ...site.headers.filter(isOfFiles).flatMap(routesOf),
      { handle: 'error' },
      {
        src: '^/.*$',
        status: 404,
        dest: '/404',
        headers: Object.fromEntries(headersFor(site.headers, '/404.html')),
      },
    ],
    overrides: Object.fromEntries(
      pages
        .filter((file) => path.basename(file) !== 'index.html')
        .map((file) => [file, { path: file.slice(0, -'.html'.length) }]),
    ),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/**
 * Warnings about the rules of a site that Cloudflare Pages and Vercel would ignore, by their documented
 * limits.
 */
export function hostWarnings(site: BuiltSite): string[] {
  const moved = site.redirects.filter(({ from }) => !isFolder(from)).length
  const longest = Math.max(
    ...site.headers.flatMap((rule) => rule.headers.map((header) => header.join(': ').length)),
  )
  const limits: ReadonlyArray<[limit: number, figure: number, sentence: string]> = [
    [2000, moved, 'redirects are read by Cloudflare Pages'],
    [100, site.redirects.length - moved, 'redirects with a * are read by Cloudflare Pages'],
    [100, site.headers.length, 'rules of headers are read by Cloudflare Pages'],
    [2000, longest, 'characters a header are read by Cloudflare Pages'],
    [2048, site.redirects.length + 2 * site.headers.length, 'routes are taken by Vercel'],
  ]
  return limits
    .filter(([limit, figure]) => figure > limit)
    .map(([limit, figure, sentence]) => `${limit.toLocaleString('en')} ${sentence}: this site has ${figure}.`)
}

/**
 * Writes the files for hosts that read neither `_headers` nor `_redirects` into a folder that is not
 * published.
 */
export async function writeHostFiles(dist: string, folder: string): Promise<string[]> {
  const read = (name: string) => readFile(path.join(dist, name), 'utf8')
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const site: BuiltSite = {
    headers: parseHeaders(await read('_headers')),
    redirects: parseRedirects(await read('_redirects')),
    files: entries
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => path.relative(dist, path.join(parentPath, name))),
  }
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const files = { 'nginx.conf': nginxFile(site), Caddyfile: caddyFile(site), 'vercel.json': vercelFile(site) }
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
  return hostWarnings(site)
}
