import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One folder of supabase/functions. */
export interface FunctionConfig {
  name: string
  /** As config.toml's `[functions.<name>] verify_jwt`; true unless it says false. */
  verifyJwt: boolean
}

/** Names of functions whose table in config.toml says `verify_jwt = false`. */
function unverifiedNames(toml: string): Set<string> {
  const names = new Set<string>()
  let current: string | undefined
  for (const line of toml.split('\n')) {
    const table = /^\s*\[([^\]]+)\]/.exec(line)?.[1]
    if (table !== undefined) current = /^functions\."?([\w-]+)"?$/.exec(table.trim())?.[1]
    else if (current && /^\s*verify_jwt\s*=\s*false\b/.test(line)) names.add(current)
  }
  return names
}

/** The edge functions of a project: its folders, without those shared by them (`_shared`). */
export function readFunctions(supabaseDir: string): FunctionConfig[] {
  const folder = join(supabaseDir, 'functions')
  const config = join(supabaseDir, 'config.toml')
  if (!existsSync(folder)) return []
  const unverified = existsSync(config) ? unverifiedNames(readFileSync(config, 'utf8')) : new Set<string>()
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .filter((entry) => existsSync(join(folder, entry.name, 'index.ts')))
    .map(({ name }) => ({ name, verifyJwt: !unverified.has(name) }))
}
