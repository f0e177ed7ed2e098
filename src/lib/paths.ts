import { env } from '@/lib/env'

/** `/pricing/` and `/pricing` are one page: the second is its address. */
export function normalisePath(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : '/'
}

/** The absolute address of a path of this site, for canonical links, sitemaps and shares. */
export function absoluteUrl(path: string): string {
  return env.siteUrl + (path === '/' ? '/' : normalisePath(path))
}
