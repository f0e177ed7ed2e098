import { pathToFileURL } from 'node:url'
import { supabaseCli, withDatabaseUrl } from './database-socket'

export interface Finding {
  name: string
  level: string
  title: string
  detail: string
}

/**
 * The findings of Supabase's own advisors (security and performance) about the migrations, at warning level
 * or above.
 */
export async function lintDatabase(url: string): Promise<Finding[]> {
  const { code, stdout, stderr } = await supabaseCli([
    'db',
    'advisors',
    `--remote=${url}`,
    '--type=all',
    '--level=warn',
    '--fail-on=none',
    '--output-format=json',
  ])
  const start = stdout.indexOf('{')
  if (code !== 0 || start < 0) throw new Error(`supabase db advisors failed (${code}):\n${stderr || stdout}`)
  const { results } = JSON.parse(stdout.slice(start)) as { results: Finding[] }
  return results
}

/** `npm run db:lint`: prints the findings, and fails if there are any. */
async function main(): Promise<number> {
  const findings = await withDatabaseUrl(lintDatabase)
  for (const { level, name, detail } of findings) console.error(`${level} ${name}: ${detail}`)
  console.log(findings.length === 0 ? 'The advisors have nothing to say.' : `${findings.length} findings`)
  return findings.length === 0 ? 0 : 1
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) process.exit(await main())
