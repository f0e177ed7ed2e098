import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nicheIconNames, plainIcon } from '../../src/features/services/niche-icon-names'
import { drawNicheIcons } from './niche-icons'

describe('the image of the industries’ icons', () => {
  const stored = readFileSync('src/assets/niche-icons.svg', 'utf8')

  it('matches what its program draws from the list', () => {
    expect(stored).toBe(drawNicheIcons())
  })

  it('contains each name once, and one icon for unlisted names', () => {
    const drawn = [...stored.matchAll(/<g id="(\w+)">(?:<\w+ [^<]*\/>)+<\/g>/g)].map(([, name]) => name)
    expect(drawn).toEqual([...nicheIconNames, plainIcon])
    expect(new Set(drawn).size).toBe(drawn.length)
  })
})
