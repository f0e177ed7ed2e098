/** One rule of a `_headers` file (Netlify's and Cloudflare's format). */
export interface HeaderRule {
  pattern: string
  headers: Array<[name: string, value: string]>
  /** Headers that are not sent although an earlier rule sets them (`! Name`). */
  removed: string[]
}

/** One line of a `_redirects` file: 200 serves another page, 301 and 302 redirect. */
export interface RedirectRule {
  from: string
  to: string
  status: number
}

const meaningful = (line: string) => line.trim() !== '' && !line.trimStart().startsWith('#')

/** All hosts support exact paths and a final `/*`; they interpret other patterns differently. */
function readPattern(file: string, pattern: string): string {
  if (/^\/(?:[\w./-]*\/)?\*$|^\/[\w./-]*$/.test(pattern)) return pattern
  throw new Error(`${file}: "${pattern}" is no address, nor the beginning of one with /* at its end`)
}

/** Parses `_headers`: an unindented path, its headers indented below it. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n').filter(meaningful)) {
    if (!/^\s/.test(line)) {
      rules.push({ pattern: readPattern('_headers', line.trim()), headers: [], removed: [] })
      continue
    }
    const colon = line.indexOf(':')
    const rule = rules.at(-1)
    const removed = /^\s+! ([\w-]+)\s*$/.exec(line)?.[1]
    if (rule && removed) {
      rule.removed.push(removed.toLowerCase())
      continue
    }
    if (!rule || colon === -1) throw new Error(`_headers: cannot read "${line.trim()}"`)
    rule.headers.push([line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()])
  }
  return rules
}

/** Parses `_redirects`: from, to and optionally a status (301) on each line. */
export function parseRedirects(text: string): RedirectRule[] {
  return text
    .split('\n')
    .filter(meaningful)
    .map((line) => {
      const [from, to, status = '301'] = line.trim().split(/\s+/)
      if (!from || !to || !/^(?:200|301|302)$/.test(status))
        throw new Error(`_redirects: cannot read "${line.trim()}"`)
      if (from === '/*') throw new Error('_redirects: an unknown address gets 404.html, not what "/*" names')
      if (status === '200' && to.endsWith('.html'))
        throw new Error(`_redirects: "${to}" without .html, or Cloudflare Pages redirects to it`)
      return { from: readPattern('_redirects', from), to, status: Number(status) }
    })
}

/** What the `*` at a pattern's end matches ('' without one); undefined if the pattern does not match. */
export function matchPattern(pattern: string, path: string): string | undefined {
  if (!pattern.endsWith('/*')) return path === pattern ? '' : undefined
  const folder = pattern.slice(0, -1)
  if (`${path}/` === folder) return ''
  return path.startsWith(folder) ? path.slice(folder.length) : undefined
}

/** The headers of a path from all matching rules; a later rule overrides or removes earlier values. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const { headers, removed } of rules.filter(
    ({ pattern }) => matchPattern(pattern, path) !== undefined,
  )) {
    for (const name of removed) found.delete(name)
    for (const [name, value] of headers) found.set(name, value)
  }
  return found
}

/** The first redirect that matches a path, with its target filled in. */
export function redirectFor(rules: readonly RedirectRule[], path: string): RedirectRule | undefined {
  for (const rule of rules) {
    const splat = matchPattern(rule.from, path)
    if (splat !== undefined) return { ...rule, to: rule.to.replace(':splat', splat) }
  }
  return undefined
}
