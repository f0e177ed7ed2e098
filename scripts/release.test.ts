import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../supabase/local/testing/temporary-folder'
import { migrationHashes, releaseFaults } from './release'

/** A copy of the migrations in a temporary folder, released unchanged. */
function releasedCopy() {
  const folder = temporaryFolder()
  cpSync('supabase/migrations', folder.path, { recursive: true })
  const released = migrationHashes(folder.path)
  const [first = ''] = released.map((line) => line.slice(line.indexOf('  ') + 2))
  return { ...folder, first, faults: () => releaseFaults(released, folder.path) }
}

test('the migrations of the last release are unchanged', () => {
  expect(releaseFaults()).toEqual([])
})

test('a released migration may not change by a single character', () => {
  const { path, first, write, faults } = releasedCopy()
  expect(faults()).toEqual([])
  write(first, `${readFileSync(join(path, first), 'utf8')} `)
  expect(faults()).toEqual([expect.stringContaining(`${first} is released and was changed`)])
})

test('a released migration may not be deleted', () => {
  const { path, first, faults } = releasedCopy()
  rmSync(join(path, first))
  expect(faults()).toEqual([expect.stringContaining(`${first} is released and was changed`)])
})

test('a new migration has a later name than the released ones', () => {
  const { write, faults } = releasedCopy()
  write('29990101000000_later.sql', 'select 1;')
  expect(faults()).toEqual([])
  write('20200101000000_earlier.sql', 'select 1;')
  expect(faults()).toEqual([expect.stringContaining('20200101000000_earlier.sql must have a later name')])
})
