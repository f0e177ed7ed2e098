/** One rule of a `_headers` file (Netlify's and Cloudflare's format). */
export interface HeaderRule {
  pattern: string
  headers: Array<[name: string, value: string]>
}

/** One line of a `_redirects` file: 200 rewrites, 404 answers with that file, 3xx redirects. */
export interface RedirectRule {
  from: string
  to: string
  status: number
}

const meaningful = (line: string) => line.trim() !== '' && !line.trimStart().startsWith('#')

/** Parses `_headers`: a path at the line's start, its headers indented below it. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n').filter(meaningful)) {
    if (!/^\s/.test(line)) {
      rules.push({ pattern: line.trim(), headers: [] })
      continue
    }
    const colon = line.indexOf(':')
    const rule = rules.at(-1)
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
      if (!from || !to || !/^\d{3}$/.test(status)) throw new Error(`_redirects: cannot read "${line.trim()}"`)
      return { from, to, status: Number(status) }
    })
}

/** What `*` and `:name` stand for in a path, or nothing where the pattern does not fit. */
export function matchPattern(pattern: string, path: string): Record<string, string> | undefined {
  const names: string[] = []
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*$|\*|:(\w+)/g, (part, name?: string) => {
      names.push(name ?? 'splat')
      if (part === '/*') return '(?:/(.*))?'
      return name ? '([^/]+)' : '(.*)'
    })
  const match = new RegExp(`^${source}$`).exec(path)
  return match ? Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ''])) : undefined
}

/** The headers of a path: of all rules that fit; one name in two rules is joined, as the hosts do. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const rule of rules) {
    if (!matchPattern(rule.pattern, path)) continue
    for (const [name, value] of rule.headers) {
      const earlier = found.get(name)
      found.set(name, earlier ? `${earlier}, ${value}` : value)
    }
  }
  return found
}

/** The first redirect that fits a path, its target filled in. */
export function redirectFor(rules: readonly RedirectRule[], path: string): RedirectRule | undefined {
  for (const rule of rules) {
    const parts = matchPattern(rule.from, path)
    if (parts)
      return { ...rule, to: rule.to.replace(/:(\w+)/g, (whole, name: string) => parts[name] ?? whole) }
  }
  return undefined
}
