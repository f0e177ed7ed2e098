import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { adminHeaders, publicKey } from '../support/admin-api'
import { followSidebar, pressInMenu } from '../support/admin'
import { expect, test } from '../support/test'

const word = () => crypto.randomUUID().slice(0, 8)
const main = (page: Page) => page.getByRole('main')
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const dayMs = 86_400_000
const malaysiaDay = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' }).format(
    new Date(Date.now() + days * dayMs),
  )

async function openAdmin(page: Page, path: string) {
  await page.goto(path)
  await page.getByLabel('Email').fill('admin@example.test')
  await page.getByLabel('Password').fill('local-admin-password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Goes to another list by the sidebar, and searches it. */
async function search(page: Page, place: string, text: string) {
  await followSidebar(page, place)
  await expect(page.getByRole('heading', { level: 1, name: place })).toBeVisible()
  await page.getByRole('searchbox').fill(text)
  await expect(main(page).getByRole('rowheader')).toHaveCount(1)
}

/** All leads that hold a text, whatever their status. */
async function inbox(page: Page, text: string) {
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Inbox', exact: true })
    .click()
  await main(page).getByRole('link', { name: 'All', exact: true }).click()
  await page.getByRole('searchbox').fill(text)
  await expect(page).toHaveURL(new RegExp(`q=${text}`))
}

async function submit(request: APIRequestContext, procedure: string, data: object) {
  const response = await request.post(`/rest/v1/rpc/${procedure}`, { headers: { apikey: publicKey }, data })
  expect(response.ok(), await response.text()).toBe(true)
}

async function insert(request: APIRequestContext, table: string, data: object) {
  const headers = { ...(await adminHeaders(request)), Prefer: 'return=representation' }
  const response = await request.post(`/rest/v1/${table}`, { headers, data })
  expect(response.status(), await response.text()).toBe(201)
  return ((await response.json()) as Array<{ id: string }>)[0]?.id ?? ''
}

test('a quote becomes an order and is paid; the call is moved and held; all of it stands on one page', async ({
  page,
  request,
}) => {
  const mark = word()
  const email = `mei-${mark}@example.test`
  const name = `Mei ${mark}`
  await submit(request, 'submit_contact', {
    name,
    contact: email,
    message: 'A shop for batik.\nBefore Raya.',
    kind: 'quote',
    budget_range: 'RM5,000 to RM10,000',
  })
  await openAdmin(page, `/admin/requests?q=${mark}`)
  await main(page).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect(part(page, 'What it says')).toContainText('A shop for batik.')

  await part(page, 'Reply').getByRole('button', { name: 'Reply by email' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue(/^Re: Your quote request/)
  await expect(page.getByLabel('Your reply')).toHaveValue(new RegExp(`^Hello ${name}, this is`))
  await page.getByRole('button', { name: 'Discard' }).click()

  await page.getByLabel('New note').fill('Her sister decides.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(part(page, 'Notes').getByRole('listitem')).toContainText('Her sister decides.')
  await expect(page.getByLabel('New note')).toHaveValue('')
  await part(page, 'Status').getByRole('button', { name: 'Mark replied' }).click()
  await expect(part(page, 'Status').getByRole('status')).toHaveText('Replied')
  await expect(part(page, 'History').locator('del')).toContainText('New')
  await expect(part(page, 'History').locator('ins')).toContainText('Replied')

  await page.getByRole('link', { name: 'Create an order' }).click()
  await expect(page.getByLabel('Customer')).toHaveValue(name)
  await expect(page.getByLabel('Contact')).toHaveValue(email)
  await expect(page.getByLabel('Description')).toHaveValue(
    'Budget: RM5,000 to RM10,000\n\nA shop for batik.\nBefore Raya.',
  )
  await page.getByLabel('Amount (RM)').fill('2,50')
  await page.getByRole('button', { name: 'Save order' }).click()
  await expect(page.getByLabel('Amount (RM)')).toBeFocused()
  await page.getByLabel('Amount (RM)').fill('2,500.50')
  await page.getByLabel('Due').fill(malaysiaDay(-1))
  await page.getByRole('button', { name: 'Save order' }).click()
  const year = malaysiaDay(0).slice(0, 4)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^RS-${year}-\\d{4,}, ${name}$`),
  )
  for (const [step, state] of [
    ['Mark quoted', 'Quoted'],
    ['Done and paid', 'Done'],
  ] as const) {
    await part(page, 'Status').getByRole('button', { name: step }).click()
    await expect(part(page, 'Status').getByRole('status')).toHaveText(state)
    if (state === 'Quoted') await expect(main(page)).toContainText('overdue')
  }
  await expect(main(page)).not.toContainText('overdue')

  const booked = await insert(request, 'booking_submissions', {
    name,
    contact: email.toUpperCase(),
    preferred_date: malaysiaDay(80),
    preferred_time: '9:00 AM',
    call_method: 'video',
    message: 'To show our old shop.',
  })
  const held = { name: 'Another', contact: 'x@example.test', call_method: 'voice', message: 'Hello' }
  await insert(request, 'booking_submissions', {
    ...held,
    preferred_date: malaysiaDay(81),
    preferred_time: '2:00 PM',
  })
  await inbox(page, mark)
  await main(page)
    .getByRole('row', { name })
    .filter({ hasText: 'Call' })
    .getByRole('link', { name, exact: true })
    .click()
  await main(page).getByText('Move the call').first().click()
  await page.getByLabel('New day').fill(malaysiaDay(81))
  const times = page.getByLabel('New time (MYT)')
  await expect(times).toContainText('2:30 PM')
  await expect(times.getByRole('option', { name: '2:00 PM' }), 'a held time').toHaveCount(0)
  await times.selectOption('2:30 PM')
  await page.getByRole('button', { name: 'Move the call' }).click()
  await expect(part(page, 'History').locator('ins').filter({ hasText: '2:30 PM' })).toBeVisible()
  await expect(
    part(page, 'Status').getByRole('button', { name: 'Mark completed' }),
    'before the call',
  ).toHaveCount(0)
  await pressInMenu(part(page, 'Status'), 'Cancel the call')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the call' }).click()
  await expect(part(page, 'Status').getByRole('status')).toHaveText('Cancelled')
  await pressInMenu(part(page, 'Status'), 'Book it again')
  await expect(part(page, 'Status').getByRole('status')).toHaveText('Booked')
  // The day passes.
  const headers = await adminHeaders(request)
  await request.patch(`/rest/v1/booking_submissions?id=eq.${booked}`, {
    headers,
    data: { preferred_date: malaysiaDay(-3) },
  })
  await inbox(page, mark)
  const call = page.getByRole('row', { name }).filter({ hasText: 'Call' })
  await expect(call).toContainText('Record the outcome')
  await call.getByRole('button', { name: /^It took place/ }).click()
  await expect(call).toContainText(/Completed|Proposal promised/)

  await search(page, 'People', mark)
  await main(page).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(main(page)).toContainText('1 booking, 1 quote request, 1 order')
  await expect(part(page, 'Messages and orders').getByRole('listitem')).toHaveCount(3)
  await expect(main(page).getByRole('definition').filter({ hasText: 'RM2,500.50' })).toBeVisible()
  await expect(part(page, 'Notes')).toContainText('Her sister decides.')
  await part(page, 'Notes')
    .getByRole('button', { name: /^Delete the note/ })
    .click()
  await expect(part(page, 'Notes')).not.toContainText('Her sister decides.')
  // The newest message comes last.
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(part(page, 'Notes')).toContainText('Her sister decides.')
})

test('several orders are taken one step on at once; those that stand elsewhere stay', async ({
  page,
  request,
}) => {
  const mark = word()
  for (const status of ['draft', 'draft', 'paid']) {
    const order = {
      customer_name: `Batik ${mark}`,
      customer_contact: '012-345 6789',
      amount_sen: 100,
      status,
    }
    await insert(request, 'orders', order)
  }
  await openAdmin(page, `/admin/orders?q=${mark}`)
  await page.getByRole('columnheader').getByRole('checkbox').check()
  const selected = page.getByRole('group', { name: 'Selected orders' })
  await selected.getByRole('button', { name: 'Mark quoted' }).click()
  await expect(page.getByText('2 orders: quoted. 1 order unchanged.').first()).toBeVisible()
  await main(page).getByRole('combobox', { name: 'Status' }).selectOption('Quoted')
  await expect(main(page).getByRole('rowheader')).toHaveCount(2)
})

test('markup and formulas in every field of a lead are text in lists, screens and CSV', async ({
  page,
  request,
}) => {
  const mark = word()
  const evil = `=1+1<img src=x onerror="window.broken=1"> ${mark}`
  const person = `mark-${mark}@example.test`
  const ids = {
    requests: await insert(request, 'contact_submissions', {
      kind: 'quote',
      name: `=1+1 ${mark}`,
      contact: `+1 ${mark}`,
      message: evil,
      project_type: evil,
      package: evil,
      budget_range: evil,
      timeline: evil,
    }),
    bookings: await insert(request, 'booking_submissions', {
      name: `@SUM(1) ${mark}`,
      contact: `-1 ${mark}`,
      message: evil,
      project_type: evil,
      package: evil,
      preferred_date: malaysiaDay(82),
      preferred_time: '9:00 AM',
      call_method: 'voice',
    }),
    applications: await insert(request, 'work_opportunities', {
      full_name: `-2+3 ${mark}`,
      contact_number: `=cmd|calc ${mark}`,
      email: `=1-${mark}@example.test`,
      area_of_expertise: 'Other',
    }),
    orders: await insert(request, 'orders', {
      customer_name: evil,
      customer_contact: person,
      description: evil,
      amount_sen: 1,
    }),
  }
  await insert(request, 'lead_notes', { contact_key: person, body: evil })
  await openAdmin(page, `/admin/requests?q=${mark}`)
  const inert = async () => {
    await expect(main(page)).toContainText(mark)
    expect(await main(page).locator('img').count()).toBe(0)
    expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  }
  await inert()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const [, line = ''] = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(line).toContain(`,'+1 ${mark},,,"'=1+1<img src=x onerror=""window.broken=1""> ${mark}"`)

  for (const path of [
    ...Object.entries(ids).map(([place, id]) => `/admin/${place}/${id}`),
    `/admin/people/${encodeURIComponent(person)}`,
    `/admin/orders?q=${mark}`,
  ]) {
    await page.goto(path)
    await inert()
  }
})
