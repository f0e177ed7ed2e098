import fc from 'fast-check'
import { LOCAL_KEYS } from '../../supabase/local/backend'
import { type Catalog, type Field, fieldOfAnyType } from './api-catalog'
import { hostileText } from './hostile-text'
import { plausible, valueJson } from './hostile-values'

export interface HostileRequest {
  method: string
  /** With its query, percent-encoded. */
  path: string
  headers: Record<string, string>
  body: string
  /** How the connection ends before the whole body is sent; absent: the request is sent whole. */
  brokenOff?: 'ended' | 'reset'
}

/** Percent-encoded; through UTF-8, because half of a surrogate pair cannot be. */
const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString())

const rawValue = fc.oneof(
  fc.constantFrom(
    '{}',
    '{"a":1}',
    '[]',
    '{a',
    '{{}}',
    '(',
    ')',
    '"',
    '%00',
    '%ff',
    '%E0%A4',
    'null',
    'maybe',
    '5',
    '',
  ),
  fc.constantFrom(
    '(a,b)',
    '("a","b',
    '[1,2)',
    '{1,NULL}',
    '*',
    '\\',
    '1e999',
    'now',
    '-infinity',
    'a.b.c',
    '::int',
  ),
  valueJson.filter((json) => json.length < 4000).map(encode),
  hostileText.map(encode),
)
const operator = fc.constantFrom(
  ...'eq neq gt gte lt lte like ilike match imatch in is isdistinct fts plfts phfts wfts cs cd ov sl sr nxr nxl adj'.split(
    ' ',
  ),
  ...'not.eq not.in not.cs eq(any) like(all) fts(english) nope'.split(' '),
)
const nested = fc
  .tuple(fc.constantFrom('a(', 'or(', '{', '['), fc.constantFrom(3, 80, 2000))
  .map(([open, depth]) => open.repeat(depth))

/** Query parameters on one column above all, on others of its table, and on some that do not exist. */
const query = (chosen: string, columns: string[]) => {
  const column = fc.oneof(
    { weight: 8, arbitrary: fc.constant(chosen) },
    { weight: 3, arbitrary: fc.constantFrom(...columns) },
    {
      weight: 1,
      arbitrary: fc.oneof(
        fc.constantFrom('nope', 'id->a', 'id::text', '"', '*', '%00'),
        hostileText.map(encode),
      ),
    },
  )
  const filter = fc.tuple(column, operator, rawValue)
  const part = fc.oneof(
    { weight: 6, arbitrary: filter.map(([name, op, value]) => `${name}=${op}.${value}`) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          fc.constantFrom('or', 'and', 'not.or', 'not.and'),
          fc.array(filter, { minLength: 1, maxLength: 3 }),
        )
        .map(([name, filters]) => `${name}=(${filters.map((one) => one.join('.')).join(',')})`),
    },
    fc
      .tuple(fc.constantFrom('select', 'order', 'columns', 'on_conflict'), fc.array(column, { maxLength: 3 }))
      .map(([name, names]) => `${name}=${names.join(',')}`),
    fc
      .tuple(fc.constantFrom('select', 'order', 'limit', 'offset', 'or', 'columns', 'apikey'), rawValue)
      .map(([name, value]) => `${name}=${value}`),
    fc.tuple(fc.constantFrom('select', 'or', 'and', chosen), nested).map(([name, text]) => `${name}=${text}`),
  )
  return fc.array(part, { maxLength: 4 }).map((parts) => (parts.length > 0 ? `?${parts.join('&')}` : ''))
}

/** A JSON object with these fields, `chosen` above all, or what should not be sent. */
function bodyOf(chosen: string, names: readonly string[]) {
  const object = fc
    .subarray([...names], { maxLength: Math.min(6, names.length) })
    .chain((others) =>
      fc.tuple(
        ...[chosen, ...others].map((name) =>
          fc.oneof(plausible, valueJson).map((value) => `${JSON.stringify(name)}:${value}`),
        ),
      ),
    )
    .map((all) => `{${all.join(',')}}`)
  return fc.oneof(
    { weight: 6, arbitrary: object },
    { weight: 1, arbitrary: fc.array(object, { maxLength: 3 }).map((all) => `[${all.join(',')}]`) },
    { weight: 1, arbitrary: valueJson },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '{', '{"a":', '[1,', '\u0000', '--x\r\nnonsense', 'a,b\n1', 'a=1&b=2'),
    },
  )
}

const authPaths =
  `token?grant_type=password token?grant_type=refresh_token token?grant_type=pkce token signup recover
  verify user logout otp magiclink resend reauthenticate admin/users admin/users/x invite settings health factors
  authorize?provider=x callback?code=x nope`.split(/\s+/)
const authFields =
  'email password token token_hash type refresh_token data app_metadata auth_code code_verifier'.split(' ')
const storagePaths =
  `object/images/KEY object/public/images/KEY object/sign/images/KEY object/list/images object/images
  object/move object/copy object/info/images/KEY object/upload/sign/images/KEY object/nope/KEY bucket bucket/images
  bucket/KEY render/image/public/images/KEY upload/resumable`.split(/\s+/)
const storageFields =
  'prefix prefixes limit offset search sortBy name id public expiresIn bucketId sourceKey'.split(' ')

interface Target {
  path: string
  search: string
  body: string
}

/** A path with its query, and a body of the fields that it takes. */
function target({ columns, procedures, args }: Catalog): fc.Arbitrary<Target> {
  const namesOf = (fields: Field[], owner: string) =>
    fields.filter((field) => field.of === owner).map(({ name }) => name)
  const table = fieldOfAnyType(columns).chain(({ of, name }) =>
    fc.record({
      path: fc.constant(`/rest/v1/${of}`),
      search: query(name, namesOf(columns, of)),
      body: bodyOf(name, namesOf(columns, of)),
    }),
  )
  const procedure = fc
    .oneof(
      { weight: 4, arbitrary: fieldOfAnyType(args) },
      { weight: 1, arbitrary: fc.constantFrom(...procedures).map((of) => ({ of, name: 'id' })) },
    )
    .chain(({ of, name }) =>
      fc.record({
        path: fc.constant(`/rest/v1/rpc/${of}`),
        search: fc.oneof(fc.constant(''), query(name, ['id', ...namesOf(args, of)])),
        body: bodyOf(name, namesOf(args, of)),
      }),
    )
  const service = (path: fc.Arbitrary<string>, fields: string[]) =>
    fc.record({
      path,
      search: fc.constant(''),
      body: fc.constantFrom(...fields).chain((name) => bodyOf(name, fields)),
    })
  const storagePath = fc
    .tuple(fc.constantFrom(...storagePaths), rawValue)
    .map(([path, key]) => `/storage/v1/${path.replace('KEY', key)}`)
  const roots = fc.constantFrom('/rest/v1/', '/rest/v1/rpc/', '/auth/v1/', '/storage/v1/')
  return fc.oneof(
    { weight: 7, arbitrary: table },
    { weight: 5, arbitrary: procedure },
    {
      weight: 2,
      arbitrary: service(fc.constantFrom(...authPaths.map((path) => `/auth/v1/${path}`)), authFields),
    },
    { weight: 2, arbitrary: service(storagePath, storageFields) },
    {
      weight: 1,
      arbitrary: fc.record({
        path: fc.tuple(roots, rawValue).map((both) => both.join('')),
        search: query('id', ['id']),
        body: bodyOf('id', ['name']),
      }),
    },
  )
}

/** A header's value, of the characters that HTTP can carry. */
const oddHeader = hostileText.map((text) =>
  text
    .replace(/[^\u0020-\u007E\u0080-\u00FF]/g, '')
    .trim()
    .slice(0, 300),
)
/** Values of headers that change what a request means, or that no client sends. */
const oddHeaders = fc.record({
  authorization: fc.constantFrom('Bearer a.b.c', 'Bearer x', 'Basic eDp5', ''),
  prefer: fc.oneof(
    fc.constantFrom(
      'return=representation',
      'return=headers-only',
      'count=exact',
      'count=planned,return=representation',
      'resolution=merge-duplicates',
      'resolution=ignore-duplicates,missing=default',
      'handling=strict,nope=1',
      'tx=rollback',
      'params=single-object',
      'max-affected=0,handling=strict',
    ),
    oddHeader,
  ),
  range: fc.oneof(fc.constantFrom('0-0', '5-1', '-1', 'x-y', '0-99999999999999999999'), oddHeader),
  accept: fc.oneof(
    fc.constantFrom(
      'application/vnd.pgrst.object+json',
      'application/vnd.pgrst.plan+json',
      'application/vnd.pgrst.array+json;nulls=stripped',
      'text/csv',
      'application/geo+json',
      'application/openapi+json',
      'nope/nope',
    ),
    oddHeader,
  ),
  'content-type': fc.oneof(
    fc.constantFrom(
      'application/json',
      'text/plain',
      'text/csv',
      'application/octet-stream',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'image/png',
    ),
    oddHeader,
  ),
  'accept-profile': fc.constantFrom('private', 'auth', 'storage', 'pg_catalog', 'nope', '"'),
  'content-profile': fc.constantFrom('private', 'auth', 'storage', 'pg_catalog', 'nope', '"'),
  'x-forwarded-for': oddHeader,
  'x-upsert': fc.constantFrom('true', 'x'),
})

/** Half of the requests carry one or two of them: with more, each would be refused for its headers alone. */
const someHeaders = fc
  .tuple(oddHeaders, fc.constantFrom(0, 0, 1, 2), fc.nat(), fc.nat())
  .map(([all, count, ...at]) => {
    const names = Object.keys(all) as (keyof typeof all)[]
    const chosen = at.slice(0, count).map((nth) => names[nth % names.length] as keyof typeof all)
    return Object.fromEntries(chosen.map((name) => [name, all[name]]))
  })

/** Who sends a request: visitors, people with a session, functions, and somebody with a made-up key. */
function credentials(tokens: string[]): fc.Arbitrary<Record<string, string>> {
  const visitor = { apikey: LOCAL_KEYS.publishable }
  const signedIn = tokens.map((token) => ({ ...visitor, authorization: `Bearer ${token}` }))
  const known = [visitor, ...(signedIn.length > 0 ? signedIn : [visitor]), { apikey: LOCAL_KEYS.secret }]
  return fc.constantFrom(...known, ...known, ...known, { apikey: 'sb_x' }, {})
}

/**
 * Requests that no page sends: to every table, procedure and service.
 * @param tokens access tokens that some of them carry
 */
export const hostileRequests = (catalog: Catalog, tokens: string[] = []): fc.Arbitrary<HostileRequest> =>
  target(catalog).chain(({ path, search, body }) =>
    fc.record({
      method: fc.constantFrom(
        'GET',
        'GET',
        'GET',
        'HEAD',
        'POST',
        'POST',
        'POST',
        'PATCH',
        'PUT',
        'DELETE',
        'OPTIONS',
      ),
      path: fc.constant(path + search),
      headers: fc
        .tuple(credentials(tokens), someHeaders)
        .map(([who, odd]) => ({ 'content-type': 'application/json', ...who, ...odd })),
      body: fc.constant(body),
      brokenOff: fc.option(fc.constantFrom('ended', 'reset'), { freq: 12, nil: undefined }),
    }),
  )
