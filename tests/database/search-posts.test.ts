import { beforeAll, describe, expect, test } from 'vitest'
import { databaseForFile, queryValue } from '../support/database'
import { deleteWhere } from '../support/set-deleted'

const db = databaseForFile()

interface Page {
  total: number
  page: number
  page_size: number
  posts: { slug: string; author_name: string | null; published_at: string }[]
}

const author = '00000000-0000-4000-8000-0000000000a1'
const post = (slug: string, row: object) =>
  db.add('blog_posts', {
    slug,
    excerpt: 'Plain words.',
    content: 'Nothing special.',
    category: 'Web Design',
    topic: 'Law Firms',
    ...row,
  })

beforeAll(async () => {
  await db.backend.exec('delete from public.blog_posts')
  await db.add('blog_authors', { id: author, name: 'Farah Idris' })
  await post('pricing-guide', {
    title: 'What a website costs',
    content: 'Owners comparing quotations ask about hosting.',
    author_id: author,
    published_at: '2026-03-03T00:00:00Z',
  })
  await post('percent', {
    title: '100% of clinics_online',
    published_at: '2026-03-02T00:00:00Z',
    category: 'SEO Basics',
  })
  await post('excerpted', {
    title: 'Title',
    excerpt: 'Batik sellers online',
    published_at: '2026-03-01T00:00:00Z',
  })
  await post('hotels', { title: 'Rooms', topic: 'Hospitality', published_at: '2026-02-28T00:00:00Z' })
  await post('draft', { title: 'What a website costs, draft', is_published: false })
  await post('tomorrow', { title: 'What a website costs, tomorrow', published_at: '2199-01-01T00:00:00Z' })
})

async function search(
  search_text?: string,
  filters: { category?: string; topic?: string; page?: number } = {},
  client = db.visitor,
): Promise<Page> {
  const { data, error } = await client.rpc('search_posts', {
    ...(search_text === undefined ? {} : { search_text }),
    ...filters,
  })
  if (error) throw error
  return data as unknown as Page
}

const slugs = async (...args: Parameters<typeof search>) =>
  (await search(...args)).posts.map(({ slug }) => slug)

describe('search results', () => {
  test('without a text are all published posts, newest first', async () => {
    expect(await slugs()).toEqual(['pricing-guide', 'percent', 'excerpted', 'hotels'])
    expect(await slugs('   ')).toEqual(['pricing-guide', 'percent', 'excerpted', 'hotels'])
  })

  test.each([
    ['a part of a word in the title', 'ebsit', ['pricing-guide']],
    ['capitals', 'WEBSITE', ['pricing-guide']],
    ['a part of the excerpt', 'atik sell', ['excerpted']],
    ['a part of the category', 'eo bas', ['percent']],
    ['a part of the topic', 'ospital', ['hotels']],
    ['a word of the content, in another form', 'compare quotation', ['pricing-guide']],
    ['a phrase of the content', '"comparing quotations"', ['pricing-guide']],
    ['a phrase with its words in another order', '"quotations comparing"', []],
    ['a per cent sign, as itself', '100%', ['percent']],
    ['an underscore, as itself', 'clinics_', ['percent']],
    ['a per cent sign where there is none', 'web%costs', []],
    ['quotation marks', 'nobody\'s "', []],
    ['a backslash', '\\', []],
    ['words from two fields', 'costs plain', ['pricing-guide']],
    ['nothing that exists', 'zzzz', []],
  ])('%s: %j', async (_, text, expected) => {
    expect(await slugs(text)).toEqual(expected)
  })

  test('are ordered by title, then category or topic, then the rest, each newest first', async () => {
    const rows = [
      ['ranked-content', { title: 'One', content: 'About songket.', published_at: '2026-02-10T00:00:00Z' }],
      ['ranked-excerpt', { title: 'Two', excerpt: 'A songket', published_at: '2026-02-09T00:00:00Z' }],
      ['ranked-topic', { title: 'Three', topic: 'Songket', published_at: '2026-02-08T00:00:00Z' }],
      ['ranked-category', { title: 'Four', category: 'Songket', published_at: '2026-02-07T00:00:00Z' }],
      ['ranked-title', { title: 'Songket', published_at: '2026-02-06T00:00:00Z' }],
      ['ranked-older-title', { title: 'A songket', published_at: '2026-02-05T00:00:00Z' }],
    ] as const
    for (const [slug, row] of rows) await post(slug, row)
    try {
      expect(await slugs('SONGKET')).toEqual([
        'ranked-title',
        'ranked-older-title',
        'ranked-topic',
        'ranked-category',
        'ranked-content',
        'ranked-excerpt',
      ])
    } finally {
      await db.backend.exec("delete from public.blog_posts where slug like 'ranked-%'")
    }
  })

  test('begin with featured posts in the full list over all pages, but not in a filtered one', async () => {
    for (let n = 0; n < 12; n += 1)
      await post(`many-${n}`, { title: `Many ${n}`, published_at: `2026-02-0${(n % 8) + 1}T00:00:00Z` })
    const feature = (slug: string, is_featured: boolean) =>
      db.admin.from('blog_posts').update({ is_featured }).eq('slug', slug)
    await feature('hotels', true)
    await feature('many-3', true)
    await feature('draft', true)
    try {
      const pages = [await search(), await search('', { page: 2 })]
      expect(pages.map(({ total, posts }) => [total, posts.length])).toEqual([
        [16, 9],
        [16, 7],
      ])
      const listed = pages.flatMap(({ posts }) => posts.map(({ slug }) => slug))
      expect(listed.slice(0, 4)).toEqual(['hotels', 'many-3', 'pricing-guide', 'percent'])
      expect(new Set(listed).size, 'each once').toBe(16)
      expect((await slugs('', { category: 'web-design' }))[0]).toBe('pricing-guide')
      expect((await slugs('', { topic: 'law-firms' }))[0]).toBe('pricing-guide')
      expect((await slugs('plain words'))[0]).toBe('pricing-guide')
      await feature('many-3', false)
      expect((await slugs()).slice(0, 2)).toEqual(['hotels', 'pricing-guide'])
    } finally {
      await db.backend.exec("delete from public.blog_posts where slug like 'many-%'")
      await feature('hotels', false)
      await feature('draft', false)
    }
  })

  test('never include drafts and future posts, not even for an administrator', async () => {
    expect(await slugs('website costs')).toEqual(['pricing-guide'])
    expect(await slugs('website costs', {}, db.admin)).toEqual(['pricing-guide'])
  })

  test('can be filtered by the slugs of category and topic', async () => {
    expect(await slugs('', { category: 'seo-basics' })).toEqual(['percent'])
    expect(await slugs('', { topic: 'hospitality' })).toEqual(['hotels'])
    expect(await slugs('', { category: 'web-design', topic: 'law-firms' })).toEqual([
      'pricing-guide',
      'excerpted',
    ])
    expect(await slugs('', { category: 'all', topic: 'all' })).toHaveLength(4)
    expect(await slugs('', { category: 'unknown' })).toEqual([])
    expect(await slugs('batik', { category: 'seo-basics' })).toEqual([])
  })
})

describe('the slug of an article', () => {
  test.each(['archive', 'authors'])('cannot be that of the site’s page /blog/%s', async (slug) => {
    const { error } = await db.admin.from('blog_posts').insert({ slug, title: 'Taken' })
    expect(error?.code).toBe('23514')
  })

  test('can be any other', async () => {
    const { error } = await db.admin.from('blog_posts').insert({ slug: 'archives', title: 'Free' })
    expect(error).toBeNull()
    await deleteWhere(db.admin, 'blog_posts', 'slug', 'archives')
  })
})

describe('a page of results', () => {
  test('contains the fields of a card with the author’s name, without the content', async () => {
    const { posts } = await search('website costs')
    expect(Object.keys(posts[0] ?? {}).toSorted()).toEqual([
      'author_id',
      'author_name',
      'category',
      'excerpt',
      'featured_image_alt',
      'featured_image_url',
      'id',
      'is_featured',
      'published_at',
      'read_time',
      'slug',
      'title',
      'topic',
      'updated_at',
    ])
    expect(posts[0]).toMatchObject({ author_name: 'Farah Idris', published_at: '2026-03-03T00:00:00+00:00' })
    expect((await search('batik')).posts[0]?.author_name).toBeNull()
  })

  test('has nine posts, and every page has the total', async () => {
    for (let n = 0; n < 20; n += 1) {
      await post(`paged-${n}`, { title: `Paged ${n}`, topic: 'Paging', published_at: '2026-01-01T00:00:00Z' })
    }
    const pages = await Promise.all([1, 2, 3, 4].map((page) => search('paged', { page })))
    expect(pages.map(({ total }) => total)).toEqual([20, 20, 20, 20])
    expect(pages.map(({ posts }) => posts.length)).toEqual([9, 9, 2, 0])
    const all = pages.flatMap(({ posts }) => posts.map(({ slug }) => slug))
    expect(new Set(all).size).toBe(20)
    expect(pages[0]).toMatchObject({ page: 1, page_size: 9 })
  })

  test('below 1 is the first page', async () => {
    for (const page of [0, -5]) expect(await search('', { page })).toEqual(await search('', { page: 1 }))
    expect((await search('', { page: 2_000_000_000 })).posts).toEqual([])
  })
})

test('one or two letters are found anywhere, like longer texts', async () => {
  expect(await slugs('EO', { category: 'seo-basics' })).toEqual(['percent'])
  expect(await slugs('%')).toEqual(['percent'])
  expect(await slugs('_')).toEqual(['percent'])
})

test('a search can use indexes for words and for parts of words', async () => {
  await db.backend.exec(`
    create function public.search_plan() returns setof text
    language plpgsql set enable_seqscan = off as $f$
    begin
      return query execute 'explain select from public.blog_posts p
        where p.search_vector @@ to_tsquery(''english'', ''costs'') or p.search_substrings like ''%costs%''';
    end
    $f$`)
  const plan = await queryValue<string>(
    db.backend,
    "select string_agg(line, ' ') as plan from public.search_plan() as line",
  )
  expect(plan).toContain('blog_posts_search_vector')
  expect(plan).toContain('blog_posts_search_substrings')
})

test('the log contains no search columns of an article', async () => {
  await db.admin.from('blog_posts').update({ title: 'Rooms with a view' }).eq('slug', 'hotels')
  const { data } = await db.admin
    .from('audit_log')
    .select('before, after')
    .eq('table_name', 'blog_posts')
    .eq('after->>title', 'Rooms with a view')
  expect(data).toHaveLength(1)
  expect(data?.[0]?.after).not.toHaveProperty('search_vector')
  expect(data?.[0]?.before).not.toHaveProperty('search_substrings')
})
