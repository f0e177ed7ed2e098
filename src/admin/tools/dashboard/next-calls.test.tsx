import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { NextCalls } from '@/admin/tools/dashboard/next-calls'
import type { Today } from '@/admin/tools/dashboard/today'
import { renderApp } from '@tests/support/render-app'

// Half past eleven at night in Malaysia: the next half hour is tomorrow already, and still today in London.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T15:30:00Z') }))

const call = (name: string, startsAt: string): Today['calls'][number] =>
  ({
    id: name,
    name,
    starts_at: startsAt,
    preferred_time: '',
    call_method: 'video',
  }) as Today['calls'][number]

const show = (calls: Today['calls']) => renderApp(<NextCalls calls={calls} />)
const part = (name: string) => within(screen.getByRole('heading', { name }).parentElement as HTMLElement)

it('tells today from tomorrow by the clock in Malaysia, and dates what comes after', () => {
  show([
    call('Aisyah', '2026-11-21T15:00:00Z'),
    call('Wei Ming', '2026-11-22T02:00:00Z'),
    call('Priya', '2026-11-24T02:00:00Z'),
  ])
  expect(part('Calls today').getByRole('link')).toHaveTextContent('Aisyah')
  expect(part('Tomorrow').getByRole('link')).toHaveTextContent('Wei Ming')
  expect(part('Tomorrow').getByRole('listitem')).toHaveTextContent('10:00 AM')
  expect(part('After that').getByRole('listitem')).toHaveTextContent('Tue, 24 Nov 2026, Video call')
  expect(part('After that').getByRole('link')).toHaveAttribute('href', '/admin/bookings/Priya')
})

it('says that there are none today or tomorrow, and nothing of later where there is nothing', () => {
  show([])
  expect(screen.getAllByText('None')).toHaveLength(2)
  expect(screen.queryByRole('heading', { name: 'After that' })).toBeNull()
})
