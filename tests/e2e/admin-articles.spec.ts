import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { openAdmin } from '../support/admin'
import { adminHeaders, publicKey } from '../support/admin-api'
import { expect, test } from '../support/test'

const mark = crypto.randomUUID().slice(0, 8)
const body = (page: Page) => page.getByRole('textbox', { name: 'Body' })
const status = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^(Not saved yet|Saved at|Saving)/ })

/** The stored article with this title, read as the administrator. */
async function stored(request: APIRequestContext, title: string) {
  const headers = await adminHeaders(request)
  const query = `select=id,slug,title,content,is_published,published_at&title=eq.${encodeURIComponent(title)}`
  const answer = await request.get(`/rest/v1/blog_posts?${query}`, { headers })
  return ((await answer.json()) as Array<Record<string, string | boolean | null>>)[0]
}

/** Opens a path in a separate browser context, as a visitor. */
async function visit(browser: Browser, path: string, see: (page: Page) => Promise<void>) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(path)
  await see(page)
  await context.close()
}

test('an article is drafted, survives a killed tab, is scheduled, published and unpublished, and its page follows @nightly', async ({
  page,
  context,
  browser,
  request,
}) => {
  const title = `A loom for ${mark}`
  const slug = `a-loom-for-${mark}`
  test.slow()
  await openAdmin(page, '/admin/blog/new')

  await test.step('a killed tab keeps the typed text', async () => {
    // Without a title the database would refuse it, so only this browser stores it.
    await body(page).pressSequentially('## The warp\nThreads under **tension**.')
    await expect
      .poll(() =>
        page.evaluate(() =>
          Object.entries(localStorage).some(
            ([key, draft]) => key.startsWith('admin-draft:') && String(draft).includes('**tension**.'),
          ),
        ),
      )
      .toBe(true)
    const client = await context.newCDPSession(page)
    const crashed = page.waitForEvent('crash')
    // The crashed page never answers.
    void client.send('Page.crash').catch(() => undefined)
    await crashed
  })

  const admin = await context.newPage()
  await admin.goto('/admin/blog/new')
  await expect(body(admin).getByRole('heading', { name: 'The warp' })).toBeVisible()
  await admin.getByRole('button', { name: 'Markdown' }).click()
  await expect(body(admin)).toHaveValue('## The warp\n\nThreads under **tension**.')
  await admin.getByRole('button', { name: 'Markdown' }).click()
  await expect(admin.getByText('Restored what you wrote on')).toBeVisible()

  await test.step('a draft saves itself at its own URL', async () => {
    await admin.getByLabel('Title').fill(title)
    await expect(admin.getByRole('textbox', { name: 'Web address' })).toHaveValue(slug)
    await expect(status(admin)).toHaveText(/Saved at \d+:\d\d [AP]M/)
    await expect(admin).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}$/)
    expect(await stored(request, title)).toMatchObject({ slug, is_published: false })
    await body(admin).getByText('Threads under').click()
    await admin.getByRole('button', { name: 'Callout' }).click()
    await expect(body(admin).getByRole('blockquote')).toHaveText('Threads under tension.')
    await expect
      .poll(async () => (await stored(request, title))?.content)
      .toBe('## The warp\n\n> Threads under **tension**.')
    await expect(status(admin)).toHaveText(/Saved at/)
  })

  await test.step('anybody reads the draft by its link until the link is removed', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await admin.getByRole('button', { name: 'Copy a preview link' }).click()
    await expect(admin.getByText('Link copied.')).toBeVisible()
    const link = new URL(await admin.evaluate(() => navigator.clipboard.readText()))
    const path = link.pathname + link.search
    await visit(browser, path, async (reader) => {
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(reader.getByText('Draft, not published.')).toBeVisible()
    })
    await admin.getByRole('button', { name: 'Remove the link' }).click()
    await expect(admin.getByRole('button', { name: 'Remove the link' })).toBeHidden()
    await visit(browser, path, async (reader) => {
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This link shows nothing any more')
    })
  })

  await test.step('once scheduled, it is not visible yet', async () => {
    await admin.getByLabel('Publish on').fill('2099-03-05T09:30')
    await admin.getByRole('button', { name: 'Schedule' }).click()
    await expect(admin.getByText('It appears on 5 Mar 2099, 9:30 AM (MYT).')).toBeVisible()
    expect(await stored(request, title)).toMatchObject({ published_at: '2099-03-05T01:30:00+00:00' })
    const seen = await request.get(`/rest/v1/blog_posts?select=id&slug=eq.${slug}`, {
      headers: { apikey: publicKey },
    })
    expect(await seen.json()).toEqual([])
  })

  await test.step('once published, visitors read it; a later change waits to be published', async () => {
    await admin.getByLabel('Publish on').fill('')
    await admin.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(admin.getByRole('link', { name: `/blog/${slug}` })).toBeVisible()
    await visit(browser, `/blog/${slug}`, async (reader) => {
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(reader.getByText('Threads under tension.').first()).toBeVisible()
    })
    await admin.getByLabel('Excerpt').fill('Not for visitors yet.')
    await expect(status(admin)).toHaveText('Not saved yet')
    await admin.getByRole('link', { name: 'Authors' }).click()
    await admin.goBack()
    await expect(admin.getByLabel('Excerpt')).toHaveValue('Not for visitors yet.')
    await visit(browser, `/blog/${slug}`, async (reader) => {
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(reader.getByText('Not for visitors yet.')).toHaveCount(0)
    })
    await admin.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(status(admin)).toHaveText(/Saved at/)
    await visit(browser, `/blog/${slug}`, async (reader) => {
      await expect(reader.getByText('Not for visitors yet.').first()).toBeVisible()
    })
  })

  await test.step('with a new slug, the old URL redirects to it', async () => {
    await admin.getByRole('textbox', { name: 'Web address' }).fill(`${slug}-again`)
    await expect(admin.getByText(`The old address will lead here: /blog/${slug}`)).toBeVisible()
    await admin.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(status(admin)).toHaveText(/Saved at/)
    await visit(browser, `/blog/${slug}`, async (reader) => {
      await expect(reader).toHaveURL(new RegExp(`/blog/${slug}-again$`))
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
    })
  })

  await test.step('once unpublished, it is not on the site', async () => {
    await admin.getByRole('button', { name: 'Unpublish' }).click()
    await expect(admin.getByRole('button', { name: 'Save draft' })).toBeVisible()
    await visit(browser, `/blog/${slug}`, async (reader) => {
      await expect(reader.getByRole('heading', { level: 1 })).not.toHaveText(title)
    })
  })
})

test('with one article in two tabs, the second to save sees the conflict and chooses @nightly', async ({
  page,
  context,
}) => {
  const title = `Two hands ${mark}`
  await openAdmin(page, '/admin/blog/new')
  await page.getByLabel('Title').fill(title)
  await body(page).fill('The first line.')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  // 'Saved at' may still be from the draft; the button is that of the published article.
  await expect(page.getByRole('button', { name: 'Update', exact: true })).toBeVisible()
  await expect(status(page)).toHaveText(/Saved at/)
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Excerpt').fill('From the other tab')
  await other.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(status(other)).toHaveText(/Saved at/)

  await page.getByLabel('Excerpt').fill('From this tab')
  await page.getByLabel('Excerpt').press('Control+s')
  const notice = page.getByText(
    /admin@example\.test saved this article on .+ \(MYT\), while you were writing/,
  )
  await expect(notice).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'From the other tab' })).toBeVisible()
  await page.getByRole('button', { name: /^Use theirs/ }).click()
  await expect(page.getByLabel('Excerpt')).toHaveValue('From the other tab')
})
