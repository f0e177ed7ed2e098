import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, inject } from 'vitest'
import { createLocalBackend, LOCAL_KEYS, type LocalBackend } from '../../supabase/local/backend'
import { type Client, createApiClient } from './api-client'
import type { Tables } from '@/lib/database.types'
import { newAddress } from './caller-address'
import { insertRow, type TableName, validRow } from './database-rows'

export type { Client }

/** A migrated and seeded database for one test file, with clients for its API. */
export interface TestDatabase {
  backend: LocalBackend
  /** Not signed in, with the public key, like a browser. */
  visitor: Client
  /** Signed in, without a role in the admin. */
  withoutRole: Client
  /** The seed's owner, signed in. */
  admin: Client
  /** The secret key, as the edge functions use it. */
  service: Client
  /** Adds a valid row with these values as superuser; gives its id. */
  add(table: TableName, values?: Record<string, unknown>): Promise<string>
  /** A row, read as superuser. */
  row<Name extends TableName>(table: Name, id: string): Promise<Tables<Name>>
  close(): Promise<void>
}

export const ADMIN_ID = '00000000-0000-4000-8000-00000000ad01'
export const NO_ROLE_ID = '00000000-0000-4000-8000-000000005712'

async function openBackend(): Promise<{ backend: LocalBackend; drop: () => Promise<void> }> {
  const source = inject('databaseSource')
  if (source.kind === 'snapshot') {
    const snapshot = new Blob([await readFile(source.file)])
    return { backend: await createLocalBackend({ snapshot }), drop: async () => undefined }
  }
  const { openPostgres } = await import('../../supabase/local/api/postgres-database')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const maintenance = await openPostgres(source.url)
  await maintenance.exec(`create database ${name} template ${source.template}`)
  const postgresUrl = source.url.replace(/postgres$/, name)
  const backend = await createLocalBackend({ postgresUrl, seed: false })
  return {
    backend,
    async drop() {
      await maintenance.exec(`drop database ${name} with (force)`)
      await maintenance.close()
    },
  }
}

/** A client that calls the backend directly, without a port. `headers` are sent with each request. */
export function clientOf(
  backend: LocalBackend,
  key: string = LOCAL_KEYS.publishable,
  headers: Record<string, string> = {},
): Client {
  return createApiClient('http://database.test', key, {
    headers,
    fetch: (input, init) => backend.fetch(new Request(input, init)),
  })
}

/** A visitor with a new address, so that tests do not share rate limits. */
export const newCaller = (backend: LocalBackend, address = newAddress()): Client =>
  clientOf(backend, LOCAL_KEYS.publishable, { 'cf-connecting-ip': address })

/** The first row of a query as superuser. Throws if there is none. */
export async function queryOne<T>(backend: LocalBackend, sql: string, params: unknown[] = []): Promise<T> {
  const [row] = await backend.query<T>(sql, params)
  if (!row) throw new Error(`no row: ${sql}`)
  return row
}

/** The only column of a query's first row, as superuser. */
export async function queryValue<T>(backend: LocalBackend, sql: string, params: unknown[] = []): Promise<T> {
  return Object.values(await queryOne<Record<string, T>>(backend, sql, params))[0] as T
}

/** Adds a user as the auth service stores one, since nobody can sign up. */
export async function addUser(
  backend: LocalBackend,
  user: { id: string; email: string; password: string; appMetadata?: object; userMetadata?: object },
): Promise<void> {
  await backend.query(
    `with added as (
      insert into auth.users (
        id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
        created_at, updated_at, confirmation_token, recovery_token, email_change, email_change_token_new,
        email_change_token_current, phone_change, phone_change_token, reauthentication_token
      ) values (
        $1::text::uuid, 'authenticated', 'authenticated', $2::text,
        extensions.crypt($3::text, extensions.gen_salt('bf', 4)), now(), $4::text::json, $5::text::json,
        now(), now(), '', '', '', '', '', '', '', ''
      ) returning id, email
    )
    insert into auth.identities (id, user_id, provider_id, provider, identity_data, created_at, updated_at)
    select gen_random_uuid(), id, id::text, 'email', json_build_object('sub', id, 'email', email), now(), now()
    from added`,
    [
      user.id,
      user.email,
      user.password,
      JSON.stringify({ provider: 'email', providers: ['email'], ...user.appMetadata }),
      JSON.stringify(user.userMetadata ?? {}),
    ],
  )
}

/** A client that has signed in as a browser does. */
export async function signIn(backend: LocalBackend, email: string, password: string): Promise<Client> {
  const client = clientOf(backend)
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return client
}

/** A new user, by default an owner, with a client that has signed in. */
export async function newPerson(
  backend: LocalBackend,
  appMetadata: object = { role: 'admin' },
  userMetadata = {},
): Promise<{ id: string; email: string; password: string; client: Client }> {
  const id = randomUUID()
  const account = { id, email: `${id}@example.test`, password: 'a-long-enough-password' }
  await addUser(backend, { ...account, appMetadata, userMetadata })
  return { ...account, client: await signIn(backend, account.email, account.password) }
}

/** A client of a new user with a role. */
export const signInAs = async (backend: LocalBackend, role: string): Promise<Client> =>
  (await newPerson(backend, { role })).client

/** Opens a database for one test file; close it when the file is done. */
export async function openDatabase(): Promise<TestDatabase> {
  const { backend, drop } = await openBackend()
  const user = { id: NO_ROLE_ID, email: 'no-role@example.test', password: 'a-long-enough-password' }
  await addUser(backend, user)
  return {
    backend,
    visitor: clientOf(backend),
    withoutRole: await signIn(backend, user.email, user.password),
    admin: await signIn(backend, 'admin@example.test', 'local-admin-password'),
    service: clientOf(backend, LOCAL_KEYS.secret),
    async add(table, values) {
      const row = { ...validRow(table), ...values }
      await insertRow(backend, table, row)
      return row.id
    },
    async row<Name extends TableName>(table: Name, id: string) {
      const sql = `select to_jsonb(t) as row from public.${table} t where id = $1::text::uuid`
      return (await queryOne<{ row: Tables<Name> }>(backend, sql, [id])).row
    },
    async close() {
      await backend.close()
      await drop()
    },
  }
}

/** A database that is open during the tests of a file, or of the group that calls this. */
export function databaseForFile(): TestDatabase {
  const db = {} as TestDatabase
  beforeAll(async () => {
    Object.assign(db, await openDatabase())
  })
  afterAll(() => db.close())
  return db
}
