import { beforeAll, describe, expect, inject, test } from 'vitest'
import { openPostgres } from '../../supabase/local/api/postgres-database'
import { databaseForFile, queryOne, type TestDatabase } from '../support/database'

const db = databaseForFile()

beforeAll(async () => {
  await db.backend.exec(`
    create function public.session_facts() returns json language sql volatile set search_path = '' as $$
      select json_build_object('login', session_user, 'role', current_user,
        'limit', current_setting('statement_timeout'), 'kept', current_setting('test.kept', true))
    $$;
    create function public.keep_in_session(value text) returns void language sql volatile set search_path = '' as $$
      select set_config('test.kept', value, false), set_config('statement_timeout', '1min', false)
    $$;
    grant execute on function public.session_facts, public.keep_in_session to anon, authenticated, service_role;`)
  await db.backend.reloadSchema()
})

const call = async (client: TestDatabase['visitor'], name: string, args = {}) => {
  const { data, error } = await client.rpc(name as never, args as never)
  if (error) throw error
  return data as unknown
}

describe.skipIf(inject('databaseSource').kind !== 'postgres')('as on a hosted project', () => {
  test('the migrations ran as a role that is not a superuser and bypasses row-level security', async () => {
    const owner = await queryOne(
      db.backend,
      `select r.rolname, r.rolsuper, r.rolcreaterole, r.rolbypassrls from pg_roles r
      where r.oid = (select relowner from pg_class where oid = 'public.booking_submissions'::regclass)`,
    )
    expect(owner).toEqual({ rolname: 'postgres', rolsuper: false, rolcreaterole: true, rolbypassrls: true })
  })

  test('everything in public and private belongs to that role, auth and storage to others', async () => {
    const owners = await db.backend.query(
      `select distinct n.nspname as schema, pg_get_userbyid(owner) as owner
      from (
        select relnamespace as schema, relowner as owner from pg_class where relkind in ('r', 'v')
        union select pronamespace, proowner from pg_proc
        where proname not in ('session_facts', 'keep_in_session') and pronamespace <> 'auth'::regnamespace
          and pronamespace <> 'storage'::regnamespace
      ) owned join pg_namespace n on n.oid = owned.schema
      where n.nspname in ('public', 'private', 'auth', 'storage')
      order by 1`,
    )
    expect(owners).toEqual([
      { schema: 'auth', owner: 'supabase_auth_admin' },
      { schema: 'private', owner: 'postgres' },
      { schema: 'public', owner: 'postgres' },
      { schema: 'storage', owner: 'supabase_storage_admin' },
    ])
  })

  test('the API logs in as authenticator, with 3 s for a statement of anon and 8 s for the others', async () => {
    const facts = { login: 'authenticator', kept: null }
    expect(await call(db.visitor, 'session_facts')).toEqual({ ...facts, role: 'anon', limit: '3s' })
    expect(await call(db.admin, 'session_facts')).toEqual({ ...facts, role: 'authenticated', limit: '8s' })
    expect(await call(db.service, 'session_facts')).toEqual({ ...facts, role: 'service_role', limit: '8s' })
  })

  test('a request leaves no state in the session for the next one', async () => {
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(
        Array.from({ length: 20 }, () => call(db.service, 'keep_in_session', { value: 'leaked' })),
      )
      const facts = await Promise.all(Array.from({ length: 20 }, () => call(db.service, 'session_facts')))
      expect(facts).toEqual(facts.map(() => expect.objectContaining({ limit: '8s' })))
      expect(JSON.stringify(facts)).not.toContain('leaked')
    }
  })

  test('a session that was left in an aborted transaction is mended before the next transaction uses it', async () => {
    const source = inject('databaseSource')
    const server = await openPostgres(source.kind === 'postgres' ? source.url : '')
    const { driver } = server.connection as unknown as { driver: { reserve(): Promise<Session> } }
    const broken = await driver.reserve()
    await expect(broken.unsafe('begin; select 1 / 0')).rejects.toThrow('division by zero')
    broken.release()
    for (let round = 0; round < 20; round += 1) {
      const session = await driver.reserve()
      expect([...(await session.unsafe('select 1 as one'))]).toEqual([{ one: 1 }])
      session.release()
    }
    await server.close()
  })
})

interface Session {
  unsafe(sql: string): Promise<Iterable<unknown>>
  release(): void
}
