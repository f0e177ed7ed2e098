import { describe, expect, it } from 'vitest'
import { weavePattern, type PatternPart } from '@/components/sections/blueprint'

/** The cells of a part as rows of '#' (filled) and '.'. */
function cells({ width, height, path }: PatternPart): string[] {
  const rows = Array.from({ length: height }, () => Array<string>(width).fill('.'))
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)) {
    for (let step = 0; step < Number(run); step += 1) rows[Number(y)]?.splice(Number(x) + step, 1, '#')
  }
  return rows.map((row) => row.join(''))
}

describe('the weaving pattern', () => {
  it('threads each thread through one shaft, in order up and back down', () => {
    const rows = cells(weavePattern.threading)
    expect(rows).toHaveLength(8)
    for (let x = 0; x < 14; x += 1) expect(rows.filter((row) => row[x] === '#')).toHaveLength(1)
    expect(rows[7]?.[0]).toBe('#')
    expect(rows[0]?.[7]).toBe('#')
  })

  it('derives the cloth from threading, tie-up and treadling', () => {
    const [threading, tieUp, treadling, cloth] = (['threading', 'tieUp', 'treadling', 'cloth'] as const).map(
      (part) => cells(weavePattern[part]),
    )
    for (let y = 0; y < 14; y += 1) {
      for (let x = 0; x < 14; x += 1) {
        const row = threading?.findIndex((line) => line[x] === '#') ?? -1
        const treadle = treadling?.[y]?.indexOf('#') ?? -1
        expect(cloth?.[y]?.[x], `${x}, ${y}`).toBe(tieUp?.[row]?.[treadle])
      }
    }
  })
})
