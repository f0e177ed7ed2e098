import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aroundChanges, textChanges } from '@/admin/content/legal/text-changes'

const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 }).map((lines) => lines.join('\n'))

describe('the changes between two texts', () => {
  it('are the lines that came and went, in their order', () => {
    expect(textChanges('One\nTwo\nThree', 'One\n2\nThree\nFour')).toEqual([
      { kind: 'same', line: 'One' },
      { kind: 'removed', line: 'Two' },
      { kind: 'added', line: '2' },
      { kind: 'same', line: 'Three' },
      { kind: 'added', line: 'Four' },
    ])
  })

  it('give back both texts, whatever they are', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const changes = textChanges(before, after)
        const without = (kind: string) =>
          changes.flatMap((change) => (change.kind === kind ? [] : change.line)).join('\n')
        expect(without('added')).toBe(before)
        expect(without('removed')).toBe(after)
      }),
    )
  })

  it('are none between equal texts', () => {
    expect(textChanges('a\nb', 'a\nb').every(({ kind }) => kind === 'same')).toBe(true)
    expect(aroundChanges(textChanges('a\nb', 'a\nb'))).toEqual([])
  })

  it('are shown with what stands around them, and a gap for the rest', () => {
    const before = Array.from({ length: 20 }, (_, index) => String(index)).join('\n')
    const after = before.replace('\n5\n', '\nfive\n').replace('\n15\n', '\nfifteen\n')
    const shown = aroundChanges(textChanges(before, after), 1).map((change) => change && change.line)
    expect(shown).toEqual(['4', '5', 'five', '6', null, '14', '15', 'fifteen', '16'])
  })
})
