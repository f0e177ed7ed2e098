import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLocalBackend } from '../../supabase/local/backend'
import { openDataFolder } from '../../supabase/local/host/data-folder'
import { createFolder } from '../../supabase/local/testing/temporary-folder'
import { seededSnapshot } from '../../tests/support/database-snapshot'
import { type Backup, openBackup } from './backup-folder'
import { restoreBackup } from './restore-backup'
import { backUp, content, withEmbedded } from './testing/embedded-database'

// Between databases, with erasures and by its commands: backup.nightly.ts.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const image = 'one/800x600.webp'
const studio = createFolder()
const backups = join(studio.path, 'backups')
let made: Backup

beforeAll(async () => {
  const folder = await openDataFolder(join(studio.path, 'db'))
  const backend = await createLocalBackend({ folder, snapshot: await seededSnapshot() })
  await backend.query(
    `insert into public.newsletter_subscribers (email, name) values ('kept@example.test', 'Said "yes", \\ & 陈')`,
  )
  await backend.query(
    "insert into public.orders (customer_name, customer_contact, amount_sen) values ('Kedai', '012-345 6789', 250000)",
  )
  await backend.close()
  await withEmbedded(studio.path, async ({ files }) => {
    await files?.write({ name: image, type: 'image/webp', cache: 'max-age=60' }, Buffer.from('RIFF....WEBP'))
  })
  made = await backUp(studio.path, backups)
})
afterAll(() => {
  vi.unstubAllEnvs()
  studio.remove()
})

test('a restore replaces data only with --overwrite, and every row and file is as it was', async () => {
  await withEmbedded(studio.path, async (database) => {
    await expect(restoreBackup(database, made, { overwrite: false })).rejects.toThrow('say --overwrite')
    await database.query("update public.orders set customer_name = 'Since'")
    await database.query('delete from public.newsletter_subscribers')
    await restoreBackup(database, made, { overwrite: true })
  })
  const again = await backUp(studio.path, join(studio.path, 'again'))
  expect(content(again)).toEqual(content(made))
  expect(again.manifest.files).toMatchObject([{ name: image, type: 'image/webp' }])
})

test('a backup with a changed row or a missing file is refused', async () => {
  const file = join(made.path, 'tables/public.orders.ndjson')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('250000', '1'))
  await expect(openBackup(made.path)).rejects.toThrow('is missing or was changed')
  await rm(file)
  await expect(openBackup(made.path)).rejects.toThrow('is missing or was changed')
  await writeFile(file, text)
  expect((await openBackup(made.path)).manifest).toEqual(made.manifest)
})
