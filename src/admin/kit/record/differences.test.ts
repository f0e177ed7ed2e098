import { describe, expect, it } from 'vitest'
import { differences, formatValue, sameValues } from '@/admin/kit/record/differences'

describe('two versions of a form', () => {
  const labels = { title: 'Title', tags: 'Tags', live: 'Live' }

  it('differ only in fields with different values, in the order of the form', () => {
    const theirs = { live: true, title: 'A', tags: ['x'], id: 1 }
    const mine = { live: false, title: 'A', tags: ['x', 'y'], id: 2 }
    expect(differences(labels, theirs, mine)).toEqual([
      { field: 'tags', label: 'Tags', theirs: 'x', mine: 'x\ny' },
      { field: 'live', label: 'Live', theirs: 'Yes', mine: 'No' },
    ])
  })

  it('long texts are shown from where they differ', () => {
    const same = 'word '.repeat(100)
    const [found] = differences({ text: 'Text' }, { text: `${same}theirs` }, { text: `${same}mine` })
    expect(found?.theirs).toMatch(/^… .*theirs$/)
    expect(found?.mine).toMatch(/^… .*mine$/)
    expect(String(found?.mine).length).toBeLessThan(250)
  })
})

it('values become readable text', () => {
  expect(formatValue('')).toBe('Empty')
  expect(formatValue(null)).toBe('Empty')
  expect(formatValue([])).toBe('Empty')
  expect(formatValue(0)).toBe('0')
  expect(formatValue([{ platform: 'GitHub', url: 'https://x.test' }])).toBe('GitHub, https://x.test')
})

it('values are compared by content', () => {
  expect(sameValues({ a: [1] }, { a: [1] })).toBe(true)
  expect(sameValues('1', 1)).toBe(false)
})
