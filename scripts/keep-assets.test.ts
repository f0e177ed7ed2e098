import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../supabase/local/testing/temporary-folder'
import { keepAssets } from './keep-assets'

/** Builds one after the other, each with the files of its own. */
function builds() {
  const folder = temporaryFolder({ 'none/index.html': '' })
  let before = 'none'
  return async (day: string, ...own: string[]) => {
    for (const name of own) folder.write(`${day}/assets/${name}`, name)
    const kept = await keepAssets(
      join(folder.path, before),
      join(folder.path, day),
      new Date(`${day}T12:00:00Z`),
    )
    before = day
    const files = readdirSync(join(folder.path, day, 'assets')).filter((name) => name !== 'replaced.json')
    expect(kept).toBe(files.length - own.length)
    return files.toSorted()
  }
}

test('the files of the builds before are kept for a week after they were replaced, however old they are', async () => {
  const build = builds()
  expect(await build('2026-01-01', 'a-1.js', 'a-1.js.br', 'b-1.js')).toEqual([
    'a-1.js',
    'a-1.js.br',
    'b-1.js',
  ])
  // Half a year later: what was live until now is kept from today on.
  expect(await build('2026-06-01', 'a-2.js', 'b-1.js')).toEqual(['a-1.js', 'a-1.js.br', 'a-2.js', 'b-1.js'])
  expect(await build('2026-06-07', 'a-3.js', 'b-1.js')).toEqual([
    'a-1.js',
    'a-1.js.br',
    'a-2.js',
    'a-3.js',
    'b-1.js',
  ])
  expect(await build('2026-06-08', 'a-3.js', 'b-1.js')).toEqual(['a-2.js', 'a-3.js', 'b-1.js'])
  expect(await build('2026-06-14', 'a-3.js', 'b-1.js')).toEqual(['a-3.js', 'b-1.js'])
})

test('a file that comes back has its week anew when it goes again', async () => {
  const build = builds()
  await build('2026-06-01', 'a-1.js')
  await build('2026-06-02', 'a-2.js')
  await build('2026-06-05', 'a-1.js')
  expect(await build('2026-06-10', 'a-3.js')).toEqual(['a-1.js', 'a-2.js', 'a-3.js'])
  expect(await build('2026-06-14', 'a-3.js')).toEqual(['a-1.js', 'a-3.js'])
})
