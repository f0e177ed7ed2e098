import { describe, expect, it, vi } from 'vitest'
import { exportCsv } from '@/admin/resource/csv-export'
import { defineResource } from '@/admin/resource/resource'

vi.mock('@/lib/supabase', () => ({ supabase: {} }))

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
const person = (index: number): Row => ({
  id: String(index).padStart(6, '0'),
  email: `p${index}@example.test`,
  at: `2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
})
const people = Array.from({ length: 2500 }, (_, index) => person(index + 1))
const after = async (id: string) => people.filter((row) => row.id > id).slice(0, 1000)

describe('the CSV export', () => {
  it('holds every row once, batch after batch, under a header and a byte order mark', async () => {
    const progress: number[] = []
    const { file, rows } = await exportCsv(
      resource,
      view,
      { onProgress: (count) => progress.push(count), signal: new AbortController().signal },
      after,
    )
    expect(rows).toBe(2500)
    expect(progress).toEqual([1000, 2000, 2500])
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n')
    expect(lines[0]).toBe('Email')
    expect(new Set(lines.slice(1)).size).toBe(2500)
  })

  it('has the newest row first', async () => {
    const { file } = await exportCsv(
      resource,
      view,
      { onProgress: () => {}, signal: new AbortController().signal },
      after,
    )
    const [, first] = (await file.text()).split('\r\n')
    expect(people.find(({ email }) => email === first)?.at).toBe('2026-01-28')
  })

  it('stops when it is cancelled, and asks for nothing more', async () => {
    const controller = new AbortController()
    const asked = vi.fn(after)
    const running = exportCsv(
      resource,
      view,
      { onProgress: () => controller.abort(), signal: controller.signal },
      asked,
    )
    await expect(running).rejects.toThrow(/abort/i)
    expect(asked).toHaveBeenCalledTimes(1)
  })
})
