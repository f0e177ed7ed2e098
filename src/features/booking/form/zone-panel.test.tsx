import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { detectZone, sharesStudioClock } from '@/features/booking/detect-zone'
import { ZonePanel } from '@/features/booking/form/zone-panel'
import { offsets } from '@tests/support/zone-check'

const now = Date.UTC(2026, 10, 20)
const text = () => screen.getByRole('status').textContent
const panel = () => screen.getByRole('status').closest('.banner')

/** Whether a device in that zone shares the studio's clock from that moment on. */
function sharesFrom(zone: string, moment: number) {
  const offsetAt = offsets(zone)
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function device(this: Date) {
    return -offsetAt(this.getTime()) / 60_000
  })
  return sharesStudioClock(moment)
}

afterEach(() => vi.restoreAllMocks())

describe('the time zone panel', () => {
  it('shows that it is detecting until the browser has been asked', () => {
    render(<ZonePanel zone={undefined} />)
    expect(text()).toBe('Detecting your time zone...')
    expect(panel()).toBeNull()
  })

  it.each([
    ['America/New_York', 'America/New_York (EST, UTC-05:00)'],
    ['Asia/Kathmandu', 'Asia/Kathmandu (UTC+05:45)'],
    ['Europe/London', 'Europe/London (GMT, UTC+00:00)'],
  ])('is green if the browser reports %s', (name, shown) => {
    render(<ZonePanel zone={detectZone(now, () => name)} />)
    expect(text()).toBe(`Your time zone: ${shown}`)
    expect(panel()).toHaveClass('banner-success')
  })

  it.each([
    ['nothing', () => undefined],
    ['an unknown zone', () => 'Etc/Unknown'],
    ['a zone that does not exist', () => 'Mars/Olympus'],
    ['an offset, which the database does not accept', () => '+05:30'],
    [
      'an error',
      () => {
        throw new RangeError('no zone')
      },
    ],
  ])('is amber and shows Malaysia’s zone if the browser reports %s', (_, ask) => {
    render(<ZonePanel zone={detectZone(now, ask)} />)
    expect(text()).toContain('Asia/Kuala_Lumpur (MYT, UTC+08:00)')
    expect(panel()).toHaveClass('banner-warning')
  })

  it.each([
    ['Asia/Kuala_Lumpur', true],
    ['Asia/Singapore', true],
    ['Australia/Perth', true],
    ['Asia/Kathmandu', false],
    ['America/New_York', false],
    ['UTC', false],
  ])('a visitor in %s shares our clock: %s', (zone, shared) => {
    expect(sharesFrom(zone, now)).toBe(shared)
  })

  it('a clock that changes within a year is not shared, nor is any before the page knows the time', () => {
    // Irkutsk changed from UTC+9 to UTC+8 on 26 October 2014.
    expect(sharesFrom('Asia/Irkutsk', Date.UTC(2014, 9, 20))).toBe(false)
    expect(sharesFrom('Asia/Irkutsk', Date.UTC(2014, 10, 1))).toBe(true)
    expect(sharesFrom('Asia/Irkutsk', Date.UTC(2014, 2, 1))).toBe(false)
    expect(sharesStudioClock(undefined)).toBe(false)
  })

  it('opens its explanation on a click and closes it on another', () => {
    render(<ZonePanel zone={detectZone(now, () => 'Asia/Kathmandu')} />)
    const about = screen.getByRole('button', { name: 'About time zones' })
    for (const open of [true, false]) {
      fireEvent.click(about)
      expect(about).toHaveAttribute('aria-expanded', String(open))
      expect(screen.queryAllByText(/^All calls are held by Malaysia’s clock/)[0]?.hidden).toBe(!open)
    }
  })
})
