import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveFile } from '@/lib/save-file'
import { refusal, requests, serve } from '@tests/support/fake-server'
import { renderAdmin } from '@tests/support/render-admin'
import { lastToast } from '@tests/support/last-toast'

vi.mock('@/lib/save-file', () => ({ saveFile: vi.fn() }))

const lead = {
  kind: 'contact',
  id: '11111111-2222-4333-8444-555555555555',
  at: '2026-11-21T01:00:00Z',
  status: 'new',
  name: 'Mei Ling',
  contact_given: 'mei@example.test',
  other_contact: null,
  title: null,
  summary: 'Hello',
  amount_sen: null,
  due_date: null,
  starts_at: null,
}
const erasure = {
  erased: { audit_log: 3, contact_submissions: 1, booking_submissions: 2, deliveries: 0 },
  retained_orders: 2,
  other_contacts: ['+60 12-345 6789'],
  mentions: [
    { place: 'blog_posts', id: 'p1', title: 'A café in Ipoh' },
    { place: 'company_info', id: 'c1', title: 'company_name' },
  ],
}

beforeEach(() => {
  vi.mocked(saveFile).mockReset()
  serve('*', [])
  serve('rpc/person_leads', [lead])
  serve('rpc/person_record', { contact: 'mei@example.test', rows: {} })
  serve('rpc/erase_person', erasure)
})
const open = () => renderAdmin('/admin/people/mei%40example.test')
const press = (name: string) => screen.findByRole('button', { name })
const requestsTo = (name: string) =>
  requests.filter((request) => request.name === name).map(({ body }) => body)

describe('the data of a person', () => {
  it('is downloaded as one file', async () => {
    const { user } = open()
    await user.click(await press('Download their data'))
    await expect.poll(lastToast).toBe('The file is saved.')
    expect(requestsTo('rpc/person_record')).toEqual([{ contact: 'mei@example.test' }])
    const [content, type, name] = vi.mocked(saveFile).mock.lastCall ?? []
    expect(JSON.parse(String(content))).toEqual({ contact: 'mei@example.test', rows: {} })
    expect(type).toBe('application/json')
    expect(name).toMatch(/^person-mei-example-test-\d{4}-\d\d-\d\d\.json$/)
  })

  it('is not downloaded if the request fails', async () => {
    serve('rpc/person_record', refusal('Out of order'))
    const { user } = open()
    await user.click(await press('Download their data'))
    await expect.poll(lastToast).toBe('The file was not created. Out of order.')
    expect(saveFile).not.toHaveBeenCalled()
  })
})

describe('a person', () => {
  it('is erased only after a confirmation that names what is deleted and what stays', async () => {
    const { user } = open()
    await user.click(await press('Erase this person'))
    expect(screen.getByRole('dialog')).toHaveTextContent(/This cannot be undone\. Orders .* seven years/)
    await user.click(await press('Keep their data'))
    expect(requestsTo('rpc/erase_person')).toEqual([])

    await user.click(await press('Erase this person'))
    serve('rpc/person_leads', [])
    await user.click(await press('Erase for good'))
    expect(
      await screen.findByText('Erased for good: 2 calls, 1 enquiry, and 3 entries of the history.'),
    ).toBeVisible()
    expect(requestsTo('rpc/erase_person')).toEqual([{ contact: 'mei@example.test' }])
    expect(
      screen.getByText('2 orders stay for seven years, as tax law requires, without notes or history.'),
    ).toBeVisible()
    const link = (name: string) => screen.getByRole('link', { name })
    expect(link('+60 12-345 6789')).toHaveAttribute('href', '/admin/people/60123456789')
    expect(link('A café in Ipoh')).toHaveAttribute('href', '/admin/blog/p1')
    expect(link('Company name')).toHaveAttribute('href', '/admin/settings/company')
  })

  it('stays if the erasure fails', async () => {
    serve('rpc/erase_person', refusal('Out of order'))
    const { user } = open()
    await user.click(await press('Erase this person'))
    await user.click(await press('Erase for good'))
    await expect.poll(lastToast).toBe('Nothing was erased. Out of order.')
    expect(screen.getByRole('heading', { level: 1, name: 'Mei Ling' })).toBeVisible()
  })
})
