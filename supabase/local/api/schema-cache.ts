import { readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiConnection } from './database'

export type SchemaCache = NonNullable<ApiConnection['config']['schemaCache']>

const library = join(import.meta.dirname, '../../../node_modules/@supabase/lite/package.json')

/**
 * What the API found out about the tables, kept in a file: asking the database again at each start takes 0.8 s of processor time.
 * @param made what the schema was made of; the file counts for that alone, and for one version of the library
 */
export function createSchemaCache(file: string, made: string): SchemaCache {
  const { version } = JSON.parse(readFileSync(library, 'utf8')) as { version: string }
  const stamp = `${JSON.stringify([version, made])}\n`
  return {
    async get() {
      const text = await readFile(file, 'utf8').catch(() => '')
      return text.startsWith(stamp) ? text.slice(stamp.length) : undefined
    },
    // Cut off by a kill it cannot be parsed, and the library asks the database after all.
    set: (_key, schema) => writeFile(file, stamp + schema),
    delete: () => rm(file, { force: true }),
  }
}
