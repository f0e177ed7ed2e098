// @vitest-environment jsdom

import { afterEach, expect, it, vi } from 'vitest'
import { savedPosition, savePosition } from '@/app/scroll-manager'

afterEach(() => vi.restoreAllMocks())

it('a scroll position is stored per tab, and is null before any scroll', () => {
  savePosition('one', 120.4)
  expect(savedPosition('one')).toBe(120)
  expect(sessionStorage.getItem('scroll:one')).toBe('120')
  expect(savedPosition('other')).toBeNull()
})

it('without browser storage, a scroll position lasts while the page is open', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })
  }
  savePosition('two', 900)
  expect(savedPosition('two')).toBe(900)
  expect(savedPosition('three')).toBeNull()
})
