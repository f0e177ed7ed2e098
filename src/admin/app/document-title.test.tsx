import { waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { registry } from '@/admin/app/resources'
import { SignIn } from '@/admin/auth/sign-in/sign-in'
import { serve } from '@tests/support/fake-server'
import { renderAdmin } from '@tests/support/render-admin'
import { renderApp } from '@tests/support/render-app'

/** The paths that show a screen of their own without a row. */
const paths = registry.routes.map(({ path }) => path).filter((path) => !path.includes(':'))

beforeEach(() => {
  document.title = 'Admin'
  serve('*', [])
})

it.each(paths)('the tab of %s is named after the heading of its screen', async (path) => {
  renderAdmin(path)
  await waitFor(() =>
    expect(document.title).toBe(
      `${document.querySelector('h1')?.textContent} | Admin | ${document.title.split(' | ')[2]}`,
    ),
  )
})

it('the tab of the sign-in is named after its heading', () => {
  renderApp(<SignIn />)
  expect(document.title).toMatch(/^Sign in | Admin | \S/)
  expect(document.title.split(' | ')[0]).toBe(document.querySelector('h1')?.textContent)
})
