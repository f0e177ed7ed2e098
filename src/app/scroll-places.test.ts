// @vitest-environment jsdom

import { afterEach, expect, it, vi } from 'vitest'
import { keepPlace, placeOf } from '@/app/scroll-places'

afterEach(() => vi.restoreAllMocks())

it('a place is remembered in the tab, and is nothing where nobody has scrolled', () => {
  keepPlace('one', 120.4)
  expect(placeOf('one')).toBe(120)
  expect(sessionStorage.getItem('scroll:one')).toBe('120')
  expect(placeOf('other')).toBeNull()
})

it('a place is remembered while the page is open where the browser forbids storage', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })
  }
  keepPlace('two', 900)
  expect(placeOf('two')).toBe(900)
  expect(placeOf('three')).toBeNull()
})
