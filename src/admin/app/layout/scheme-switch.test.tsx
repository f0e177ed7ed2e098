import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { chooseScheme, followScheme } from '@/admin/app/layout/scheme-switch'

const shown = () => document.documentElement.style.colorScheme
const early = () => {
  // oxlint-disable-next-line no-implied-eval -- the very bytes that stand in the page
  new Function(readFileSync('scripts/prerender/admin-scheme.js', 'utf8'))()
}

afterEach(() => {
  localStorage.clear()
  document.documentElement.style.colorScheme = ''
})

describe('light and dark', () => {
  it('follow the device until one is chosen, and again when that is taken back', () => {
    const stop = followScheme()
    expect(shown()).toBe('')
    chooseScheme('dark')
    expect(shown()).toBe('dark')
    chooseScheme('system')
    expect(shown()).toBe('')
    expect(localStorage).toHaveLength(0)
    stop()
  })

  it('are kept for the next time, and taken over from another tab', () => {
    localStorage.setItem('admin-scheme', 'light')
    const stop = followScheme()
    expect(shown()).toBe('light')
    localStorage.setItem('admin-scheme', 'dark')
    window.dispatchEvent(new StorageEvent('storage', { key: 'admin-scheme' }))
    expect(shown()).toBe('dark')
    stop()
    expect(shown(), 'the site itself follows the device').toBe('')
  })

  it('are there before the first paint, on the desk alone', () => {
    localStorage.setItem('admin-scheme', 'dark')
    history.replaceState(null, '', '/unsubscribe')
    early()
    expect(shown()).toBe('')
    history.replaceState(null, '', '/admin/orders')
    early()
    expect(shown()).toBe('dark')
    history.replaceState(null, '', '/')
  })
})
