import { cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Screens } from '@/admin/app/admin-app'
import { ownEntries } from '@/admin/app/palette/palette-entries'
import { registry } from '@/admin/app/resources'
import { RegistryProvider, registryFor } from '@/admin/kit/registry/registry'
import { RoleProvider, type Role } from '@/admin/kit/rights/role'
import { serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const leads = ['Inbox', 'Follow-ups', 'Calls', 'Enquiries', 'Applications', 'Calendar', 'Calls and hours']
const deals = ['Orders', 'Board of orders', 'Leads by source', 'People', 'Clients from lists', 'Subscribers']
const blog = ['Articles', 'Authors', 'Blog categories', 'Topics']
const website = ['Projects', 'Portfolio categories', 'Industry pages', 'Testimonials', 'About page', 'Images']
const id = '11111111-2222-4333-8444-555555555555'

function open(role: Role, address: string) {
  cleanup()
  renderApp(
    <RoleProvider value={role}>
      <RegistryProvider value={registryFor(role, registry)}>
        <Screens />
      </RegistryProvider>
    </RoleProvider>,
    { address },
  )
}

const isClosed = () => screen.queryByText('Your account has no access to this screen') !== null

beforeEach(() => serve('*', []))

describe.each([
  {
    role: 'sales',
    titles: ['Dashboard', ...leads, ...deals, 'Account'],
    open: ['/admin/inbox', '/admin/orders', '/admin/calendar', '/admin/subscribers', '/admin/account'],
    offered: ['New order', 'New call'],
    withheld: ['New article', 'New testimonial', 'Footer'],
  },
  {
    role: 'writer',
    titles: ['Dashboard', ...blog, ...website, 'Legal documents', 'Account'],
    open: ['/admin/blog', '/admin/portfolio', '/admin/about', '/admin/account'],
    offered: ['New article', 'New project', 'Founder'],
    withheld: ['New order', 'New call', 'Footer', 'New social link'],
  },
] as const)('a $role account', ({ role, titles, ...addresses }) => {
  const own = registryFor(role, registry)
  const commands = (typed: string) => ownEntries(own, typed).map(({ label }) => label)

  it('has its own screens in the sidebar and no others', () => {
    expect(own.screens.map(({ title }) => title)).toEqual(titles)
  })

  it('opens its own screens', () => {
    for (const address of addresses.open) {
      open(role, address)
      expect(isClosed(), address).toBe(false)
    }
  })

  it('sees a closed screen at the URL of any other', () => {
    const paths = new Set(own.screens.flatMap(({ routes }) => routes.map(({ path }) => path)))
    const others = registry.routes.filter(({ path }) => !paths.has(path))
    expect(others.length).toBeGreaterThan(20)
    for (const { path } of others) {
      open(role, path.replace(/:\w+/, id))
      expect(isClosed(), path).toBe(true)
    }
  })

  it('finds only its permitted actions in the search', () => {
    for (const label of addresses.offered) expect(commands(label)).toContain(label)
    for (const label of addresses.withheld) expect(commands(label)).toEqual([])
  })
})

it('an unknown URL is shown as unknown, not as closed', () => {
  open('sales', '/admin/elsewhere')
  expect(screen.getByText('This screen does not exist')).toBeVisible()
  expect(isClosed()).toBe(false)
})

it('an owner’s account has every screen', () => {
  const own = registryFor('owner', registry)
  expect(own.screens.map(({ path }) => path)).toEqual(registry.screens.map(({ path }) => path))
})
