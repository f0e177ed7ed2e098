import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const week = 7 * 24 * 60 * 60 * 1000
const recordName = 'replaced.json'

/**
 * Carries over from the build before what pages that are still open may ask for: each of its scripts and styles, for a
 * week after a build came without it. Gives how many. Their names change with their content, so none is in the way.
 */
export async function keepAssets(before: string, dist: string, now = new Date()): Promise<number> {
  const [from, to] = [join(before, 'assets'), join(dist, 'assets')]
  const files = await readdir(from).catch(() => [])
  const present = new Set(await readdir(to))
  const record = await readFile(join(from, recordName), 'utf8').catch(() => '{}')
  /** Since when each is replaced. */
  const known = JSON.parse(record) as Record<string, string>
  const kept = files
    .filter((name) => name !== recordName && !present.has(name))
    .map((name) => [name, known[name] ?? now.toISOString()] as const)
    .filter(([, since]) => now.getTime() - Date.parse(since) < week)
  for (const [name] of kept) await copyFile(join(from, name), join(to, name))
  await writeFile(join(to, recordName), `${JSON.stringify(Object.fromEntries(kept), null, 1)}\n`)
  return kept.length
}
