import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A temporary folder with the given files; `remove` deletes it. */
export function createFolder(files: Record<string, string> = {}) {
  const path = mkdtempSync(join(tmpdir(), 'studio-local-'))
  const write = (name: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(path, name)), { recursive: true })
    writeFileSync(join(path, name), content)
  }
  for (const [name, content] of Object.entries(files)) write(name, content)
  return { path, write, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) }
}

/** A temporary folder that is deleted when its test ends. */
export function temporaryFolder(files: Record<string, string> = {}) {
  const folder = createFolder(files)
  onTestFinished(folder.remove)
  return folder
}
