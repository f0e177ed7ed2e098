const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * The URL if a link may point to it, otherwise null: a path or fragment of this site, http(s), mailto or tel.
 * The URL parser decides, so that `java\nscript:` and other disguises are recognised.
 */
export function safeHref(href: string): string | null {
  const trimmed = href.trim()
  if (!trimmed || /\s/.test(trimmed)) return null
  if (trimmed.startsWith('#')) return trimmed
  if (/^\/(?![/\\])/.test(trimmed)) return trimmed
  try {
    return allowed.has(new URL(trimmed).protocol) ? trimmed : null
  } catch {
    return null
  }
}
