import { describe, expect, it } from 'vitest'
import { isActivePath } from '@/components/layout/active-path'

describe('the active link', () => {
  it('is Home on Home only', () => {
    expect(isActivePath('/', '/')).toBe(true)
    expect(isActivePath('/', '/blog')).toBe(false)
  })

  it('is a section on its page and on every page below it', () => {
    expect(isActivePath('/blog', '/blog')).toBe(true)
    expect(isActivePath('/blog', '/blog/price-or-form')).toBe(true)
  })

  it('is not a section whose name merely begins alike', () => {
    expect(isActivePath('/blog', '/blogroll')).toBe(false)
  })
})
