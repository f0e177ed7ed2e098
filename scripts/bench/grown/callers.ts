import type { Sql } from '../database'

/** Who calls a procedure: the role with the fewest rights that may. */
export type Caller = 'anon' | 'authenticated' | 'service_role'

/** An owner with a session, and two accounts that the calls change. Their ids do not depend on the database. */
export const owner = {
  sub: '00000000-0000-4000-8000-00000000b001',
  role: 'authenticated',
  session_id: '00000000-0000-4000-8000-00000000b002',
}

export async function addAccounts(sql: Sql): Promise<void> {
  await sql`insert into auth.users (id, aud, role, email, raw_app_meta_data) values
    (${owner.sub}, 'authenticated', 'authenticated', 'owner@example.test', '{"role":"admin"}'),
    (gen_random_uuid(), 'authenticated', 'authenticated', 'member@example.test', '{"role":"sales"}'),
    (gen_random_uuid(), 'authenticated', 'authenticated', 'nobody@example.test', '{}')`
  await sql`insert into auth.sessions (id, user_id) values (${owner.session_id}, ${owner.sub})`
}

/** Makes the rest of a transaction act as the API does for this caller. */
export async function actAs(sql: Sql, caller: Caller): Promise<void> {
  const claims = caller === 'authenticated' ? owner : { role: caller, sub: '' }
  const settings = {
    'request.jwt.claims': JSON.stringify(caller === 'authenticated' ? owner : { role: caller }),
    'request.jwt.claim.sub': claims.sub,
    'request.jwt.claim.role': claims.role,
    'request.headers': JSON.stringify({ 'cf-connecting-ip': '203.0.113.7' }),
    role: caller,
  }
  for (const [name, value] of Object.entries(settings)) await sql`select set_config(${name}, ${value}, true)`
}
