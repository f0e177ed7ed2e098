import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ConflictNotice } from '@/admin/kit/record/conflict-notice'

/** The comparison of two versions of a field, without its buttons. */
function shown(theirs: unknown, mine: unknown) {
  const clashes = [{ field: 'x', label: 'Field', theirs, mine }]
  const { unmount } = render(
    <ConflictNotice noun="project" by={null} busy={false} clashes={clashes} onChoose={() => {}} />,
  )
  const text = screen.getByRole('definition').textContent
  unmount()
  return text?.replace('Use theirs: FieldKeep yours: Field', '')
}

it.each([
  ['', 0, '−Theirs: Empty+Yours: 0'],
  [true, null, '−Theirs: Yes+Yours: Empty'],
  [[], [{ platform: 'GitHub', url: 'https://x.test' }], '−Theirs: Empty+Yours: GitHub, https://x.test'],
  [['a', 'b'], ['a', 'c'], 'a−Theirs: b+Yours: c'],
])('both values of a field are compared as readable text: %j and %j', (theirs, mine, text) => {
  expect(shown(theirs, mine)).toBe(text)
})
