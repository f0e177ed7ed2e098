import type { Page } from '@playwright/test'
import { projectStatus } from '@/features/portfolio/project-status'
import { createLocalBackend, type LocalBackend } from '../../supabase/local/backend'
import { openPage } from '../support/console-errors'
import { expect, test } from '../support/test'

/** A studio with 500 projects in a separate database, because other tests rely on the seed. */
let backend: LocalBackend

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  // Creating a second database takes long on a busy machine.
  test.setTimeout(240_000)
  backend = await createLocalBackend()
  await backend.exec(`
    insert into public.portfolio_projects (
      title, slug, description, thumbnail_url, package_type, package_category, industry_category, tech_stack,
      industry_tags, status, is_live_project, bolt_project_id, project_url, display_order
    )
    select 'Project ' || n, 'project-' || n, 'The ' || n || 'th of many, with a description as long as they are.',
      '/images/projects/teluk-senja-1200.webp',
      (array['Spark Package', 'Amplify Package', 'Apex Package', 'Bespoke'])[1 + n % 4],
      (array['spark', 'amplify', 'apex', 'bespoke'])[1 + n % 4],
      (array['sme', 'law', 'hotel'])[1 + n % 3], '{React,Supabase,Vite,Deno}', '{One,Two,Three}',
      case n % 6 when 0 then 'live' when 1 then 'in_progress' when 2 then 'concept' end,
      n % 6 in (2, 3), case when n % 6 in (0, 3, 4) then 'build-' || n end,
      'https://project-' || n || '.example/', n
    from generate_series(101, 600 - (select count(*) from public.portfolio_projects where is_active)) as n
  `)
})

test.afterAll(() => backend.close())

/** Answers the page's reads from the large database, and records them. */
async function withManyProjects(page: Page): Promise<Array<{ method: string; url: URL; rows: number }>> {
  const asked: Array<{ method: string; url: URL; rows: number }> = []
  await page.route('**/rest/v1/portfolio_*', async (route) => {
    const request = route.request()
    const answer = await backend.fetch(
      new Request(request.url(), { method: request.method(), headers: await request.allHeaders() }),
    )
    const body = await answer.text()
    asked.push({
      method: request.method(),
      url: new URL(request.url()),
      rows: body ? (JSON.parse(body) as unknown[]).length : 0,
    })
    await route.fulfill({ status: answer.status, headers: Object.fromEntries(answer.headers), body })
  })
  return asked
}

const cards = (page: Page) => page.locator('#portfolio-gallery').getByRole('article')

async function openGallery(page: Page) {
  const asked = await withManyProjects(page)
  // Arrives from a page without portfolio data, because the built page counts only the seed.
  await openPage(page, '/unsubscribe')
  await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click()
  await expect(page.getByText('Showing 6 of 500 projects')).toBeVisible()
  return asked
}

test('the counts beside the statuses match the rule, row by row @nightly', async ({ page }) => {
  await openGallery(page)
  const rows = await backend.query<Parameters<typeof projectStatus>[0]>(
    'select status, is_live_project, has_build from public.portfolio_projects where is_active',
  )
  const count = (status: string) => rows.filter((row) => projectStatus(row) === status).length
  expect(rows).toHaveLength(500)
  const states = page.getByRole('list', { name: 'Status' })
  for (const [label, status] of [
    ['Live Projects', 'live'],
    ['In Progress', 'in_progress'],
    ['Concepts', 'concept'],
  ] as const) {
    expect(count(status), label).toBeGreaterThan(50)
    await expect(states.getByRole('link', { name: `${label} ${count(status)}`, exact: true })).toBeVisible()
  }
  await expect(states.getByRole('link', { name: 'All Statuses 500', exact: true })).toBeVisible()
})

test('a visitor downloads only the six projects shown and the number of the others @nightly', async ({
  page,
}) => {
  const asked = await openGallery(page)
  asked.length = 0
  await page
    .getByRole('list', { name: 'Status' })
    .getByRole('link', { name: /^Concepts/ })
    .click()
  await expect(cards(page).first().getByText('CONCEPT')).toBeVisible()
  const lists = asked.filter(({ method, url }) => method === 'GET' && url.pathname.endsWith('_projects'))
  expect(lists.map(({ rows }) => rows)).toEqual([6])
})
