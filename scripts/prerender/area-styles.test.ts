import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { areaOf, usedStyles, wordsOf } from './area-styles'

describe('the inline style of an area', () => {
  const sheet = [
    '@layer base,utilities;',
    '@layer base{h1{color:red}details[open] summary{color:red}}',
    '@layer utilities{.md\\:flex{display:flex}.gone{display:none}.stat dd{margin:0}}',
    '@media print{.also-gone{display:none}}',
  ].join('')

  it('has the rules that select something there, in their order, and no others', async () => {
    const used = await usedStyles(
      sheet,
      new Set(wordsOf('<h1 class="md:flex stat">RM</h1><dd><details><summary>')),
    )
    expect(used.replaceAll(/\s/g, '')).toBe(
      '@layerbase,utilities;@layerbase{h1{color:red}details[open]summary{color:red}}@layerutilities{.md\\:flex{display:flex}.statdd{margin:0}}',
    )
  })

  it('has the rules of what a program may draw there, with any end where the program leaves it open', async () => {
    const used = await usedStyles(
      '.btn-ink{color:red}.btn-paper{color:red}.banner{color:red}.gone{color:red}',
      new Set(['`btn-${variant}', 'banner', 'btn-${variant}']),
    )
    expect(used).toBe('.btn-ink{color:red}.btn-paper{color:red}.banner{color:red}')
  })

  it('has the values and types that these rules ask for, and those that a page sets itself', async () => {
    const used = await usedStyles(
      '@property --turn{syntax:"*"}@property --blur{syntax:"*"}:root{--ink:black;--text:var(--ink);--gold:gold;--rows:2}.banner{color:var(--text);rotate:var(--turn)}',
      new Set(wordsOf('<p class="banner" style="grid-row:var(--rows)">')),
    )
    expect(used).toBe(
      '@property --turn{syntax:"*"}:root{--ink:black;--text:var(--ink);--rows:2}.banner{color:var(--text);rotate:var(--turn)}',
    )
  })

  it('has what a date field needs only where there is one', async () => {
    const field = '::-webkit-datetime-edit{padding:0}::-webkit-calendar-picker-indicator{line-height:1}'
    expect(await usedStyles(field, new Set(wordsOf('<input type="date">')))).toBe(field)
    expect(await usedStyles(field, new Set(wordsOf('<input type="text">')))).toBe('')
  })

  it('hides what is hidden', async () => {
    const hidden = '[hidden]:where(:not([hidden=until-found])){display:none!important}'
    expect(await usedStyles(hidden, new Set())).toBe('[hidden]{display:none!important}')
  })

  it('is one of at most twelve, and every page that is prerendered has one', () => {
    const bare = ['admin', 'preview']
    const pages = readdirSync('src/pages').filter((file) => file.endsWith('-page.tsx'))
    const found = pages.filter((file) => !bare.some((name) => file.startsWith(`${name}-`)))
    // The empty shell has one too.
    expect(new Set(found.map((file) => areaOf(`src/pages/${file}`))).size).toBeLessThanOrEqual(11)
    expect(() => areaOf('src/pages/circus-page.tsx')).toThrow('circus-page.tsx is in no area')
  })
})
