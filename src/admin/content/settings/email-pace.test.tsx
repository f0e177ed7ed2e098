import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { emailPlans } from '@/content/email-plans'
import { emailPace } from '@/content/settings'
import { serve, writes } from '@tests/support/fake-server'
import { renderAdmin } from '@tests/support/render-admin'

const field = (name: string) => screen.findByRole('textbox', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save setting' }))
const saved = () => writes().map(({ body }) => body)

beforeEach(() => {
  serve('*', [])
  serve('site_settings', ({ method, body }) =>
    method === 'GET' ? [] : [{ id: 'row', updated_at: '2026-11-28T02:00:00Z', ...(body as object) }],
  )
  renderAdmin('/admin/settings/email-pace')
})

describe('the pace of email', () => {
  it('is filled in from a provider’s plan, and can be changed before it is saved', async () => {
    await userEvent.selectOptions(
      await screen.findByLabelText('Start from your provider’s plan'),
      'Resend, free',
    )
    expect(await field('Emails a second')).toHaveValue('2')
    expect(await field('Emails a day')).toHaveValue('100')
    const kept = await field('Of these, kept for other emails than newsletters')
    expect(kept).toHaveValue('30')
    await userEvent.clear(kept)
    await userEvent.type(kept, '40')
    await save()
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    expect(saved()).toContainEqual(
      expect.objectContaining({ key: 'email_pace', value: { a_second: 2, a_day: 100, reserve: 40 } }),
    )
  })

  it('has no limit for a day after a plan without one is chosen', async () => {
    const plans = await screen.findByLabelText('Start from your provider’s plan')
    await userEvent.selectOptions(plans, 'Resend, free')
    await userEvent.selectOptions(plans, 'Postmark')
    expect(await field('Emails a second')).toHaveValue('10')
    expect(await field('Emails a day')).toHaveValue('')
  })

  it('keeps fewer emails than there are in a day', async () => {
    await userEvent.type(await field('Emails a day'), '100')
    await userEvent.type(await field('Of these, kept for other emails than newsletters'), '100')
    await save()
    expect(
      await screen.findByText('Keep fewer than the emails a day, or no newsletter goes out'),
    ).toBeVisible()
    expect(writes()).toEqual([])
  })
})

it.each(emailPlans)('the database accepts the plan %j', ({ a_second: second, a_day: day, reserve = 30 }) => {
  const { fields } = emailPace
  expect(second).toBeLessThanOrEqual(fields.a_second.most)
  if (day === undefined) return
  expect(day).toBeGreaterThanOrEqual(fields.a_day.least)
  expect(reserve).toBeLessThan(day)
})
