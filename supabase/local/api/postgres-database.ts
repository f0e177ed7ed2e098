import { type ApiConnection, bindable, type Database, isoTimestamp, jsonText } from './database'

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

/** A real PostgreSQL, reached as superuser. Needs the package `postgres`, which PGlite does without. */
export async function openPostgres(url: string): Promise<Database> {
  const { createPostgresConnection } = await import('@supabase/lite/postgres')
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      onnotice: () => undefined,
      types: {
        timestamp: timestampType(1114),
        timestamptz: timestampType(1184),
        json: jsonType(114),
        jsonb: jsonType(3802),
      },
    },
  })
  const { driver } = connection
  const reserve = driver.reserve.bind(driver)
  driver.reserve = async () => {
    const session = await reserve()
    const send = session.unsafe.bind(session)
    session.unsafe = (sql: string, params?: never[], options?: object) =>
      send(sql, params?.map(bindable) as never[], options)
    return session
  }

  return {
    connection: connection as unknown as ApiConnection,
    exec: async (sql) => void (await driver.unsafe(sql)),
    query: async <T>(sql: string, params?: unknown[]) =>
      [...(await driver.unsafe(sql, params as never[]))] as T[],
    transaction: async (work) => {
      await driver.begin((tx: { unsafe(sql: string): Promise<unknown> }) =>
        work(async (sql) => void (await tx.unsafe(sql))),
      )
    },
    serve: (request) => request(),
    recover: async () => undefined,
    dump: () => Promise.reject(new Error('Only a PGlite database can be dumped.')),
    close: () => connection.close(),
  }
}
