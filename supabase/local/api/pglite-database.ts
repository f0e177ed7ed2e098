import { createPgliteConnection } from '@supabase/lite/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { type ApiConnection, type Database, isoTimestamp, jsonText } from './database'
import { type ParameterType, parameterTypes, sendAsText } from './parameter-text'
import { currentScope } from './request-scope'

const TIMESTAMP = 1114
const TIMESTAMPTZ = 1184

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
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}

/**
 * Ends a transaction that the previous request left open. The first attempts may fail: half a message that is left in
 * the driver's buffers is sent in front of the next ones.
 */
async function endTransaction(driver: { query(sql: string): Promise<unknown> }): Promise<void> {
  for (let attempt = 1; attempt <= 4; attempt++) {
    const ended = await driver.query('rollback').then(
      () => true,
      () => false,
    )
    if (ended) return
  }
  throw new Error('The embedded database does not answer any more: stop this program and start it again.')
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
      parsers: { [TIMESTAMP]: isoTimestamp, [TIMESTAMPTZ]: isoTimestamp },
    },
  })
  const { driver } = connection
  await driver.waitReady
  sendAsText(driver.serializers, (await driver.query<ParameterType>(parameterTypes)).rows, sentJson)

  // There is one session, and the API opens transactions with plain BEGINs: any statement in between would
  // run inside another request's transaction, under its role.
  const serially = createSerialQueue()
  // A program may open a transaction of its own with `exec`; only what a request left open is ended.
  let afterRequest = false
  const ownTask = <T>(task: () => Promise<T>) =>
    serially(async () => {
      if (afterRequest) await endTransaction(driver)
      afterRequest = false
      return task()
    })
  const requestTask = <T>(task: () => Promise<T>) =>
    serially(async () => {
      await endTransaction(driver)
      afterRequest = true
      return task()
    })

  return {
    connection: connection as unknown as ApiConnection,
    sessions: connection as unknown as ApiConnection,
    settingsOf: () => ({}),
    exec: (sql) => ownTask(async () => void (await driver.exec(sql))),
    query: <T>(sql: string, params?: unknown[]) =>
      ownTask(async () => (await driver.query<T>(sql, params)).rows),
    transaction: (work) =>
      ownTask(() => driver.transaction((tx) => work(async (sql) => void (await tx.exec(sql))))),
    serve: requestTask,
    dump: () => ownTask(() => driver.dumpDataDir('none')),
    close: () => ownTask(() => connection.close()),
  }
}
