import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Screens } from '@/admin/app/admin-app'
import { registry } from '@/admin/app/resources'
import { RegistryProvider } from '@/admin/kit/registry/registry'
import { toasts } from '@/admin/kit/screen/toast-store'
import { LeadFollowUp } from '@/admin/leads/shared/lead-follow-up'
import { addDays, calendarDay, malaysiaDay } from '@/lib/dates'
import { requests, serve, writes } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const id = '11111111-2222-4333-8444-555555555555'
const today = malaysiaDay(new Date())
const show = () => renderApp(<LeadFollowUp table="orders" id={id} />)
const write = () => writes()[0]

describe('a follow-up', () => {
  it('is planned with a day and a line; tomorrow is offered', async () => {
    serve('follow_ups', [])
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Plan a follow-up' }))
    expect(screen.getByLabelText('Day')).toHaveValue(addDays(today, 1))
    await user.click(screen.getByRole('button', { name: 'Save follow-up' }))
    expect(await screen.findByText('Say what to do')).toBeVisible()
    expect(writes()).toEqual([])
    await user.type(screen.getByLabelText('What to do'), 'Ring on Tuesday')
    await user.click(screen.getByRole('button', { name: 'Save follow-up' }))
    expect(await screen.findByRole('button', { name: 'Plan a follow-up' })).toBeVisible()
    expect(write()).toMatchObject({
      method: 'POST',
      body: { lead_table: 'orders', lead_id: id, due_on: addDays(today, 1), note: 'Ring on Tuesday' },
    })
  })

  it('is changed, and marked when its day is over', async () => {
    const late = addDays(today, -1)
    serve('follow_ups', [{ id: 'f1', due_on: late, note: 'Ask for the logo' }])
    const { user } = show()
    expect(await screen.findByText(`${calendarDay(late)}, overdue`)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Change ?the follow-up/ }))
    expect(screen.getByLabelText('What to do')).toHaveValue('Ask for the logo')
    await user.type(screen.getByLabelText('What to do'), ' again')
    await user.click(screen.getByRole('button', { name: 'Save follow-up' }))
    await waitFor(() =>
      expect(write()).toMatchObject({ method: 'PATCH', body: { note: 'Ask for the logo again' } }),
    )
    expect(write()?.params.get('id')).toBe('eq.f1')
  })

  it('is done with one press, which can be taken back', async () => {
    serve('follow_ups', [{ id: 'f1', due_on: today, note: 'Ask for the logo' }])
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Done' }))
    await waitFor(() => expect(write()?.body).toEqual({ done_at: expect.stringContaining('T') }))
    await waitFor(() => expect(toasts.read().at(-1)?.text).toBe('The follow-up is done.'))
    toasts.read().at(-1)?.action?.run()
    await waitFor(() => expect(writes()[1]?.body).toEqual({ done_at: null }))
  })
})

describe('the leads beside one', () => {
  const uuid = (index: number) => `11111111-2222-4333-8444-${String(index).padStart(12, '0')}`
  const person = (index: number) => ({
    id: uuid(index),
    full_name: `Applicant ${index}`,
    contact_number: '012-345 6789',
    email: `a${index}@example.test`,
    area_of_expertise: 'Design',
    status: 'pending',
    created_at: '2026-11-21T01:00:00Z',
  })
  const open = (address: string) =>
    renderApp(
      <RegistryProvider value={registry}>
        <Screens />
      </RegistryProvider>,
      { address },
    )
  beforeEach(() => {
    serve('*', [])
    serve('rpc/history', [])
  })

  it('are those of the list it was opened from, in its order and filter', async () => {
    serve('work_opportunities', ({ params }) => {
      const all = [3, 1, 2].map(person)
      const one = params.get('id')?.replace('eq.', '')
      return one ? all.filter((each) => each.id === one) : all
    })
    const { user, address } = open('/admin/applications?status=pending&sort=name&order=desc')
    await user.click(await screen.findByRole('link', { name: 'Applicant 1' }))
    const others = within(await screen.findByRole('navigation', { name: 'Applications' }))
    expect(others.getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      `/admin/applications/${uuid(3)}`,
    )
    expect(others.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      `/admin/applications/${uuid(2)}`,
    )
    await user.click(others.getByRole('link', { name: 'Next' }))
    expect(address()).toBe(`/admin/applications/${uuid(2)}`)
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Next' })).toBeNull())
    const asked = requests.filter(({ params }) => params.get('select') === 'id')
    expect(asked, 'one small question a lead').toHaveLength(2)
    for (const { params } of asked) expect(params.get('status')).toBe('eq.pending')
    expect(asked.map(({ params }) => params.get('order'))).toEqual([
      'full_name.desc.nullsfirst,id.asc',
      'full_name.desc.nullsfirst,id.asc',
    ])
  })

  it('are those that came before and after it, where it was opened from no list', async () => {
    serve('work_opportunities', [person(1)])
    serve('rpc/lead_neighbours', () => ({ previous: null, next: uuid(9) }))
    open(`/admin/applications/${uuid(1)}`)
    const others = within(await screen.findByRole('navigation', { name: 'Applications' }))
    expect(others.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      `/admin/applications/${uuid(9)}`,
    )
    expect(others.queryByRole('link', { name: 'Previous' })).toBeNull()
  })
})
