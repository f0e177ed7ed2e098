import { describe, expect, test } from 'vitest'
import { databaseForFile, queryValue } from '../support/database'

const db = databaseForFile()

/** Adds a post that is due that many seconds from now by the database's clock. */
async function schedule(slug: string, seconds: number): Promise<void> {
  const at = await queryValue<string>(
    db.backend,
    'select (now() + make_interval(secs => $1::float8))::text as at',
    [seconds],
  )
  await db.add('blog_posts', { slug, title: `Scheduled ${slug}`, is_published: true, published_at: at })
}

/** Where a visitor sees a post: at its URL, in the list, in a count, in the search. */
async function seenAt(slug: string) {
  const { visitor } = db
  const [address, list, count, search] = await Promise.all([
    visitor.from('blog_posts').select('slug').eq('slug', slug),
    visitor.from('blog_posts').select('slug').order('published_at', { ascending: false }).limit(1),
    visitor.from('blog_posts').select('slug', { count: 'exact' }).eq('slug', slug).limit(1),
    visitor.rpc('search_posts', { search_text: slug }),
  ])
  return {
    address: address.data?.length === 1,
    list: list.data?.[0]?.slug === slug,
    count: count.count === 1,
    search: (search.data as { total: number } | null)?.total === 1,
  }
}

const everywhere = { address: true, list: true, count: true, search: true }
const nowhere = { address: false, list: false, count: false, search: false }

describe('a scheduled post', () => {
  test('that was due a second ago is visible everywhere', async () => {
    await schedule('a-second-ago', -1)
    expect(await seenAt('a-second-ago')).toEqual(everywhere)
  })

  test('that is not yet due is visible nowhere', async () => {
    await schedule('in-an-hour', 3600)
    expect(await seenAt('in-an-hour')).toEqual(nowhere)
  })

  test('appears by itself at its time and not before', async () => {
    await schedule('in-a-moment', 1)
    // The database's clock is read before and after: the visibility must agree with both.
    const due = () =>
      queryValue<boolean>(
        db.backend,
        "select published_at <= clock_timestamp() as due from public.blog_posts where slug = 'in-a-moment'",
      )
    for (;;) {
      const before = await due()
      const seen = await seenAt('in-a-moment')
      const after = await due()
      if (!after) expect(seen).toEqual(nowhere)
      if (before) {
        expect(seen).toEqual(everywhere)
        return
      }
    }
  })
})
