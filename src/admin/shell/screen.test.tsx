import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Screen } from '@/admin/shell/screen'

/** As a record's screen: one heading while it loads, another once it is there. */
function Place() {
  const { pathname } = useLocation()
  const [loaded, setLoaded] = useState(false)
  const load = <button onClick={() => setLoaded(true)}>Load</button>
  if (pathname === '/admin') return <Link to="/admin/orders">Go</Link>
  return loaded ? (
    <Screen title="Loaded">{load}</Screen>
  ) : (
    <div>
      <Screen title="Loading">{load}</Screen>
    </div>
  )
}

it('gives the focus to the heading arrived at, and hands it on when another takes its place', async () => {
  render(
    <MemoryRouter initialEntries={['/admin']}>
      <Screen title="Before">before</Screen>
      <Place />
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByText('Go'))
  const loading = screen.getByRole('heading', { name: 'Loading' })
  loading.focus()
  screen.getByText('Load').dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(await screen.findByRole('heading', { name: 'Loaded' })).toHaveFocus()
})
