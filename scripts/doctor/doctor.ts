import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openDatabase } from '../backup/database'
import { examine, readExpected } from './examine'
import { reason } from './finding'
import { createManagement, withoutSlash } from './project'
import { isWrong, report, uses, type Variable, withoutSecrets } from './report'

const env = (name: string) => process.env[name]?.trim() || undefined

/** An address as it was given. Says which variable holds none, and never what it holds. */
function address(name: Variable, scheme = /^https?:$/): string | undefined {
  const given = env(name)
  if (given && !(URL.canParse(given) && scheme.test(new URL(given).protocol)))
    throw new Error(`${name} is no address.`)
  return given
}

/** `npm run doctor [-- --backups <folder>]`: docs/deploy.md, 'Before you say it is live'. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { backups: { type: 'string', default: 'backups' } } })
  const url = withoutSlash(address('SUPABASE_URL'))
  const siteUrl = withoutSlash(address('VITE_SITE_URL'))
  const databaseUrl = address('DATABASE_URL', /^postgres(?:ql)?:$/)
  const token = env('SUPABASE_ACCESS_TOKEN')
  const ref = env('SUPABASE_PROJECT_ID')
  const management = createManagement('https://api.supabase.com', token, url, ref)
  if (token && !management)
    throw new Error('SUPABASE_URL does not say which project it is: set SUPABASE_PROJECT_ID to its ref.')
  const [publicKey, secretKey] = [env('VITE_SUPABASE_ANON_KEY'), env('SUPABASE_SECRET_KEY')]
  const database = databaseUrl ? await openDatabase(databaseUrl) : undefined
  try {
    const root = fileURLToPath(new URL('../..', import.meta.url))
    const groups = await examine(
      {
        url,
        siteUrl,
        publicKey,
        secretKey,
        database,
        management,
        root,
        backups: values.backups,
        now: Date.now(),
      },
      readExpected,
    )
    const password = databaseUrl && decodeURIComponent(new URL(databaseUrl).password)
    const unset = (Object.keys(uses) as Variable[]).filter((name) => !env(name))
    console.log(withoutSecrets(report(groups, unset), [secretKey, token, databaseUrl, password]))
    return isWrong(groups) ? 1 : 0
  } finally {
    await database?.close()
  }
}

try {
  process.exit(await main())
} catch (error) {
  console.error(reason(error))
  process.exit(1)
}
