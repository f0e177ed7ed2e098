import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ConflictNotice } from '@/admin/kit/record/conflict-notice'

/** The text between two versions of a field, without its buttons. */
function shown(theirs: unknown, mine: unknown) {
  const clashes = [{ field: 'x', label: 'Field', theirs, mine }]
  const { unmount } = render(
    <ConflictNotice noun="project" by={null} busy={false} clashes={clashes} onChoose={() => {}} />,
  )
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  unmount()
  return values.map((text) => text?.replace(/(?:Keep yours|Use theirs): Field$/, ''))
}

it('both values of a field are shown as readable text', () => {
  expect(shown('', 0)).toEqual(['TheirsEmpty', 'Yours0'])
  expect(shown(true, null)).toEqual(['TheirsYes', 'YoursEmpty'])
  expect(shown([], [{ platform: 'GitHub', url: 'https://x.test' }])).toEqual([
    'TheirsEmpty',
    'YoursGitHub, https://x.test',
  ])
})

it('lists and long texts are compared line by line', () => {
  expect(shown(['a', 'b'], ['a', 'c'])[0]).toBe('a−Removed: b+Added: c− theirs, + yours')
})
