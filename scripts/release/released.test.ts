import { existsSync, readFileSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { temporaryFolder } from '../../supabase/local/testing/temporary-folder'
import { type Asked, askedOf, type Callable } from './asked'
import { changedSince, readReleases, releasedMigrations, releaseFiles, releaseFolder } from './released'

const releases = await readReleases()

it('the first release is kept', () => expect(releases).toContain('1.0.0'))

describe.each(releases)('the migrations of %s', (version) => {
  /** The migrations in a folder of their own, to be harmed. */
  async function copied() {
    const folder = temporaryFolder()
    await cp('supabase/migrations', folder.path, { recursive: true })
    const [first = ''] = await releasedMigrations(version)
    return { ...folder, first, complaints: () => changedSince(version, folder.path) }
  }

  test('are as they were released', async () => {
    expect(await changedSince(version)).toEqual([])
  })

  test('are found to be changed by a single character', async () => {
    const { path, first, write, complaints } = await copied()
    write(first, `${readFileSync(join(path, first), 'utf8')} `)
    expect(await complaints()).toEqual([expect.stringContaining(`${first} is a migration of ${version}`)])
  })

  test('are found to be missing', async () => {
    const { path, first, complaints } = await copied()
    rmSync(join(path, first))
    expect(await complaints()).toEqual([expect.stringContaining(`${first} is a migration of ${version}`)])
  })

  test('are followed by new ones, never preceded', async () => {
    const { write, complaints } = await copied()
    write('29990101000000_later.sql', 'select 1;')
    expect(await complaints()).toEqual([])
    write('20200101000000_earlier.sql', 'select 1;')
    expect(await complaints()).toEqual([
      expect.stringContaining('20200101000000_earlier.sql must be named later'),
    ])
  })
})

test.each(releases)(
  'the functions of %s are there: schedules, calendars and mails call them by name',
  (version) => {
    const { functions } = JSON.parse(
      readFileSync(join(releaseFolder, version, releaseFiles.asked), 'utf8'),
    ) as Asked
    expect(functions).toContain('send-due')
    expect(functions.filter((name) => !existsSync(`supabase/functions/${name}/index.ts`))).toEqual([])
  },
)

test('what a release asks is what its code names', () => {
  const procedure = (name: string) => ({ name, args: ['token'], required: ['token'], roles: ['anon'] })
  const offered: Callable = {
    tables: { orders: ['id', 'amount_sen', 'inner_note'], unread: ['id'] },
    procedures: [procedure('cancel_booking'), procedure('unasked')],
  }
  const code = `supabase.from('orders').select('id, amount:amount_sen'); supabase.rpc('cancel_booking', { token })`
  expect(askedOf(code, offered, ['publish'])).toEqual({
    tables: { orders: ['id', 'amount_sen'] },
    procedures: [procedure('cancel_booking')],
    functions: ['publish'],
  })
})
