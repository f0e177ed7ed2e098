import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TextDiff } from '@/admin/kit/history/text-diff'

/** The shown lines with '+' for added, '-' for removed, and no sign for unchanged ones. */
function lines(before: string, after: string): string[] {
  const { container, unmount } = render(<TextDiff before={before} after={after} />)
  const shown = [...container.querySelectorAll('p')].map((line) => {
    const mark = line.querySelector('ins, del')
    return mark ? `${mark.tagName === 'INS' ? '+' : '-'}${mark.textContent}` : (line.textContent ?? '')
  })
  unmount()
  return shown
}

it('common lines stay, and old lines come before new ones', () => {
  expect(lines('a\nb\nc', 'a\nB\nc\nd')).toEqual(['a', '-b', '+B', 'c', '+d'])
  expect(lines('a', 'a\nb')).toEqual(['a', '+b'])
  expect(lines('', 'a')).toEqual(['+a'])
  expect(lines('a', '')).toEqual(['-a'])
})

it('long parts without a change are left out and counted', () => {
  const before = Array.from({ length: 20 }, (_, index) => String(index)).join('\n')
  const after = before.replace('\n5\n', '\nfive\n').replace('\n15\n', '\nfifteen\n')
  expect(lines(before, after).join(' ')).toBe(
    '5 lines as they were -5 +five 9 lines as they were -15 +fifteen 16 17 18 19',
  )
})

it('equal texts are reported as equal', () => {
  expect(lines('a\nb', 'a\nb')).toEqual(['Nothing differs.'])
})

it('added and removed lines are announced to screen readers', () => {
  const { container } = render(<TextDiff before="old" after="new" />)
  expect(container).toHaveTextContent('Removed: old')
  expect(container).toHaveTextContent('Added: new')
})
