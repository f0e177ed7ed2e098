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

it('two changes in different parts of one field are both kept', () => {
  const page = (title: string, ...answers: string[]) => ({
    content: { title, faq: answers.map((answer) => ({ question: 'Q', answer })) },
  })
  const start = page('Hotels', 'one', 'two')
  const merged = mergeForms(start, page('Hotels', 'theirs', 'two'), page('Hotels', 'one', 'mine'))
  expect(merged).toEqual({ values: page('Hotels', 'theirs', 'mine'), taken: ['content'], clashes: [] })

  const both = mergeForms(start, page('Inns', 'theirs', 'two'), page('Hotels', 'mine', 'two'))
  expect(both).toEqual({ values: page('Inns', 'mine', 'two'), taken: [], clashes: ['content'] })

  // The other user moved an entry while its quantity was changed.
  const item = (text: string, quantity: number) => ({ text, quantity })
  const order = { items: [item('Logo', 1), item('Shop', 1)] }
  const moved = { items: [item('Shop', 1), item('Logo', 1)] }
  const mine = { items: [item('Logo', 2), item('Shop', 1)] }
  expect(mergeForms(order, moved, mine)).toEqual({ values: mine, taken: [], clashes: ['items'] })

  const longer = mergeForms(start, page('Hotels', 'one', 'two', 'three'), page('Hotels', 'mine', 'two'))
  expect(longer.clashes).toEqual(['content'])
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
