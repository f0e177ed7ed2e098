import { type ApiConnection, type Database, isoTimestamp, jsonText } from './database'
import { type ParameterType, parameterTypes, sendAsText } from './parameter-text'

const timestampType = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => value,
  parse: isoTimestamp,
})

const jsonType = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: jsonText,
  parse: (text: string) => JSON.parse(text) as unknown,
})

/**
 * Like a pooler in transaction mode: no transaction may rely on session state from an earlier one. As DISCARD ALL, but
 * with the plans of functions kept, as a hosted project keeps them: to plan each one again takes longer than its query.
 */
const forgetSession = `
  rollback; close all; set session authorization default; reset all; deallocate all; unlisten *;
  select pg_advisory_unlock_all(); discard temp; discard sequences`

/** A connection pool of one role. It needs the package `postgres`, which PGlite does not. */
async function connect(url: string) {
  const { createPostgresConnection } = await import('@supabase/lite/postgres')
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      onnotice: () => undefined,
      // Prepared statements would be tied to one session.
      prepare: false,
      types: {
        timestamp: timestampType(1114),
        timestamptz: timestampType(1184),
        json: jsonType(114),
        jsonb: jsonType(3802),
      },
    },
  })
  const { driver } = connection
  sendAsText(driver.options.serializers, await driver.unsafe<ParameterType[]>(parameterTypes))
  const reserve = driver.reserve.bind(driver)
  driver.reserve = async () => {
    const session = await reserve()
    await session.unsafe(forgetSession)
    return session
  }
  return connection
}

/** The settings that roles have by `alter role`, as PostgREST applies them when it changes to one. */
const roleSettings = `
  select r.rolname as role, split_part(s, '=', 1) as name, substr(s, strpos(s, '=') + 1) as value
  from pg_roles r, unnest(r.rolconfig) s where r.rolname in ('anon', 'authenticated', 'service_role')`

/** A real PostgreSQL, accessed as superuser. */
export async function openPostgres(url: string): Promise<Database> {
  const connection = await connect(url)
  const { driver } = connection
  return {
    connection: connection as unknown as ApiConnection,
    sessions: connection as unknown as ApiConnection,
    settingsOf: () => ({}),
    exec: async (sql) => void (await driver.unsafe(sql)),
    query: async <T>(sql: string, params?: unknown[]) =>
      [...(await driver.unsafe(sql, params as never[]))] as T[],
    transaction: async (work) => {
      await driver.begin((tx: { unsafe(sql: string): Promise<unknown> }) =>
        work(async (sql) => void (await tx.unsafe(sql))),
      )
    },
    serve: (request) => request(),
    dump: () => Promise.reject(new Error('Only a PGlite database can be dumped.')),
    close: () => connection.close(),
  }
}

/**
 * A real PostgreSQL with the roles of a hosted project: migrations run as `postgres`, which is not a
 * superuser, and the API logs in as `authenticator`. The auth service and the tests connect as superuser.
 * @param url the superuser's URL; the other two roles have the same password
 * @param rolesSql creates the roles, with `:password` for that password
 */
export async function openHostedPostgres(url: string, rolesSql: string): Promise<Database> {
  const superuser = await openPostgres(url)
  await superuser.exec(rolesSql.replaceAll(':password', `'${decodeURIComponent(new URL(url).password)}'`))
  const as = (role: string) => Object.assign(new URL(url), { username: role }).href
  const owner = await openPostgres(as('postgres'))
  const api = await connect(as('authenticator'))
  const rows = await superuser.query<{ role: string; name: string; value: string }>(roleSettings)
  return {
    ...superuser,
    sessions: api as unknown as ApiConnection,
    settingsOf: (role) =>
      Object.fromEntries(rows.filter((row) => row.role === role).map(({ name, value }) => [name, value])),
    transaction: owner.transaction,
    async close() {
      await Promise.all([superuser.close(), owner.close(), api.close()])
    },
  }
}
