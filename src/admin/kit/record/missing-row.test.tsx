import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { RecordScreen } from '@/admin/kit/record/record-screen'
import { RoleProvider } from '@/admin/kit/rights/role'
import { serve } from '@tests/support/fake-server'
import { category, id } from '@tests/support/record-of-category'
import { renderApp } from '@tests/support/render-app'

beforeEach(() => serve('*', []))

it.each([
  ['owner', /can be restored in the history/],
  ['writer', /The owner can restore what was deleted/],
] as const)('the %s of a missing row is sent only where this account gets to', async (role, text) => {
  renderApp(
    <RoleProvider value={role}>
      <RecordScreen record={category} id={id} />
    </RoleProvider>,
  )
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByText(/history/) !== null).toBe(role === 'owner')
})
