import type { Manifest } from 'vite'

/**
 * The URLs of the scripts that a page needs: the imports of the entry at the start, the page's own chunks and
 * their imports, each after its dependencies; the entry, which starts the site, is last. Throws if the
 * manifest lacks a source, because a route names a missing file.
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
  // Pages import from the entry file, never the other way round.
  seen.add(entry)
  sources.forEach(visit)
  files.add((manifest[entry] as { file: string }).file)
  return [...files].map((file) => `/${file}`)
}

/** The style sheet of the entry, which is that of the whole site. */
export function entryStyle(manifest: Manifest): string {
  const [sheet] = Object.values(manifest).find((chunk) => chunk.isEntry)?.css ?? []
  if (!sheet) throw new Error('The bundle has no style sheet')
  return sheet
}
