import { expect, it } from 'vitest'
import { mergeForms } from '@/admin/kit/record/merge'

const base = { title: 'A', slug: 'a', tags: ['x'], live: false }

it('each field takes the value of the only user who changed it', () => {
  const theirs = { ...base, title: 'Theirs', tags: ['x', 'y'] }
  expect(mergeForms(base, theirs, { ...base, live: true })).toEqual({
    values: { title: 'Theirs', slug: 'a', tags: ['x', 'y'], live: true },
    taken: ['title', 'tags'],
    clashes: [],
  })
})

it('only a field that both changed to different values is a clash', () => {
  const theirs = { ...base, title: 'Theirs', slug: 'same' }
  const { values, clashes } = mergeForms(base, theirs, { ...base, title: 'Mine', slug: 'same' })
  expect(values.title).toBe('Mine')
  expect(clashes).toEqual(['title'])
})

it('without a common base, every difference is a clash', () => {
  expect(mergeForms(undefined, { ...base, title: 'Theirs' }, base).clashes).toEqual(['title'])
})
