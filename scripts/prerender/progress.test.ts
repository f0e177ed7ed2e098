import { afterEach, expect, it, vi } from 'vitest'
import { createProgress } from './progress'

afterEach(() => void vi.useRealTimers())

function steps(count: number, everyMs: number): string[] {
  vi.useFakeTimers()
  const lines: string[] = []
  const step = createProgress('Pages', count, (line) => lines.push(line))
  for (let done = 0; done < count; done++) {
    vi.advanceTimersByTime(everyMs)
    step()
  }
  return lines
}

it('long work reports its progress every two seconds and at its end', () => {
  expect(steps(5, 1000)).toEqual(['Pages: 2 of 5', 'Pages: 4 of 5', 'Pages: 5 of 5 in 5 s'])
})

it('short work prints nothing', () => {
  expect(steps(5, 10)).toEqual([])
})
