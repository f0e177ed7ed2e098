import { env } from '@/lib/env'

/** `/pricing/` and `/pricing` are one page; the second form is canonical. */
export function normalisePath(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : '/'
}

/** The absolute URL of a path, for canonical links, sitemaps and link previews. */
export function absoluteUrl(path: string): string {
  return env.siteUrl + (path === '/' ? '/' : normalisePath(path))
}
