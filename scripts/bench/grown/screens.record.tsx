import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { bypass } from 'msw'
import { writeFile } from 'node:fs/promises'
import { beforeEach, expect, test } from 'vitest'
import { registry } from '@/admin/app/resources'
import { loadPage } from '@/app/load-page'
import { layoutQueries } from '@/app/public-layout'
import { matchRoute, routes } from '@/app/routes'
import * as build from '@/prerender'
import { env } from '@/lib/env'
import type { PageQuery } from '@/pages/define-page'
import { leadVisits, wordVisits, workVisits } from '@tests/support/admin-screens'
import { serve, type ServerRequest } from '@tests/support/fake-server'
import { renderAdmin } from '@tests/support/render-admin'
import { testQueryClient } from '@tests/support/render-app'
import type { Recorded } from './requests'

/**
 * Run by recordRequests(): renders every screen of the admin and reads every public page against the bench's backend,
 * and writes down what they ask it. It is a test file, because screens are rendered with the means of component tests.
 */
const { BENCH_BACKEND: backend = '', BENCH_TOKEN: token = '', BENCH_RECORD: file = '' } = process.env

const recorded = new Map<string, Recorded>()
let by: Recorded['by'] = 'owner'
let where = ''

async function forward({ method, name, params, headers, body }: ServerRequest): Promise<Response> {
  const query = params.toString()
  const path = `/rest/v1/${name}${query && `?${query}`}`
  const sent: Record<string, string> = {}
  for (const header of ['accept', 'prefer', 'content-type', 'apikey']) {
    const value = headers.get(header)
    if (value) sent[header] = value
  }
  const key = [by, method, path, sent.prefer].join(' ')
  const isRead = method === 'GET' || method === 'HEAD'
  if (isRead && !name.startsWith('rpc/')) {
    if (!recorded.has(key)) recorded.set(key, { by, method, path, where, headers: { ...sent } })
  }
  // Opening a lead marks it as seen, which is no list.
  if (!isRead && !name.startsWith('rpc/')) return Response.json([])
  const answer = await fetch(
    bypass(backend + path, {
      method,
      headers: by === 'owner' ? { ...sent, authorization: `Bearer ${token}` } : sent,
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
  )
  // A page past the end of a short list.
  if (answer.status === 416) recorded.delete(key)
  else if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer
}

beforeEach(() => {
  serve('*', forward)
  serve('rpc/*', forward)
  serve('functions/*', () => ({}))
  serve('auth/*', () => ({}))
})

const waiting = /(Loading|Looking|Comparing|Checking)[^.]*…/

/** Waits until a screen asks nothing more, and no part of it is on its way. */
async function settled(client: QueryClient) {
  for (let quiet = 0; quiet < 2;) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    const isQuiet = client.isFetching() === 0 && !waiting.test(document.body.textContent)
    quiet = isQuiet ? quiet + 1 : 0
  }
}

/** Opens a screen, lets `work` act on it, and closes it. */
async function visit(address: string, work?: (client: QueryClient) => Promise<void>) {
  where = address
  const { queryClient } = renderAdmin(address)
  await settled(queryClient)
  await work?.(queryClient)
  cleanup()
}

async function firstId(query: string): Promise<string> {
  const [table, condition = ''] = query.split('?')
  // The tests' own rows are named by a text of the test.
  const wanted = condition.includes('=eq.') ? `&${condition}` : ''
  const headers = { apikey: env.supabaseKey, authorization: `Bearer ${token}` }
  const answer = await fetch(
    bypass(`${backend}/rest/v1/${table}?select=id&limit=1&order=created_at.desc${wanted}`, { headers }),
  )
  if (!answer.ok) throw new Error(`${query}: ${await answer.text()}`)
  const [row] = (await answer.json()) as Array<{ id: string }>
  if (!row) throw new Error(`${query} has no row`)
  return row.id
}

/** Of a choice among rows, such as all newsletters, the first few show as much as all of them. */
const most = 12

/** Every filter, order, page and search of a list, and its export. */
async function tryList(address: string, client: QueryClient) {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href^="${address}?"]`)]
  const views = new Set([...links.map((link) => link.getAttribute('href') ?? ''), `${address}?page=20`])
  if (screen.queryByRole('searchbox'))
    for (const text of ['person', 'zzyzx']) views.add(`${address}?q=${text}`)
  const choices = [...document.querySelectorAll('select')].map(({ options }) =>
    [...options].slice(0, most).map(({ value }) => value),
  )
  for (const [place, values] of choices.entries())
    for (const value of values) {
      const box = document.querySelectorAll('select')[place]
      if (box) fireEvent.change(box, { target: { value } })
      await settled(client)
    }
  const exported = screen.queryByRole('button', { name: /Export CSV/ })
  if (exported) fireEvent.click(exported)
  await settled(client)
  cleanup()
  for (const view of views) await visit(view)
}

test('every screen of the admin is visited', async () => {
  URL.createObjectURL = () => ''
  const visits = { ...leadVisits, ...wordVisits, ...workVisits }
  expect(registry.routes.length).toBeGreaterThan(0)
  for (const { path } of registry.routes) {
    const one = visits[path]?.one
    const id = one === 'contact' ? 'person4000@example.test' : one?.includes('?') ? await firstId(one) : one
    // Lists of a table share one screen for their order.
    if (path.includes(':') && id === undefined) continue
    const address = path.replace(/:\w+/, encodeURIComponent(id ?? ''))
    await visit(address, async (client) => {
      if (document.querySelector('#list')) await tryList(address, client)
    })
  }
})

test('every public page is read, and what the build reads', async () => {
  by = 'visitor'
  const client = testQueryClient()
  const fetchAll = (queries: readonly unknown[]) =>
    Promise.all((queries as readonly PageQuery[]).map((query) => client.fetchQuery(query)))
  await fetchAll(layoutQueries())
  for (const route of routes.filter(({ layout }) => layout !== 'bare')) {
    where = route.path
    const page = await loadPage(route)
    const [path = route.path] =
      page.prerender === true ? [route.path] : ((await page.prerender?.(client)) ?? [])
    // A page without a list of addresses is only for people with a token.
    if (!path.includes(':')) await fetchAll(Object.values(page.queries?.(matchRoute(path).params) ?? {}))
  }
  where = 'the build'
  await build.redirects()
  await build.preloadArticles()
  await build.listArticles()
  await build.feedArticles(await build.readStudio())
  await build.blogChanges()
  expect(recorded.size).toBeGreaterThan(0)
  await writeFile(file, JSON.stringify([...recorded.values()]))
})
