import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { App } from '@/app/app'
import { loadPage } from '@/app/load-page'
import { matchRoute } from '@/app/routes'
import { siteSettingsQuery } from '@/features/site-settings/queries'
import { noNetwork, serve } from '@tests/support/fake-server'
import { testQueryClient } from '@tests/support/render-app'

const kilat = { name: 'Kilat & Co', email: 'apa-khabar@kilat.example' }

await loadPage(matchRoute('/unsubscribe').route)

function show(queryClient = testQueryClient()) {
  render(
    <MemoryRouter initialEntries={['/unsubscribe']}>
      <App queryClient={queryClient} />
    </MemoryRouter>,
  )
}

const expectKilat = async () => {
  expect(await screen.findByRole('link', { name: kilat.email })).toHaveAttribute(
    'href',
    `mailto:${kilat.email}?subject=unsubscribe`,
  )
  expect(screen.getAllByRole('link', { name: 'Kilat & Co, home' })).toHaveLength(2)
  expect(document.title).toBe('Unsubscribe | Kilat & Co')
}

describe('the studio’s name on pages', () => {
  it('comes from the setting', async () => {
    serve('*', ({ name }) => (name === 'site_settings' ? [{ key: 'studio', value: kilat }] : []))
    show()
    await expectKilat()
  })

  it('is the one from the build if settings cannot be fetched', async () => {
    serve('*', noNetwork)
    const client = testQueryClient()
    const { queryKey: key } = siteSettingsQuery()
    client.setQueryData(key, { studio: kilat, claims: {}, packages: {}, footer: {} } as never)
    show(client)
    await expectKilat()
  })

  it('is the default if nothing is stored', async () => {
    serve('*', [])
    show()
    expect(await screen.findByRole('link', { name: 'hello@rentak-studio.example' })).toBeVisible()
    expect(document.title).toBe('Unsubscribe | Rentak Studio')
  })
})
