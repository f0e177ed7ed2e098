import { describe, expect, it } from 'vitest'
import { placeOf } from '@/admin/app/registry/navigation'

describe('the rail', () => {
  it('marks the place a screen belongs to, and only that', () => {
    expect(placeOf('/admin')).toBe('/admin')
    expect(placeOf('/admin/blog')).toBe('/admin/blog')
    expect(placeOf('/admin/blog/new')).toBe('/admin/blog')
    expect(placeOf('/admin/blog/authors')).toBe('/admin/blog/authors')
    expect(placeOf('/admin/blog/authors/new')).toBe('/admin/blog/authors')
  })

  it('marks nothing for an address that is no screen', () => {
    expect(placeOf('/admin/nothing')).toBeUndefined()
    expect(placeOf('/admin/blogs')).toBeUndefined()
  })
})
