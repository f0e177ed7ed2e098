import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { detectZone, sharesStudioClock } from '@/features/booking/detect-zone'
import { ZonePanel } from '@/features/booking/form/zone-panel'

const now = Date.UTC(2026, 10, 20)
const text = () => screen.getByRole('status').textContent
const panel = () => screen.getByRole('status').closest('.banner')
const zoneNamed = (name: string) => detectZone(now, () => name)

describe('the time zone panel', () => {
  it('is detecting until the browser has been asked', () => {
    render(<ZonePanel zone={undefined} shared={false} />)
    expect(text()).toBe('Detecting your time zone...')
    expect(panel()).toBeNull()
  })

  it.each([
    ['America/New_York', 'America/New_York (EST, UTC-05:00)'],
    ['Asia/Kathmandu', 'Asia/Kathmandu (UTC+05:45)'],
    ['Europe/London', 'Europe/London (GMT, UTC+00:00)'],
  ])('is green where the browser says %s', (name, shown) => {
    render(<ZonePanel zone={detectZone(now, () => name)} shared={false} />)
    expect(text()).toBe(`Your time zone: ${shown}`)
    expect(panel()).toHaveClass('banner-success')
  })

  it.each([
    ['nothing', () => undefined],
    ['that it does not know', () => 'Etc/Unknown'],
    ['a zone that no clock knows', () => 'Mars/Olympus'],
    ['an offset, which the database takes for no zone', () => '+05:30'],
    [
      'an error',
      () => {
        throw new RangeError('no zone')
      },
    ],
  ])('is amber and Malaysia’s where the browser says %s', (_, ask) => {
    render(<ZonePanel zone={detectZone(now, ask)} shared={false} />)
    expect(text()).toContain('Asia/Kuala_Lumpur (MYT, UTC+08:00)')
    expect(panel()).toHaveClass('banner-warning')
  })

  it('is one line where the visitor’s clock shows what ours does', () => {
    render(<ZonePanel zone={zoneNamed('Asia/Singapore')} shared />)
    expect(text()).toBe('Your time zone is the same as ours (MYT).')
    expect(panel()).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    ['Asia/Kuala_Lumpur', '', true],
    ['Asia/Singapore', '2027-01-15', true],
    ['Australia/Perth', '2027-02-01', true],
    ['Asia/Kathmandu', '', false],
    ['America/New_York', '2026-12-02', false],
  ])('a visitor in %s, on the day %j, shares our clock: %s', (name, date, shared) => {
    expect(sharesStudioClock(zoneNamed(name), now, date)).toBe(shared)
  })

  it('shares no clock that changes by the day of the call, nor one that is only assumed', () => {
    // Irkutsk went from nine hours ahead to eight on 26 October 2014.
    const then = Date.UTC(2014, 9, 20)
    const irkutsk = detectZone(then, () => 'Asia/Irkutsk')
    expect(sharesStudioClock(irkutsk, then, '2014-10-27')).toBe(false)
    expect(sharesStudioClock(irkutsk, Date.UTC(2014, 10, 1), '2014-11-02')).toBe(true)
    expect(
      sharesStudioClock(
        detectZone(now, () => undefined),
        now,
      ),
    ).toBe(false)
    expect(sharesStudioClock(undefined, now)).toBe(false)
  })

  it('explains itself on a press, and closes on another', () => {
    render(<ZonePanel zone={detectZone(now, () => 'Asia/Kathmandu')} shared={false} />)
    const about = screen.getByRole('button', { name: 'About time zones' })
    for (const open of [true, false]) {
      fireEvent.click(about)
      expect(about).toHaveAttribute('aria-expanded', String(open))
      expect(screen.queryAllByText(/^All calls are held by Malaysia’s clock/)[0]?.hidden).toBe(!open)
    }
  })
})
