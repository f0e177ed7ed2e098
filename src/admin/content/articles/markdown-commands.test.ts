import { describe, expect, it } from 'vitest'
import {
  insertPicture,
  makeLink,
  toggleLines,
  toggleMark,
  type Edit,
  type Selection,
} from '@/admin/content/articles/markdown-commands'

/** `a [b] c`: a text with its selection between brackets; `|` is a selection of nothing. */
function given(marked: string): Selection {
  if (marked.includes('|')) {
    const start = marked.indexOf('|')
    return { text: marked.replace('|', ''), start, end: start }
  }
  const start = marked.indexOf('‹')
  return { text: marked.replace(/[‹›]/g, ''), start, end: marked.indexOf('›') - 1 }
}
function after({ text }: Selection, { from, to, insert, start, end }: Edit): string {
  const next = text.slice(0, from) + insert + text.slice(to)
  return `${next.slice(0, start)}‹${next.slice(start, end)}›${next.slice(end)}`
}
const doing = (marked: string, edit: (at: Selection) => Edit) => after(given(marked), edit(given(marked)))

describe('marks', () => {
  const bold = (at: Selection) => toggleMark(at, '**', 'bold words')
  const italic = (at: Selection) => toggleMark(at, '*', 'italic words')

  it('stand around the selection, and are taken away again', () => {
    expect(doing('a ‹b› c', bold)).toBe('a **‹b›** c')
    expect(doing('a **‹b›** c', bold)).toBe('a ‹b› c')
    expect(doing('a *‹b›* c', italic)).toBe('a ‹b› c')
  })

  it('bring words to type over where nothing is selected', () => {
    expect(doing('a |', bold)).toBe('a **‹bold words›**')
  })

  it('italic inside bold is not taken for half of it', () => {
    expect(doing('**‹b›**', italic)).toBe('***‹b›***')
  })
})

describe('lines', () => {
  const list = (at: Selection) => toggleLines(at, '- ')

  it('each selected line is begun with the sign, whole lines at a time', () => {
    expect(doing('one\nt‹wo\nth›ree\nfour', list)).toBe('one\n- ‹two\n- three›\nfour')
  })

  it('and freed of it where all have it', () => {
    expect(doing('- o‹ne\n- tw›o', list)).toBe('‹one\ntwo›')
  })

  it('another sign gives way', () => {
    expect(doing('## He|ading', (at) => toggleLines(at, '> '))).toBe('> ‹Heading›')
    expect(doing('1. fi|rst', list)).toBe('- ‹first›')
  })

  it('an empty text is a line too', () => {
    expect(doing('|', (at) => toggleLines(at, '## '))).toBe('## ‹›')
  })
})

it('a link keeps the words and leaves the address to type', () => {
  expect(doing('see ‹here› now', makeLink)).toBe('see [here](‹https://›) now')
  expect(doing('|', makeLink)).toBe('[words](‹https://›)')
})

it('a picture stands on lines of its own, and its words cannot end it', () => {
  const picture = { url: '/images/a.webp', alt: 'A loom [old]' }
  expect(doing('Text.|', (at) => insertPicture(at, picture))).toBe(
    'Text.\n\n![A loom  old](/images/a.webp)\n\n‹›',
  )
  expect(doing('|', (at) => insertPicture(at, picture))).toBe('![A loom  old](/images/a.webp)\n\n‹›')
})
