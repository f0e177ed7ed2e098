import type { APIRequestContext, Page } from '@playwright/test'
import { add } from '../support/admin'
import { publicKey, serviceHeaders } from '../support/admin-api'
import { collectConsoleErrors, openPage } from '../support/console-errors'
import { attacks, badAddresses } from '../support/hostile-text'
import { expect, test } from '../support/test'

const article = '/blog/who-owns-your-domain-name'

/** Arrives from a page without the blog's data, so that it is fetched in the browser. */
async function arriveByClick(page: Page) {
  await openPage(page, '/unsubscribe')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page).toHaveURL(/\/blog$/)
}

async function publishedPosts(request: APIRequestContext) {
  const response = await request.get(
    '/rest/v1/blog_posts?select=slug,title,category&order=published_at.desc,id',
    { headers: { apikey: publicKey } },
  )
  return (await response.json()) as Array<{ slug: string; title: string; category: string }>
}

const list = (page: Page) => page.locator('#articles')
const titles = (page: Page) => list(page).getByRole('article').getByRole('heading', { level: 3 })

test('if copying fails, the URL is shown and selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('denied')) },
    })
  })
  await openPage(page, article)
  await page.getByRole('button', { name: 'Copy link' }).first().click()
  const shown = page.getByRole('textbox', { name: 'Copy the link from here' })
  await expect(shown).toBeFocused()
  await expect(shown).toHaveValue(new RegExp(`${article}$`))
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(article)
})

test('an article shows its parts and links to its sections and neighbours', async ({ page, request }) => {
  const faults = collectConsoleErrors(page)
  const all = await publishedPosts(request)
  const at = all.findIndex(({ slug }) => article.endsWith(slug))
  await openPage(page, article)
  await expect(page).toHaveTitle('Who owns your domain name, and seven other words to know | Blog')
  const main = page.getByRole('main')
  for (const name of ['Why This Matters for Your Practice', 'Enjoyed this article? Share it!']) {
    await expect(main.getByRole('heading', { name })).toBeVisible()
  }
  const breadcrumb = main.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(breadcrumb.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog')
  await expect(main.getByText('February 11, 2025')).toBeVisible()
  await expect(main.getByText('6 min read').first()).toBeVisible()
  await expect(main.getByText("Author's Take")).toBeVisible()
  await expect(main.getByText('Warning', { exact: true })).toBeVisible()
  await expect(main.getByText(/^Warning: /)).toHaveCount(0)
  const contents = main.getByRole('navigation', { name: 'In this article' })
  await expect(main.getByRole('heading', { name: "What You'll Learn in This Article:" })).toBeVisible()
  await contents.getByRole('link', { name: 'DNS is the signpost' }).click()
  await expect(page).toHaveURL(/#dns-is-the-signpost$/)
  await expect(main.getByRole('heading', { name: 'DNS is the signpost' })).toBeInViewport()
  for (const [name, href] of [
    ['Get Your Free Consultation', '/get-a-quote'],
    ['See Our Work', '/portfolio'],
    ['Back to All Articles', '/blog'],
  ] as const) {
    await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', href)
  }
  const previous = all[at - 1]
  expect(previous).toBeDefined()
  await main.getByRole('link', { name: `Previous Article ${previous?.title}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: previous?.title })).toBeVisible()
  await page.getByRole('link', { name: /^Next Article/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Who owns your domain name/)
  expect(faults).toEqual([])
})

test('on a phone the share row is one line and the contents are collapsed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openPage(page, article)
  const main = page.getByRole('main')
  const share = main.getByRole('region', { name: 'Share this article' }).getByRole('listitem')
  await expect(share).toHaveCount(6)
  const tops = await Promise.all((await share.all()).map((item) => item.boundingBox()))
  expect(new Set(tops.map((box) => box?.y)).size).toBe(1)
  const contents = main.getByRole('navigation', { name: 'In this article' })
  await expect(contents).toHaveCount(0)
  const text = main.getByText(/^A shop owner in Muar/)
  expect((await text.boundingBox())?.y, 'the text begins in the first screen').toBeLessThan(780)
  await main.getByText("What You'll Learn in This Article:").locator('visible=true').click()
  await contents.getByRole('link', { name: 'DNS is the signpost' }).click()
  await expect(main.getByRole('heading', { name: 'DNS is the signpost' })).toBeInViewport()
})

test('an article that cannot be fetched shows an error, and loads after Try Again @nightly', async ({
  page,
}) => {
  await page.route('**/rest/v1/blog_posts**', (route) => route.abort())
  await arriveByClick(page)
  const first = titles(page).first().getByRole('link')
  const title = await first.innerText()
  await first.click()
  const panel = page.getByRole('alert').filter({ hasText: 'Failed to load blog post' })
  await expect(panel).toBeVisible()
  await page.unroute('**/rest/v1/blog_posts**')
  // An article with the minimum of fields; the rest has fallbacks.
  const bare = {
    published_at: null,
    read_time: null,
    excerpt: '',
    content: '',
    author: null,
    author_take: null,
    intro_heading: null,
  }
  await page.route(/\/rest\/v1\/blog_posts\?.*slug=eq\./, async (route) => {
    const response = await route.fetch()
    const post = (await response.json()) as object
    await route.fulfill({
      response,
      json: Array.isArray(post) ? [{ ...post[0], ...bare }] : { ...post, ...bare },
    })
  })
  await panel.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const main = page.getByRole('main')
  for (const words of ['Unknown date', '5 min read', 'Rentak Studio team', 'Digital Strategy Experts']) {
    await expect(main.getByText(words, { exact: true }).first(), words).toBeVisible()
  }
  await expect(main.getByText(/^A website is often read before you are called\./)).toBeVisible()
  const lessons = main.getByRole('navigation', { name: 'In this article' })
  await expect(lessons.getByRole('listitem')).toHaveCount(5)
})

test('an article written after the build is visible at once as inert text; a scheduled one is not', async ({
  page,
  request,
}) => {
  const stamp = Date.now()
  const content = [
    '<script>window.hit = 1</script> <img src=x onerror="window.hit = 2">',
    '## A [link](javascript:window.hit=3) heading',
    '[press](javascript:window.hit=4) and [mail](mailto:a@example.test)',
    '> ✅ It **works**',
    '> Ask for it in writing.',
    '**open *marks `and\u202Ereversed',
    ...attacks,
    ...badAddresses.map(
      (address) => `[press](${address.replace('\u0000', '')}) ![see](${address.replace('\u0000', '')})`,
    ),
  ].join('\n\n')
  const rows = [
    { slug: `new-${stamp}`, title: `New ${stamp}`, published_at: '2024-01-01T00:00:00Z', content },
    { slug: `later-${stamp}`, title: `Later ${stamp}`, published_at: '2999-01-01T00:00:00Z', content },
  ].map((row) => ({ ...row, is_published: true }))
  await add(request, 'blog_posts', rows)
  try {
    await openPage(page, `/blog/new-${stamp}`)
    await expect(page.getByRole('heading', { level: 1, name: `New ${stamp}` })).toBeVisible()
    await expect(page.getByText('<script>window.hit = 1</script>')).toBeVisible()
    await expect(page.getByText('Success', { exact: true })).toBeVisible()
    await expect(page.getByText('Tip', { exact: true })).toBeVisible()
    await expect(page.getByText('Rentak Studio team').first()).toBeVisible()
    // CommonMark reads entities as characters and two underscores as bold; the text in backquotes is code.
    const plain = (text: string) =>
      text
        .replaceAll(/&lt;|&#60;/g, '<')
        .replaceAll(/&gt;|&#62;/g, '>')
        .replaceAll(/`|__/g, '')
        .replaceAll(/\s+/g, ' ')
    // A web address in an attack is a link, with a note for screen readers.
    const whole = (await page.locator('article').textContent()) ?? ''
    const shown = whole.replaceAll(/\s+/g, ' ').replaceAll(' (opens in a new tab)', '')
    for (const words of attacks) expect(shown).toContain(plain(words))
    await expect(
      page.locator('article :is(script, img, iframe, style, form, input, base, meta, math, object, embed)'),
    ).toHaveCount(0)
    const schemes = await page
      .locator('article a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol))
    expect(schemes.filter((scheme) => !['http:', 'https:', 'mailto:'].includes(scheme))).toEqual([])
    expect(await page.evaluate(() => 'hit' in window)).toBe(false)
    await openPage(page, `/blog/later-${stamp}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Blog post not found' })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await openPage(page, `/blog?q=${stamp}`)
    await expect(titles(page)).toHaveText([`New ${stamp}`])
  } finally {
    await request.delete(`/rest/v1/blog_posts?slug=in.(new-${stamp},later-${stamp})`, {
      headers: serviceHeaders,
    })
  }
})
