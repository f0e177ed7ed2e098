import fc from 'fast-check'
import { LOCAL_KEYS, type LocalBackend } from '../../supabase/local/backend'
import { hostileText } from './hostile-text'
import { plausible, valueJson } from './hostile-values'

/** A request that our pages do not send. */
export interface HostileCall {
  method: string
  /** The path with its query. */
  path: string
  headers: Record<string, string>
  body?: string
}

interface Callable {
  name: string
  args: string[]
}

/** The procedures and tables of the API. */
interface Surface {
  procedures: Callable[]
  tables: Callable[]
}

/** Reads the procedures and tables from the database. */
export async function readSurface(backend: LocalBackend): Promise<Surface> {
  const procedures = await backend.query<Callable>(`
    select p.proname as name, coalesce(p.proargnames, '{}') as args from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype order by 1`)
  const tables = await backend.query<Callable>(`
    select table_name::text as name, array_agg(column_name::text) as args
    from information_schema.columns where table_schema = 'public' group by 1 order by 1`)
  return { procedures, tables }
}

/**
 * Whether an answer of 500 or more comes from the database, with its SQLSTATE. Unlike PostgREST, the embedded
 * API itself answers 500 to a request it cannot parse. 55000: nobody can write to a view.
 */
export function isDatabaseFailure(status: number, body: string): boolean {
  return status >= 500 && /"code":"(?!55000)[0-9A-Z]{5}"/.test(body)
}

const contentTypes = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'text/csv',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'application/vnd.pgrst.object+json',
  'nonsense',
)

/** An object with some of the names and some unknown ones, each with any value. */
const objectJson = (names: readonly string[]) =>
  fc
    .array(
      fc.tuple(
        fc.oneof(
          { weight: 8, arbitrary: fc.constantFrom(...(names.length > 0 ? names : ['a'])) },
          {
            weight: 1,
            arbitrary: fc.constantFrom('', '__proto__', 'unknown', 'select', '"', 'a.b', '\u0000'),
          },
        ),
        valueJson,
      ),
      { maxLength: 8 },
    )
    .map((fields) => `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`)

/** An object with every name, so that the call reaches the procedure or the row. */
const wholeJson = (names: readonly string[]) =>
  fc
    .tuple(...names.map(() => fc.oneof(plausible, valueJson)))
    .map(
      (values) =>
        `{${names.map((name, nth) => `${JSON.stringify(name)}:${values[nth] ?? 'null'}`).join(',')}}`,
    )

const bodyOf = (names: readonly string[]) =>
  fc.oneof(
    { weight: 8, arbitrary: wholeJson(names) },
    { weight: 8, arbitrary: objectJson(names) },
    { weight: 1, arbitrary: objectJson(names).map((one) => `[${one},${one}]`) },
    { weight: 1, arbitrary: valueJson },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '{"a":}', '\u0000', 'a=1&b=2', '--x--') },
  )

const filters = fc.constantFrom(
  'eq.1',
  'eq.',
  'in.(1,2',
  'in.()',
  'cs.{}',
  'cs.{a',
  'ov.{1}',
  'fts.a&',
  'like.%',
  'match.(',
  'imatch.[',
  'not.is.null',
  'is.maybe',
  'gt.\u0000',
  'eq.9999-99-99',
  'nonsense',
  'any',
  `(and${'(and'.repeat(3000)}`,
  'eq(any).{1}',
  'sl.(1,2)',
)
const queryOf = (names: readonly string[]) =>
  fc
    .array(
      fc.tuple(
        fc.oneof(
          { weight: 4, arbitrary: fc.constantFrom(...names, 'unknown') },
          {
            weight: 3,
            arbitrary: fc.constantFrom(
              'select',
              'order',
              'limit',
              'offset',
              'on_conflict',
              'columns',
              'or',
              'and',
            ),
          },
        ),
        fc.oneof(
          filters,
          fc.constantFrom(
            '*',
            '*,*',
            'id,',
            '(',
            '*,orders(*)',
            'id::text',
            'id->a->>b',
            '-1',
            '1e9',
            'id.desc.x',
          ),
          fc.constantFrom('(id.eq.1', '(or(and(', '99999999999999999999', 'count()', 'a:id', '..'),
          hostileText,
        ),
      ),
      { maxLength: 4 },
    )
    .map((pairs) => pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encode(value)}`).join('&'))

/** Encoded without lone surrogates, which cannot be encoded. */
const encode = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''))

const extraHeaders = fc.constantFrom<Record<string, string>>(
  {},
  {},
  { range: '-5--1', 'range-unit': 'items' },
  { range: '9-1' },
  { range: 'x' },
  { prefer: 'return=representation, count=exact' },
  { prefer: 'resolution=merge-duplicates' },
  { prefer: 'tx=rollback, missing=default, handling=strict' },
  { accept: 'text/csv' },
  { accept: 'application/vnd.pgrst.object+json' },
  { accept: 'nonsense' },
  { 'accept-profile': 'private' },
  { 'content-profile': 'auth' },
  { authorization: 'Bearer x.y.z' },
  { authorization: `Bearer ${'x'.repeat(5000)}` },
  { 'x-forwarded-for': '999.1.1.1,,' },
)

const elsewhere = fc.constantFrom(
  'auth/v1/token?grant_type=password',
  'auth/v1/token?grant_type=refresh_token',
  'auth/v1/token',
  'auth/v1/signup',
  'auth/v1/otp',
  'auth/v1/recover',
  'auth/v1/verify',
  'auth/v1/user',
  'auth/v1/logout',
  'auth/v1/admin/users',
  'storage/v1/bucket',
  'storage/v1/object/list/images',
  'storage/v1/object/images/a.webp',
  'storage/v1/object/public/images/..%2f..%2fx',
  'storage/v1/object/sign/images/a.webp',
  'storage/v1/upload/resumable',
  'rest/v1/',
  'rest/v1/rpc/',
  'rest/v1/rpc/unknown',
  'rest/v1/auth.users',
  'graphql/v1',
)

/** Calls of every procedure, table and other path of the API with arbitrary input. */
export function hostileCalls({ procedures, tables }: Surface): fc.Arbitrary<HostileCall> {
  const rpc = fc.constantFrom(...procedures).chain(({ name, args }) =>
    fc.record({
      method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'HEAD', 'DELETE', 'PUT'),
      path: queryOf(args).map((query) => `/rest/v1/rpc/${name}?${query}`),
      body: bodyOf(args),
    }),
  )
  const table = fc.constantFrom(...tables).chain(({ name, args }) =>
    fc.record({
      method: fc.constantFrom('GET', 'GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'OPTIONS'),
      path: queryOf(args).map((query) => `/rest/v1/${name}?${query}`),
      body: bodyOf(args),
    }),
  )
  const other = fc.record({
    method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH'),
    path: elsewhere.map((path) => `/${path}`),
    body: bodyOf(['email', 'password', 'token', 'type', 'refresh_token', 'prefix', 'name', 'data']),
  })
  return fc
    .tuple(
      fc.oneof(
        { weight: 5, arbitrary: rpc },
        { weight: 4, arbitrary: table },
        { weight: 2, arbitrary: other },
      ),
      contentTypes,
      extraHeaders,
    )
    .map(([call, contentType, headers]) => {
      const hasBody = call.method !== 'GET' && call.method !== 'HEAD'
      return {
        method: call.method,
        path: call.path,
        headers: {
          apikey: LOCAL_KEYS.publishable,
          ...(hasBody && { 'content-type': contentType }),
          ...headers,
        },
        ...(hasBody && { body: call.body }),
      }
    })
}
