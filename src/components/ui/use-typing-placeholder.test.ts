import { describe, expect, it } from 'vitest'
import { typedText } from '@/components/ui/use-typing-placeholder'

const phrases = ['Hello', 'Bye']
const text = (elapsed: number) => typedText(phrases, elapsed).text.replace('|', '')

describe('typed text', () => {
  it('starts with the complete first phrase and holds it for 2800 ms', () => {
    expect(text(0)).toBe('Hello')
    expect(text(2799)).toBe('Hello')
  })

  it('deletes a character every 35 ms', () => {
    expect(text(2800 + 1)).toBe('Hell')
    expect(text(2800 + 35 * 4)).toBe('H')
    expect(text(2800 + 35 * 5)).toBe('')
  })

  it('types the next phrase at 75 ms per character and holds it for 2200 ms', () => {
    const second = 2800 + 35 * 5
    expect(text(second + 75)).toBe('B')
    expect(text(second + 75 * 3)).toBe('Bye')
    expect(text(second + 75 * 3 + 2200)).toBe('Bye')
    expect(text(second + 75 * 3 + 2201)).toBe('By')
  })

  it('returns to the first phrase', () => {
    const cycle = 5 * 75 + 2800 + 5 * 35 + 3 * 75 + 2200 + 3 * 35
    expect(text(cycle)).toBe('Hello')
  })

  it('shows its cursor only while typing or deleting', () => {
    const [held, deleting, typing] = [1000, 2801, 2800 + 35 * 5 + 75].map(
      (elapsed) => typedText(phrases, elapsed).text,
    )
    expect(held).toBe('Hello')
    expect(deleting).toBe('Hell|')
    expect(typing).toBe('B|')
  })

  it('states exactly when its text changes next', () => {
    const cycle = 5 * 75 + 2800 + 5 * 35 + 3 * 75 + 2200 + 3 * 35
    let changes = 0
    for (let elapsed = 0; elapsed < cycle;) {
      const { text: shown, changesInMs } = typedText(phrases, elapsed)
      expect(changesInMs).toBeGreaterThan(0)
      expect(typedText(phrases, elapsed + changesInMs * 0.99).text).toBe(shown)
      // Timers always fire a little late.
      elapsed += changesInMs + 0.5
      changes++
    }
    expect(changes).toBeGreaterThan(2 * (5 + 3))
    expect(changes).toBeLessThan(25)
  })

  it('shows nothing without phrases', () => {
    expect(typedText([], 600)).toEqual({ text: '', changesInMs: 2200 })
    expect(typedText([''], 5000).text).not.toContain('undefined')
  })
})
