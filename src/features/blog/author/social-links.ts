import { safeHref } from '@/lib/markdown/safe-href'

export interface AuthorLink {
  platform: string
  url: string
  icon: string
}

/** An author's accounts elsewhere: a stored list is whatever was stored, so only whole links with safe addresses count. */
export function socialLinksOf(stored: unknown): AuthorLink[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry: unknown) => {
    const { platform, url, icon } = (entry ?? {}) as Record<string, unknown>
    if (typeof platform !== 'string' || typeof url !== 'string' || !safeHref(url)) return []
    return [{ platform, url, icon: typeof icon === 'string' ? icon : platform }]
  })
}
