import { startPostgresCluster } from '../../tests/support/postgres-cluster'
import { createLocalBackend, type LocalBackend } from '../../supabase/local/backend'
import { findPostgres } from '../find-binaries.mjs'
import { manyPosts } from './many-posts'
import { printTable } from './table'

const posts = 10_000
const runs = 9
const limitMs = 50

const asked: ReadonlyArray<
  readonly [what: string, text: string, category: string, topic: string, page: number]
> = [
  ['no text', '', 'all', 'all', 1],
  ['no text, page 500', '', 'all', 'all', 500],
  ['a category', '', 'legal-services', 'all', 1],
  ['a category and a topic', '', 'healthcare', 'hotels', 1],
  ['a word of every title', 'article', 'all', 'all', 1],
  ['a word of every content', 'quotations', 'all', 'all', 1],
  ['a rare word', 'zanzibar', 'all', 'all', 1],
  ['a part of a rare word', 'anziba', 'all', 'all', 1],
  ['one letter', 'e', 'all', 'all', 1],
  ['two letters', 'qu', 'all', 'all', 1],
  ['two words of every text', 'compare website', 'all', 'all', 1],
  ['a phrase of every text', '"owners compare"', 'all', 'all', 1],
  ['no hit', 'zzzz', 'all', 'all', 1],
  ['a common word in a category', 'hosting', 'healthcare', 'all', 1],
  ['a common word in both', 'hosting', 'healthcare', 'hotels', 1],
]

/** What `search_posts` takes among 10,000 posts: the middle and the slowest of nine calls, in ms. */
export async function measureSearch(): Promise<void> {
  await measureOn('PGlite', await createLocalBackend())
  const binaries = findPostgres()
  if (!binaries) return console.log('\nsearch_posts on PostgreSQL: no server found on this machine')
  const cluster = await startPostgresCluster(binaries)
  try {
    await measureOn('PostgreSQL', await createLocalBackend({ postgresUrl: cluster.url('postgres') }))
  } finally {
    await cluster.stop()
  }
}

async function measureOn(name: string, backend: LocalBackend): Promise<void> {
  try {
    await backend.exec(manyPosts(1, posts))
    await backend.exec('analyze')
    const rows = []
    for (const [what, ...parameters] of asked) {
      const times = []
      for (let run = 0; run < runs; run += 1) times.push(await timeOf(backend, parameters))
      times.sort((a, b) => a - b)
      rows.push([what, ms(times[Math.floor(runs / 2)]), ms(times.at(-1)), limitMs])
    }
    printTable(
      `search_posts among ${posts} posts, ${name}, ms of ${runs} calls`,
      ['search', 'middle', 'slowest', 'limit'],
      rows,
    )
  } finally {
    await backend.close()
  }
}

async function timeOf(backend: LocalBackend, parameters: readonly unknown[]): Promise<number> {
  const began = performance.now()
  await backend.query('select public.search_posts($1, $2, $3, $4)', [...parameters])
  return performance.now() - began
}

const ms = (time: number | undefined) => (time ?? Number.NaN).toFixed(1)
