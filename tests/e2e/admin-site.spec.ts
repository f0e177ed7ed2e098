import { adminHeaders, serviceHeaders } from '../support/admin-api'
import { change, openAdmin, row, saved } from '../support/admin'
import { openPage } from '../support/console-errors'
import { expect, test } from '../support/test'

test('projects can be reordered by keyboard and saved, and the gallery follows', async ({
  page,
  request,
}) => {
  const list = async () => {
    const query = 'select=id&order=display_order,id'
    const headers = await adminHeaders(request)
    const rows = (await (await request.get(`/rest/v1/portfolio_projects?${query}`, { headers })).json()) as {
      id: string
    }[]
    return rows.map(({ id }) => id)
  }
  const before = await list()
  await openAdmin(page, '/admin/portfolio/order')
  const up = page.getByRole('button', { name: 'Move Cetak Dua up' })
  await up.focus()
  for (const place of [14, 13, 12]) {
    await page.keyboard.press('Enter')
    await expect(page.getByText(`“Cetak Dua” is now ${place} of 15.`)).toBeAttached()
    await expect(up).toBeFocused()
  }
  await page.getByRole('link', { name: 'All projects' }).click()
  await page.goBack()
  await page.getByRole('button', { name: 'Save order' }).click()
  await expect(saved(page)).toBeVisible()
  try {
    await page.goto('/portfolio?status=concept')
    await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText([
      'Mutiara Dental',
      'Cetak Dua',
      'Kelas Tambah',
    ])
  } finally {
    const headers = await adminHeaders(request)
    const data = { list: 'portfolio_projects', was: await list(), wanted: before }
    expect((await request.post('/rest/v1/rpc/order_rows', { headers, data })).ok()).toBe(true)
  }
  // Another person's order, saved meanwhile, is not overwritten.
  await page.goto('/admin/portfolio/order')
  await page.getByRole('button', { name: 'Move Cetak Dua up' }).click()
  const [first = '', second = '', ...others] = before
  const headers = await adminHeaders(request)
  const swap = (was: string[], wanted: string[]) =>
    request.post('/rest/v1/rpc/order_rows', { headers, data: { list: 'portfolio_projects', was, wanted } })
  const last = others.at(-1) ?? ''
  const theirs = [first, second, last, ...others.slice(0, -1)]
  await swap(before, theirs)
  await page.getByRole('button', { name: 'Save order' }).click()
  await expect(page.getByText('Someone else moved, added or deleted an entry')).toBeVisible()
  await page.getByRole('button', { name: 'Show the current order' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Cetak Dua' })).toContainText('3')
  expect((await swap(theirs, before)).ok()).toBe(true)
})

/** Each setting: its screen, the field, the new text, and the page that must show it. */
const settings = [
  ['settings/company', 'Company name', 'Rentak Studio Sdn Bhd', '/contact', 'company_info', 'company_name'],
  [
    'settings/company',
    'Registration number (SSM)',
    'Pending 202601000001',
    '/contact',
    'company_info',
    'ssm_number',
  ],
  ['settings/company', 'Tax number (SST)', 'Pending W10-0001', '/contact', 'company_info', 'sst_number'],
  [
    'settings/footer',
    'Tagline',
    'Websites that earn more than their keep.',
    '/contact',
    'site_settings',
    'footer_content',
  ],
  [
    'settings/home-projects',
    'Sentence',
    'Three pieces of work, changed in the admin.',
    '/',
    'portfolio_settings',
    'homepage_featured_intro',
  ],
  [
    'settings/portfolio-intro',
    'Heading',
    'Work you can open, try and keep',
    '/portfolio',
    'portfolio_settings',
    'portfolio_intro',
  ],
  ['settings/blog-figures', 'Community', 'Growing fast', '/blog', 'blog_settings', 'blog_metrics'],
  [
    'about/story',
    'Line under the heading',
    'From a shophouse table in Ipoh',
    '/about',
    'about_settings',
    'story_vision_section',
  ],
  [
    'about/founder',
    'Line under the heading',
    'Farah Idris, founder and first reader',
    '/about',
    'about_settings',
    'founder_profile_section',
  ],
  [
    'about/trades',
    'Line under the heading',
    'Why we ask what you do',
    '/about',
    'about_settings',
    'niche_focus_section',
  ],
] as const

test('each setting is changed in the admin, and its page follows @nightly', async ({ page, request }) => {
  const before = await Promise.all(
    settings.map(([, , , , table, key]) =>
      row<{ value: unknown }>(request, table, `select=value&key=eq.${key}`),
    ),
  )
  try {
    await openAdmin(page, '/admin/settings')
    await expect(page.getByRole('link', { name: /^Company/ })).toContainText('SST: Pending')
    for (const [address, field, words] of settings) {
      await page.goto(`/admin/${address}`)
      await page.getByRole('textbox', { name: field, exact: true }).fill(words)
      await page.keyboard.press('Control+s')
      await expect(saved(page), address).toBeVisible()
    }
    for (const path of new Set(settings.map(([, , , on]) => on))) {
      await openPage(page, path)
      for (const [address, , words] of settings.filter(([, , , on]) => on === path)) {
        await expect(page.getByText(words).last(), address).toBeVisible()
      }
    }
  } finally {
    for (const [index, [, , , , table, key]] of settings.entries()) {
      await change(request, table, `key=eq.${key}`, { value: before[index]?.value })
    }
  }
})

test('an industry page is edited in fields; its list accepts an entry, and the page follows', async ({
  page,
  request,
}) => {
  const niche = await row<{ id: string; content: unknown }>(
    request,
    'niche_pages',
    'select=id,content&slug=eq.fitness-wellness',
  )
  await openAdmin(page, `/admin/niches/${niche.id}`)
  await page.getByText('Questions and answers').click()
  await page.getByRole('button', { name: 'Add a question' }).click()
  const entry = page.getByRole('group', { name: /^question \d+$/ }).last()
  await entry.getByLabel('Question', { exact: true }).fill('Can members freeze their plan on the site?')
  await page.getByRole('button', { name: 'Save industry page' }).click()
  await expect(entry.getByText('Fill this in')).toBeVisible()
  await entry.getByLabel('Answer').fill('Yes: <b>from their phone</b>, until noon.')
  const save = page.getByRole('button', { name: 'Save industry page' })
  await save.click()
  await expect(saved(page)).toBeVisible()
  await expect(save).toBeFocused()
  try {
    await openPage(page, '/services/fitness-wellness')
    await page.getByText('Can members freeze their plan on the site?').click()
    await expect(page.getByText('Yes: <b>from their phone</b>, until noon.')).toBeVisible()
  } finally {
    await change(request, 'niche_pages', `id=eq.${niche.id}`, { content: niche.content })
  }
})

test('a new version of the terms is a new row that visitors read, and the previous one is kept @nightly', async ({
  page,
  request,
}) => {
  const type = 'terms_of_service'
  const before = await row<{ content: string }>(
    request,
    'legal_documents',
    `select=content&type=eq.${type}&order=last_updated.desc,revision.desc&limit=1`,
  )
  await openAdmin(page, `/admin/legal/new/${type}`)
  await page.getByRole('button', { name: 'Publish this version' }).click()
  await expect(page.getByText('Nothing differs from the current version')).toBeVisible()
  await page.getByLabel('Text', { exact: true }).fill(`${before.content}\n\nA last word, added in the admin.`)
  await page.getByRole('tab', { name: 'Changes' }).click()
  await expect(page.locator('ins').filter({ hasText: 'A last word, added in the admin.' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish this version' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Visitors see this version.')).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  try {
    await openPage(page, '/terms-of-service')
    await expect(page.getByText('A last word, added in the admin.')).toBeVisible()
    await page.goto('/admin/legal')
    const terms = page.getByRole('region', { name: 'Terms of service' })
    await expect(terms.getByRole('link', { name: /Earlier$/ })).toHaveCount(1)
  } finally {
    const removed = await request.delete(`/rest/v1/legal_documents?id=eq.${id}`, { headers: serviceHeaders })
    expect(removed.ok()).toBe(true)
  }
})
