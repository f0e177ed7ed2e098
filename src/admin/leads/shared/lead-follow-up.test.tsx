import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { toasts } from '@/admin/kit/screen/toast-store'
import { LeadFollowUp } from '@/admin/leads/shared/lead-follow-up'
import { addDays, calendarDay, malaysiaDay } from '@/lib/dates'
import { serve, writes } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const id = '11111111-2222-4333-8444-555555555555'
const today = malaysiaDay(new Date())
const show = () => renderApp(<LeadFollowUp table="orders" id={id} />)
const write = () => writes()[0]

describe('a follow-up', () => {
  it('needs a day and a task; the default is tomorrow, and the focus is where to write', async () => {
    serve('follow_ups', [])
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Plan a follow-up' }))
    expect(screen.getByLabelText('Day')).toHaveValue(addDays(today, 1))
    expect(screen.getByLabelText('What to do')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Save follow-up' }))
    expect(await screen.findByText('Say what to do')).toBeVisible()
    expect(writes()).toEqual([])
    await user.type(screen.getByLabelText('What to do'), 'Ring on Tuesday')
    await user.click(screen.getByRole('button', { name: 'Save follow-up' }))
    expect(await screen.findByRole('button', { name: 'Plan a follow-up' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Follow-up' })).toHaveFocus()
    expect(write()).toMatchObject({
      method: 'POST',
      body: { lead_table: 'orders', lead_id: id, due_on: addDays(today, 1), note: 'Ring on Tuesday' },
    })
  })

  it('can be changed, and is marked overdue when its day is over', async () => {
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

  it('is completed with one click, which can be undone', async () => {
    serve('follow_ups', [{ id: 'f1', due_on: today, note: 'Ask for the logo' }])
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Done' }))
    await waitFor(() => expect(write()?.body).toEqual({ done_at: expect.stringContaining('T') }))
    await waitFor(() => expect(toasts.read().at(-1)?.text).toBe('The follow-up is done.'))
    toasts.read().at(-1)?.action?.run()
    await waitFor(() => expect(writes()[1]?.body).toEqual({ done_at: null }))
  })
})
