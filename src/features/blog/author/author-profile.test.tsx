import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { AuthorProfile } from '@/features/blog/author/author-profile'

const portraitTextOf = (name: string) =>
  render(
    <MemoryRouter>
      <AuthorProfile author={{ slug: 'a', name, title: '', bio: '', avatar_url: null, social_links: [] }} />
    </MemoryRouter>,
  ).container.querySelector('.bg-cloth')?.textContent

describe('an author without an image', () => {
  it.each([
    ['Teoh Wan Qi', 'TQ'],
    ['Madonna', 'M'],
    ['  “aishah”   binti (Omar) ', 'AO'],
    ['陈 伟', '陈伟'],
    ['e\u0301ric zola', 'E\u0301Z'],
    ['***', ''],
  ])('%j has the initials %j', (name, initials) => {
    expect(portraitTextOf(name)).toBe(initials)
  })
})
