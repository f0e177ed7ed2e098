import { malaysiaDateTime } from '@/lib/dates'

export const counted = (count: number) => `${count} ${count === 1 ? 'article' : 'articles'}`
export const are = (count: number, one: string, many: string) => (count === 1 ? one : many)

/**
 * What publishing came to, of `asked` articles: `times` are those of the ones it touched (ISO), and one that lies
 * after `now` is only scheduled.
 */
export function publishedWords(times: readonly string[], asked: number, now = new Date()): string {
  const later = times.filter((at) => new Date(at) > now).toSorted((a, b) => Date.parse(a) - Date.parse(b))
  const out = times.length - later.length
  const [first] = later
  const said: string[] = []
  if (out > 0) said.push(`${counted(out)} ${are(out, 'is', 'are')} published`)
  if (first) {
    const count = out > 0 ? String(later.length) : counted(later.length)
    const when = `${later.length > 1 ? ', the first' : ''} for ${malaysiaDateTime(first)} (MYT)`
    said.push(`${count} ${are(later.length, 'is', 'are')} scheduled${when}`)
  }
  const rest = asked - times.length
  const left = rest > 0 ? ` ${counted(rest)} stayed: out already, or without a text.` : ''
  return `${said.join(', ')}.${left}`
}
