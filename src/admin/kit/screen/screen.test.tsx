import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Screen } from '@/admin/kit/screen/screen'
import { leaveScreen } from '@/admin/kit/screen/focus-on-navigation'

it('the heading keeps the focus when the screen that was loading gives way to the one that was meant', () => {
  leaveScreen()
  const at = (key: string, title: string) => (
    <MemoryRouter initialEntries={['/admin/blog/new']}>
      <Screen key={key} title={title}>
        <input aria-label="Field" />
      </Screen>
    </MemoryRouter>
  )
  const { rerender } = render(at('loading', 'Loading'))
  expect(screen.getByRole('heading', { name: 'Loading' })).toHaveFocus()
  rerender(at('form', 'New article'))
  expect(screen.getByRole('heading', { name: 'New article' })).toHaveFocus()
  screen.getByLabelText('Field').focus()
  rerender(at('other', 'Saved article'))
  expect(screen.getByRole('heading', { name: 'Saved article' })).not.toHaveFocus()
})
