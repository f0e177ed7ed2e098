import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { detectZone } from '@/features/booking/detect-zone'
import { ZonePanel } from '@/features/booking/form/zone-panel'

const now = Date.UTC(2026, 10, 20)
const text = () => screen.getByRole('status').textContent
const panel = () => screen.getByRole('status').closest('.banner')

describe('the time zone panel', () => {
  it('is detecting until the browser has been asked', () => {
    render(<ZonePanel zone={undefined} />)
    expect(text()).toBe('Detecting your time zone...')
    expect(panel()).not.toHaveClass('banner-success')
    expect(panel()).not.toHaveClass('banner-warning')
  })

  it.each([
    ['America/New_York', 'America/New_York (EST, UTC-05:00)'],
    ['Asia/Kathmandu', 'Asia/Kathmandu (UTC+05:45)'],
    ['Europe/London', 'Europe/London (GMT, UTC+00:00)'],
  ])('is green where the browser says %s', (name, shown) => {
    render(<ZonePanel zone={detectZone(now, () => name)} />)
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
    render(<ZonePanel zone={detectZone(now, ask)} />)
    expect(text()).toContain('Asia/Kuala_Lumpur (MYT, UTC+08:00)')
    expect(panel()).toHaveClass('banner-warning')
  })

  it('explains itself on a press, and closes on another', () => {
    render(<ZonePanel zone={detectZone(now, () => 'Asia/Kathmandu')} />)
    const about = screen.getByRole('button', { name: 'About time zones' })
    for (const open of [true, false]) {
      fireEvent.click(about)
      expect(about).toHaveAttribute('aria-expanded', String(open))
      expect(screen.queryAllByText(/^All calls are held by Malaysia’s clock/)[0]?.hidden).toBe(!open)
    }
  })
})
