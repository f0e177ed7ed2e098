const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * The address if a link may lead there, else null: a path or a part of this site, http(s), mail, telephone.
 * The URL parser decides, so that `java\nscript:` and other disguises are seen as what they are.
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
