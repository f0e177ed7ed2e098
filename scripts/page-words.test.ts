import { expect, it } from 'vitest'
import { wordsIn } from './page-words'

it('takes from a module the words that may name a class or an element: not its texts, not its program', () => {
  const module = [
    "const slot = state === 'open' ? 'banner banner-success' : `btn btn-${variant} mt-4`",
    "draw('details', { 'aria-current': true, steps: 'The letter says so.', label: 'choose, then wait' })",
  ].join('\n')
  const words = 'open banner banner-success btn btn-${ } mt-4 details aria-current'
  expect(wordsIn('a.tsx', module)).toEqual(words.split(' '))
})
