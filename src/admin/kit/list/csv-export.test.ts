// @vitest-environment jsdom

import { describe, expect, it, vi } from 'vitest'
import { exportCsv } from '@/admin/kit/list/csv-export'
import type { IdRange } from '@/admin/kit/list/id-ranges'
import { defineResource } from '@/admin/kit/resource/resource'

interface Row {
  id: string
  email: string
  at: string
}
const resource = defineResource<Row>({
  name: 'people',
  title: 'People',
  noun: { one: 'person', many: 'people' },
  table: 'newsletter_subscribers',
  fields: ['id', 'email'],
  columns: [],
  defaultSort: { id: 'at', descending: true },
  csv: { columns: [{ header: 'Email', value: ({ email }) => email }], newest: ({ at }) => at },
  empty: { title: '', text: '' },
})
const view = { search: '', filters: {} }
// Ids spread over their whole range, as random ones are.
const person = (index: number): Row => ({
  id: `${((index * 2654435761) % 2 ** 32).toString(16).padStart(8, '0')}-0000-4000-8000-${String(index).padStart(12, '0')}`,
  email: `p${index}@example.test`,
  at: `2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
})
const sorted = (rows: Row[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
const people = sorted(Array.from({ length: 5_500 }, (_, index) => person(index + 1)))
const from =
  (rows: readonly Row[]) =>
  async ({ after, upTo }: IdRange) =>
    rows.filter(({ id }) => id > after && (!upTo || id <= upTo)).slice(0, 1000)
const running = () => ({ onProgress: () => {}, signal: new AbortController().signal })

describe('the CSV export', () => {
  it('holds every row once, whatever is asked for side by side, under a header and a byte order mark', async () => {
    const progress: number[] = []
    const { file, rows } = await exportCsv(
      resource,
      view,
      { ...running(), onProgress: (count) => progress.push(count) },
      from(people),
    )
    expect(rows).toBe(5_500)
    expect(progress.at(-1)).toBe(5_500)
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n')
    expect(lines[0]).toBe('Email')
    expect(lines).toHaveLength(5_501)
    expect(new Set(lines.slice(1)).size).toBe(5_500)
  })

  it('asks once for what one answer holds, and then for four parts at a time', async () => {
    const few = vi.fn(from(people.slice(0, 900)))
    expect((await exportCsv(resource, view, running(), few)).rows).toBe(900)
    expect(few).toHaveBeenCalledTimes(1)

    let waiting = 0
    let most = 0
    await exportCsv(resource, view, running(), async (range) => {
      most = Math.max(most, ++waiting)
      await Promise.resolve()
      waiting -= 1
      return from(people)(range)
    })
    expect(most).toBe(4)
  })

  it('has the newest row first, and the oldest last', async () => {
    const { file } = await exportCsv(resource, view, running(), from(people))
    const emails = (await file.text()).trimEnd().split('\r\n').slice(1)
    const times = new Map(people.map(({ email, at }) => [email, at]))
    const found = emails.map((email) => times.get(email) ?? '')
    expect(found[0]).toBe('2026-01-28')
    expect(found).toEqual(found.toSorted().toReversed())
  })

  it('stops when it is cancelled, and asks for nothing more', async () => {
    const controller = new AbortController()
    const asked = vi.fn(from(people))
    await expect(
      exportCsv(resource, view, { onProgress: () => controller.abort(), signal: controller.signal }, asked),
    ).rejects.toThrow(/abort/i)
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('ends with the first answer that fails, and calls off the others', async () => {
    const signals: AbortSignal[] = []
    const failing = exportCsv(resource, view, running(), async (range, signal) => {
      signals.push(signal)
      if (range.upTo === undefined && signals.length > 1) throw new Error('no answer')
      return from(people)(range)
    })
    await expect(failing).rejects.toThrow('no answer')
    expect(signals.every(({ aborted }) => aborted)).toBe(true)
  })
})
