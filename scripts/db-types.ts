import { writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { format } from 'oxfmt'
import formatOptions from '../.oxfmtrc.json' with { type: 'json' }
import { supabaseCli, withDatabaseUrl } from './database-socket'

const target = fileURLToPath(new URL('../src/lib/database.types.ts', import.meta.url))

/** The TypeScript types of the public schema of the migrations, formatted like the project. */
export async function generateTypes(url: string): Promise<string> {
  const args = ['gen', 'types', '--lang', 'typescript', `--remote=${url}`, '--schema', 'public']
  const { code, stdout, stderr } = await supabaseCli(args)
  const start = stdout.indexOf('export type Json')
  if (code !== 0 || start < 0) throw new Error(`supabase gen types failed (${code}):\n${stderr || stdout}`)
  const { code: formatted, errors } = await format(target, stdout.slice(start), formatOptions)
  if (errors.length > 0) throw new Error(`The types could not be formatted: ${errors[0]?.message}`)
  return formatted
}

/** `npm run db:types` */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await writeFile(target, await withDatabaseUrl(generateTypes))
