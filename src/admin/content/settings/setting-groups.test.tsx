import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { requests, serve, writes } from '@tests/support/fake-server'
import { renderAdmin } from '@tests/support/render-admin'

interface Row {
  id: string
  updated_at: string
  key: string
  value: unknown
}

let rows: Row[]
let clock = 0
const now = () => `2026-11-21T02:00:${String((clock += 1)).padStart(2, '0')}+00:00`
const add = (id: string, key: string, value: unknown) => rows.push({ id, updated_at: now(), key, value })

/** Responds like the table: a write changes a row only if its version is the requested one. */
function serveTable(table: string) {
  serve('*', [])
  serve(table, ({ method, params, body }) => {
    if (method === 'GET') return rows
    if (method === 'POST') {
      rows.push({ updated_at: now(), ...(body as Omit<Row, 'updated_at'>) })
      return rows.slice(-1)
    }
    const row = rows.find(
      ({ id, updated_at: at }) => params.get('id') === `eq.${id}` && params.get('updated_at') === `eq.${at}`,
    )
    if (!row) return []
    Object.assign(row, body, { updated_at: now() })
    return [{ ...row }]
  })
}

const field = (name: string) => screen.findByRole('textbox', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save setting' }))
const stored = () => Object.fromEntries(rows.map(({ key, value }) => [key, value]))

beforeEach(() => {
  rows = []
})

describe('the company', () => {
  beforeEach(() => {
    add('a', 'company_name', 'Rentak Studio')
    add('b', 'ssm_number', 'Pending')
    add('c', 'sst_number', 'Pending')
    serveTable('company_info')
    renderAdmin('/admin/settings/company')
  })

  it('has its name and numbers in one form, which writes only the changed ones', async () => {
    await userEvent.type(await field('Company name'), ' Sdn Bhd')
    const ssm = await field('Registration number (SSM)')
    await userEvent.clear(ssm)
    await userEvent.type(ssm, '202601000001')
    await save()
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    expect(writes().map(({ body }) => body)).toEqual([
      { value: 'Rentak Studio Sdn Bhd' },
      { value: '202601000001' },
    ])
    expect(stored()).toMatchObject({ sst_number: 'Pending' })
  })

  it('keeps another user’s change to a different field', async () => {
    await userEvent.type(await field('Company name'), ' Sdn Bhd')
    Object.assign(rows[2] as Row, { value: 'W10-1808-32000001', updated_at: now() })
    await save()
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    expect(await field('Tax number (SST)')).toHaveValue('W10-1808-32000001')
    expect(stored()).toMatchObject({
      company_name: 'Rentak Studio Sdn Bhd',
      sst_number: 'W10-1808-32000001',
    })
  })

  it('shows its owner one history of its rows, each change with the name of its field', async () => {
    serve('rpc/history', [
      {
        id: 'h1',
        created_at: '2026-11-21T02:00:00Z',
        table_name: 'company_info',
        row_id: 'b',
        action: 'update',
        actor: 'u1',
        email: 'owner@studio.example',
        label: 'ssm_number',
        fields: ['value'],
      },
    ])
    await field('Company name')
    await userEvent.click(screen.getByText('History'))
    const entry = await screen.findByText('owner@studio.example')
    expect(entry.parentElement).toHaveTextContent('changed the company detail Registration number (SSM)')
    expect(requests.find(({ name }) => name === 'rpc/history')?.body).toMatchObject({
      of_table: 'company_info',
      of_rows: ['c', 'b', 'a'],
    })
  })

  it('asks which text to keep if another user changed the same field, and writes nothing before', async () => {
    await userEvent.type(await field('Company name'), ' Sdn Bhd')
    Object.assign(rows[0] as Row, { value: 'Rentak Bhd', updated_at: now() })
    await save()
    expect(await screen.findByText('Rentak Bhd')).toBeVisible()
    expect(writes()).toEqual([])
  })
})

it('a form that was never saved has nothing to save', async () => {
  serveTable('site_settings')
  renderAdmin('/admin/settings/calls')
  expect(await screen.findByText('Nothing to save')).toBeInTheDocument()
})

it('the first save of a form creates the row of a setting that was never saved', async () => {
  add('a', 'calls', { meeting_link: null })
  serveTable('site_settings')
  const { queryClient } = renderAdmin('/admin/settings/calls')
  queryClient.setQueryData(['site', 'settings'], {})
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Offer reminders by SMS/ }))
  await save()
  expect(await screen.findByText(/^Saved at/)).toBeVisible()
  // The admin shows settings itself: the studio's name, and prices in new orders.
  expect(queryClient.getQueryState(['site', 'settings'])?.isInvalidated).toBe(true)
  expect(stored()).toEqual({ calls: { meeting_link: null }, reminders: { sms: true } })
})
