import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Sidebar } from '@/admin/app/layout/sidebar'
import { registry } from '@/admin/app/resources'
import { RegistryProvider } from '@/admin/kit/registry/registry'
import { renderApp } from '@tests/support/render-app'

it('the sidebar lists the screens below an entry while one of them is open, and opens the search', async () => {
  const searches: string[] = []
  const { user } = renderApp(
    <RegistryProvider value={registry}>
      <Sidebar email="farah@example.test" onSearch={() => searches.push('search')} />
    </RegistryProvider>,
    { address: '/admin' },
  )
  const [first] = screen.getAllByRole('navigation', { name: 'Admin', hidden: true })
  const sidebar = within(first as HTMLElement)
  const entry = (name: string) => sidebar.queryByRole('link', { name, hidden: true })
  expect(entry('Articles')).toBeNull()
  await user.click(entry('Website') as HTMLElement)
  expect(entry('Articles')).toHaveAttribute('aria-current', 'page')
  expect(entry('Categories')).toBeNull()
  await user.click(entry('Authors') as HTMLElement)
  expect(entry('Authors')).toHaveAttribute('aria-current', 'page')
  expect(entry('Topics')).toBeInTheDocument()
  await user.click(entry('Projects') as HTMLElement)
  expect(entry('Authors')).toBeNull()
  await user.click(entry('Dashboard') as HTMLElement)
  expect(entry('Projects')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Search the admin' }))
  expect(searches).toEqual(['search'])
})
