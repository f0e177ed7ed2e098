import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Screen } from '@/admin/kit/screen/screen'
import { leaveScreen } from '@/admin/kit/screen/screen'
import { renderApp } from '@tests/support/render-app'

it('the heading keeps the focus when the loading screen is replaced by the loaded one', () => {
  leaveScreen()
  const at = (key: string, title: string) => (
    <Screen key={key} title={title}>
      <input aria-label="Field" />
    </Screen>
  )
  const { rerender } = renderApp(at('loading', 'Loading'), { address: '/admin/blog/new' })
  expect(screen.getByRole('heading', { name: 'Loading' })).toHaveFocus()
  rerender(at('form', 'New article'))
  expect(screen.getByRole('heading', { name: 'New article' })).toHaveFocus()
  screen.getByLabelText('Field').focus()
  rerender(at('other', 'Saved article'))
  expect(screen.getByRole('heading', { name: 'Saved article' })).not.toHaveFocus()
})
