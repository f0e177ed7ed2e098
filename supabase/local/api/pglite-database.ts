import { createPgliteConnection } from '@supabase/lite/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { type ApiConnection, type Database, isoTimestamp, jsonText } from './database'
import { currentScope } from './request-scope'

const TIMESTAMP = 1114
const TIMESTAMPTZ = 1184
const JSON_TYPE = 114
const JSONB = 3802

/**
 * PGlite treats a string as serialised JSON: a setting "12" would become the number 12, and plain text would
 * be refused. For users and files the library serialises its JSON itself.
 */
function sentJson(value: unknown): string {
  const fromCaller = currentScope()?.path?.startsWith('/rest/v1/')
  return typeof value === 'string' && !fromCaller ? value : jsonText(value)
}

/** Runs tasks one after another, in the order they came; a failing task does not stop the next. */
function createSerialQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = last.then(task, task)
    last = result.catch(() => undefined)
    return result
  }
}

/**
 * PostgreSQL inside this process.
 * @param dataDir the data folder; absent = in memory
 * @param snapshot a data folder from `dump()` to start from
 */
export async function openPglite(dataDir?: string, snapshot?: Blob): Promise<Database> {
  const connection = await createPgliteConnection({
    url: dataDir,
    pgliteOptions: {
      ...(snapshot && { loadDataDir: snapshot }),
      // pgcrypto comes with the connection; the migrations create this one too.
      extensions: { pg_trgm },
      serializers: { [JSON_TYPE]: sentJson, [JSONB]: sentJson },
      parsers: { [TIMESTAMP]: isoTimestamp, [TIMESTAMPTZ]: isoTimestamp },
    },
  })
  const { driver } = connection
  await driver.waitReady

  // There is one session, and the API opens transactions with plain BEGINs: any statement in between would
  // run inside another request's transaction, under its role.
  const serially = createSerialQueue()

  return {
    connection: connection as unknown as ApiConnection,
    sessions: connection as unknown as ApiConnection,
    settingsOf: () => ({}),
    exec: (sql) => serially(async () => void (await driver.exec(sql))),
    query: <T>(sql: string, params?: unknown[]) =>
      serially(async () => (await driver.query<T>(sql, params)).rows),
    transaction: (work) =>
      serially(() => driver.transaction((tx) => work(async (sql) => void (await tx.exec(sql))))),
    serve: (request) => serially(request),
    dump: () => serially(() => driver.dumpDataDir('none')),
    close: () => serially(() => connection.close()),
  }
}
