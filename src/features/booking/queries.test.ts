import { describe, expect, it, vi } from 'vitest'
import { nearestFree } from '@/features/booking/queries'
import { slots, type CallTime } from '@/features/booking/slots'

const now = Date.UTC(2026, 10, 20)
const written = (times: CallTime[]) => times.map(({ date, slot }) => `${date.slice(5)} ${slot}`)
const lost = { date: '2026-12-02', slot: '11:00 AM' } as const

describe('the three nearest free times', () => {
  it('are around the taken one on the same day, in order', async () => {
    const takenOn = vi.fn(async () => ['11:00 AM', '10:30 AM'])
    expect(written(await nearestFree(lost, now, takenOn))).toEqual([
      '12-02 9:30 AM',
      '12-02 10:00 AM',
      '12-02 11:30 AM',
    ])
    expect(takenOn).toHaveBeenCalledTimes(1)
  })

  it('are on the days next to it where its day is full', async () => {
    const takenOn = async (date: string) => (date === lost.date ? slots : ['5:00 PM'])
    expect(written(await nearestFree(lost, now, takenOn))).toEqual([
      '12-01 3:30 PM',
      '12-01 4:00 PM',
      '12-01 4:30 PM',
    ])
  })

  it('are never in the past, nor beyond the 90 days', async () => {
    const first = { date: '2026-11-20', slot: '9:00 AM' } as const
    const soon = await nearestFree(first, Date.UTC(2026, 10, 20, 8, 40), async () => [])
    expect(written(soon)).toEqual(['11-20 5:00 PM', '11-21 9:00 AM', '11-21 9:30 AM'])
    const last = { date: '2027-02-18', slot: '5:00 PM' } as const
    const late = await nearestFree(last, now, async (date) => (date === last.date ? slots : []))
    expect(late.every(({ date }) => date < '2027-02-18')).toBe(true)
  })

  it('count as free where the taken times cannot be loaded, except the taken one itself', async () => {
    const times = await nearestFree(lost, now, () => Promise.reject(new Error('no network')))
    expect(written(times)).toEqual(['12-02 10:00 AM', '12-02 10:30 AM', '12-02 11:30 AM'])
  })

  it('are none where a fortnight is full', async () => {
    expect(await nearestFree(lost, now, async () => slots)).toEqual([])
  })
})
