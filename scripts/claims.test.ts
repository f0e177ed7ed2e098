import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { claimDefaults } from '../src/content/site'

const read = (file: string) => readFileSync(file, 'utf8')
const document = read('docs/claims.md')
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )

describe('docs/claims.md', () => {
  it('lists every claim of the setting with its default, and no others', () => {
    const listed = rows.flatMap(([name = '', value]) => {
      const [, claim] = /^`\{(\w+)\}`$/.exec(name) ?? []
      return claim ? [[claim, value]] : []
    })
    expect(Object.fromEntries(listed)).toEqual(claimDefaults)
  })

  const promises = rows.flatMap(([words = '', file = '']) =>
    /^'.*'$/.test(words) && /^`.*`$/.test(file) ? [[words.slice(1, -1), file.slice(1, -1)] as const] : [],
  )

  it.each(promises)('%s is written in %s', (words, file) => {
    expect(read(file)).toContain(words)
  })

  it('lists the promises', () => {
    expect(promises.length).toBeGreaterThan(10)
  })
})

describe('texts refer to claims by name, so that the setting changes them everywhere', () => {
  const files = [
    ...readdirSync('src/content').map((file) => `src/content/${file}`),
    ...readdirSync('src/pages').map((file) => `src/pages/${file}`),
    ...readdirSync('supabase/seed')
      .filter((file) => /^(?:1|2)\d+_/.test(file))
      .map((file) => `supabase/seed/${file}`),
  ].filter((file) => !file.includes('.test.') && file !== 'src/content/site.ts')

  it.each(files)('%s', (file) => {
    const fixedClaims =
      /98%|5-star|2-week|2 weeks on average|two weeks on average|average (?:delivery )?is (?:2|two)|99\.9|1\.5 s|95%|500\+ prof/i
    expect(read(file).match(fixedClaims)?.[0]).toBeUndefined()
  })
})
