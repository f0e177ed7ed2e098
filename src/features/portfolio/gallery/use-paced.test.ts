// @vitest-environment jsdom

import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usePaced } from '@/features/portfolio/gallery/use-paced'

const numbers = (length: number) => Array.from({ length }, (_, index) => index)
const frame = () => act(() => vi.advanceTimersToNextFrame())

function pace(first: readonly number[]) {
  return renderHook(({ items }) => usePaced(items, 2), { initialProps: { items: first } })
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a paced list', () => {
  it('has at once what is there at first', () => {
    expect(pace(numbers(20)).result.current).toHaveLength(20)
  })

  it('makes a short step at once', () => {
    const { result, rerender } = pace(numbers(6))
    rerender({ items: numbers(8) })
    expect(result.current).toHaveLength(8)
  })

  it('goes a long way by one step a frame, and drops what is at the end first', () => {
    const { result, rerender } = pace(numbers(9))
    const others = [100, 101]
    rerender({ items: others })
    expect(result.current).toEqual(numbers(9))
    frame()
    expect(result.current).toEqual(numbers(7))
    frame()
    expect(result.current).toEqual(numbers(5))
    frame()
    expect(result.current).toBe(others)
  })

  it('grows by one step a frame', () => {
    const { result, rerender } = pace(numbers(2))
    const items = numbers(7)
    rerender({ items })
    frame()
    expect(result.current).toEqual(numbers(4))
    frame()
    expect(result.current).toBe(items)
  })
})
