import { expect, test } from 'vitest'
import { post, project } from './support/project'

/** A visitor's request to the Data API. */
async function ask(path: string, { headers, ...init }: RequestInit = {}) {
  const answer = await fetch(`${project.url}/rest/v1/${path}`, {
    ...init,
    headers: { apikey: project.publicKey, 'content-type': 'application/json', ...headers },
  })
  const text = await answer.text()
  const body: unknown = answer.headers.get('content-type')?.includes('json') && text ? JSON.parse(text) : text
  return { status: answer.status, headers: answer.headers, body }
}
const rows = async (path: string) => {
  const { status, body } = await ask(path)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as Record<string, unknown>[]
}

test.each(['nonsense', 'two.parts'])('a token %s is refused, even where visitors may read', async (token) => {
  const refused = await ask('blog_posts?select=slug', { headers: { authorization: `Bearer ${token}` } })
  expect(refused).toMatchObject({ status: 401, body: { code: 'PGRST301' } })
})

test.each([
  ['a boolean', 'portfolio_projects?select=id&is_active=eq.maybe', '22P02'],
  ['an id', 'blog_posts?select=id&id=eq.5', '22P02'],
  ['a list', 'portfolio_projects?select=id&tech_stack=cs.{"a":1}', '22P02'],
  ['a list without braces', 'portfolio_projects?select=id&tech_stack=eq.5', '22P02'],
  ['a time', 'blog_posts?select=id&published_at=gt.soon', '22007'],
])('a filter with what is not %s is refused', async (_kind, path, code) => {
  expect(await ask(path)).toMatchObject({ status: 400, body: { code } })
})

test('every list contains the empty list', async () => {
  const all = await rows('portfolio_projects?select=id&order=id')
  expect(await rows('portfolio_projects?select=id&order=id&tech_stack=cs.{}')).toEqual(all)
})

test.each([{ day: { a: 1 } }, { day: ['a'] }, { day: true }])(
  '%j where a date is expected is refused',
  async (day) => {
    const answer = await ask('rpc/call_times', { method: 'POST', body: JSON.stringify(day) })
    expect(answer).toMatchObject({ status: 400, body: { code: '22007' } })
  },
)

test('a null character in a text is refused', async () => {
  const answer = await post('/rest/v1/rpc/submit_contact', {
    name: 'a\u0000b',
    contact: 'a@example.test',
    message: 'A message that is long enough.',
    kind: 'contact',
  })
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: '22P05' }])
})

test("rows are ordered by a joined table's column, then by one of their own", async () => {
  // Both tables have a column id, which here neither result has.
  const select = 'select=post:id,author:blog_authors(name)'
  const posts = await rows(`blog_posts?${select}&order=author(name),id.desc`)
  const keys = posts.map(({ post: id, author }) => [
    String((author as { name: string } | null)?.name),
    String(id),
  ])
  const names = keys.map(([name]) => name)
  for (const name of new Set(names)) {
    const ids = keys.filter(([other]) => other === name).map(([, id]) => id ?? '')
    expect(ids).toEqual(ids.toSorted().toReversed())
    expect(names.lastIndexOf(name) - names.indexOf(name) + 1).toBe(ids.length)
  }
  expect(posts.length).toBeGreaterThan(1)
})

test('a star is a wildcard in a quoted pattern too', async () => {
  const plain = await rows('blog_posts?select=id&or=(title.ilike.*web*)&order=id')
  expect(plain.length).toBeGreaterThan(0)
  expect(await rows('blog_posts?select=id&or=(title.ilike."*web*")&order=id')).toEqual(plain)
})

test('an estimated count of few rows is exact', async () => {
  const count = async (kind: string) => {
    const { headers } = await ask('portfolio_projects?select=id&limit=1', {
      headers: { prefer: `count=${kind}` },
    })
    return headers.get('content-range')
  }
  expect(await count('estimated')).toBe(await count('exact'))
})

test('a value that is not a text is refused by the auth service', async () => {
  const refused = [
    ['/auth/v1/token?grant_type=password', { email: { a: 1 }, password: 'p' }],
    ['/auth/v1/token?grant_type=password', { email: 'a@example.test', password: ['p'] }],
    ['/auth/v1/token?grant_type=refresh_token', { refresh_token: 5 }],
    ['/auth/v1/recover', { email: 5 }],
  ] as const
  for (const [path, body] of refused) {
    const { status } = await post(path, body)
    expect(status, path).toBeGreaterThanOrEqual(400)
    expect(status, path).toBeLessThan(500)
  }
})
