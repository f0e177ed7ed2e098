import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { claimDefaults } from '../src/content/site'

const read = (file: string) => readFileSync(file, 'utf8')
const paper = read('docs/claims.md')
const rows = paper
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )

describe('the paper of claims', () => {
  it('has every claim of the setting with the value that it begins with, and no others', () => {
    const listed = rows.flatMap(([name = '', value]) => {
      const [, claim] = /^`\{(\w+)\}`$/.exec(name) ?? []
      return claim ? [[claim, value]] : []
    })
    expect(Object.fromEntries(listed)).toEqual(claimDefaults)
  })

  const promises = rows.flatMap(([promise, words = '', file = '']) =>
    /^`.*`$/.test(file) && /^'.*'$/.test(words)
      ? [[promise, words.slice(1, -1), file.slice(1, -1)] as const]
      : [],
  )

  it.each(promises)('the promise of %s stands where it says', (_promise, words, file) => {
    expect(read(file)).toContain(words)
  })

  it('has the promises', () => {
    expect(promises.length).toBeGreaterThan(10)
  })
})

describe('a claim is said by its name in braces, so that the setting holds everywhere', () => {
  const files = [
    ...readdirSync('src/content').map((file) => `src/content/${file}`),
    ...readdirSync('src/pages').map((file) => `src/pages/${file}`),
    ...readdirSync('supabase/seed')
      .filter((file) => /^(?:1|2)\d+_/.test(file))
      .map((file) => `supabase/seed/${file}`),
  ].filter((file) => !file.includes('.test.') && file !== 'src/content/site.ts')

  it.each(files)('%s', (file) => {
    const said =
      /98%|5-star|2-week|2 weeks on average|two weeks on average|average (?:delivery )?is (?:2|two)|99\.9|1\.5 s|95%|500\+ prof/i
    expect(read(file).match(said)?.[0]).toBeUndefined()
  })
})
