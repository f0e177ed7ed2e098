import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineDifference, withContext } from '@/admin/kit/history/line-difference'

const show = (before: string, after: string) =>
  lineDifference(before, after).map(({ kind, text }) => `${{ same: ' ', gone: '-', new: '+' }[kind]}${text}`)

describe('the difference of two texts', () => {
  it('keeps the lines they have in common, the old before the new', () => {
    expect(show('a\nb\nc', 'a\nB\nc\nd')).toEqual([' a', '-b', '+B', ' c', '+d'])
    expect(show('', 'a')).toEqual(['+a'])
    expect(show('a', '')).toEqual(['-a'])
    expect(show('a\nb', 'a\nb')).toEqual([' a', ' b'])
  })

  it('gives back both texts, whatever they are', () => {
    const text = fc.array(fc.constantFrom('a', 'b', '', 'c')).map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = lineDifference(before, after)
        const side = (left: 'gone' | 'new') =>
          lines
            .filter(({ kind }) => kind === 'same' || kind === left)
            .map((line) => line.text)
            .join('\n')
        expect(side('gone')).toBe(before)
        expect(side('new')).toBe(after)
      }),
    )
  })

  it('shows texts too long to compare as replaced', () => {
    const many = (word: string) => Array.from({ length: 1100 }, (_, index) => word + index).join('\n')
    const lines = lineDifference(many('a'), many('b'))
    expect(lines.slice(0, 1100).every(({ kind }) => kind === 'gone')).toBe(true)
    expect(lines).toHaveLength(2200)
  })

  it('leaves out what is far from every change', () => {
    const lines = lineDifference('1\n2\n3\n4\n5\n6\n7\n8', '1\n2\n3\n4\n5\n6\n7\nX')
    expect(withContext(lines)).toEqual([
      { skipped: 5 },
      { kind: 'same', text: '6' },
      { kind: 'same', text: '7' },
      { kind: 'gone', text: '8' },
      { kind: 'new', text: 'X' },
    ])
    expect(withContext(lineDifference('a', 'a'))).toEqual([{ skipped: 1 }])
  })
})
