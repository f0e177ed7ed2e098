import type { Manifest } from 'vite'

/**
 * The scripts a page needs, as addresses: the entry with what it imports while it starts, the page's own chunks and
 * everything those import, each after what it imports itself; the entry, which starts the site, is the last.
 * Throws when the manifest does not know a source: a route names a file that is not there.
 */
export function pageChunks(manifest: Manifest, sources: readonly string[] = []): string[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (!entry) throw new Error('The bundle has no entry')
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The bundle has no chunk for ${key}`)
    if (seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(visit)
    files.add(chunk.file)
  }
  for (const key of [...(manifest[entry]?.imports ?? []), ...(manifest[entry]?.dynamicImports ?? [])])
    visit(key)
  // Pages import what the entry file exports, never the other way round.
  seen.add(entry)
  sources.forEach(visit)
  files.add((manifest[entry] as { file: string }).file)
  return [...files].map((file) => `/${file}`)
}

/** The style sheet of the entry: the whole site's. */
export function entryStyle(manifest: Manifest): string {
  const [sheet] = Object.values(manifest).find((chunk) => chunk.isEntry)?.css ?? []
  if (!sheet) throw new Error('The bundle has no style sheet')
  return sheet
}
