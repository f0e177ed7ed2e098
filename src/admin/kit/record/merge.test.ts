import { expect, it } from 'vitest'
import { mergeForms, sameValues } from '@/admin/kit/record/merge'

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

it('keys in another order are no difference, since the database has its own', () => {
  const mine = { days: [{ from: '09:00', to: '12:00' }] }
  const theirs = { days: [{ to: '12:00', from: '09:00' }] }
  expect(sameValues(mine, theirs)).toBe(true)
  expect(sameValues(mine, { days: [{ to: '09:00', from: '12:00' }] })).toBe(false)
})

it('without a common base, every difference is a clash', () => {
  expect(mergeForms(undefined, { ...base, title: 'Theirs' }, base).clashes).toEqual(['title'])
})
