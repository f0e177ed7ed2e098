import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nicheIconNames, plainIcon } from '../../src/features/services/niche-icon-names'
import { drawNicheIcons } from './niche-icons'

describe('the picture of the industries’ icons', () => {
  const kept = readFileSync('src/assets/niche-icons.svg', 'utf8')

  it('is the one that its program draws from the list', () => {
    expect(kept).toBe(drawNicheIcons())
  })

  it('has lines for each name, once, and for one that is not listed', () => {
    const drawn = [...kept.matchAll(/<g id="(\w+)">(?:<\w+ [^<]*\/>)+<\/g>/g)].map(([, name]) => name)
    expect(drawn).toEqual([...nicheIconNames, plainIcon])
    expect(new Set(drawn).size).toBe(drawn.length)
  })
})
