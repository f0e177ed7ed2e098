import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { App } from '@/app/app'
import { loadPage } from '@/app/load-page'
import { matchRoute } from '@/app/routes'
import { siteSettingsQuery } from '@/features/site-settings/queries'
import { noNetwork, requests, serve } from '@tests/support/fake-server'
import { contentOf, testQueryClient } from '@tests/support/render-app'

const kilat = { name: 'Kilat & Co', email: 'apa-khabar@kilat.example' }

await loadPage(matchRoute('/unsubscribe').route)

function show(queryClient = testQueryClient()) {
  render(
    <MemoryRouter initialEntries={['/unsubscribe']}>
      <App content={contentOf(queryClient)} />
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

describe('the studio that pages name', () => {
  it('is the one of its setting', async () => {
    serve('*', ({ name }) => (name === 'site_settings' ? [{ key: 'studio', value: kilat }] : []))
    show()
    await expectKilat()
  })

  it('is the one that the build knew where nothing can be fetched', async () => {
    serve('*', noNetwork)
    const client = testQueryClient()
    const { queryKey: key } = siteSettingsQuery()
    client.setQueryData(key, { studio: kilat, claims: {}, footer: {} } as never)
    show(client)
    await expectKilat()
  })

  it('is the beginning where nothing is stored', async () => {
    serve('*', [])
    show()
    expect(await screen.findByRole('link', { name: 'hello@rentak-studio.example' })).toBeVisible()
    expect(document.title).toBe('Unsubscribe | Rentak Studio')
  })
})

describe('the question what is newer', () => {
  const times = () => requests.filter(({ name }) => name === 'rpc/content_versions').length
  let go: ReturnType<typeof useNavigate>
  function Navigator() {
    go = useNavigate()
    return null
  }
  function open() {
    serve('*', [])
    serve('rpc/content_versions', [{ site: 1 }])
    render(
      <MemoryRouter initialEntries={['/unsubscribe']}>
        <App content={contentOf(testQueryClient())} />
        <Navigator />
      </MemoryRouter>,
    )
  }
  const anHourPasses = () => vi.setSystemTime(Date.now() + 3_600_000)
  const lookElsewhereAndBack = () => act(async () => document.dispatchEvent(new Event('visibilitychange')))
  /** What waits until the browser is idle. */
  const waiting = new Map<number, () => void>()
  const becomeIdle = () =>
    act(async () => {
      for (const run of waiting.values()) run()
      waiting.clear()
    })
  const goTo = async (address: string, heading: string) => {
    await act(async () => go(address))
    await screen.findByRole('heading', { level: 1, name: heading })
    await becomeIdle()
  }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    let handle = 0
    vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.set((handle += 1), run) && handle)
    vi.stubGlobal('cancelIdleCallback', (cancelled: number) => waiting.delete(cancelled))
  })
  afterEach(() => vi.useRealTimers())

  it('is asked once the browser is idle, and not again within a minute', async () => {
    open()
    await screen.findByRole('heading', { level: 1, name: 'Leave the newsletter' })
    expect(times()).toBe(0)
    await becomeIdle()
    await expect.poll(times).toBe(1)
    await lookElsewhereAndBack()
    await goTo('/newsletter/confirm', 'Was it you?')
    expect(times()).toBe(1)
  })

  it('is asked again after an hour, when the tab is looked at and on the next page', async () => {
    open()
    await becomeIdle()
    await expect.poll(times).toBe(1)
    anHourPasses()
    await lookElsewhereAndBack()
    await expect.poll(times).toBe(2)
    anHourPasses()
    await goTo('/newsletter/confirm', 'Was it you?')
    await expect.poll(times).toBe(3)
  })
})
