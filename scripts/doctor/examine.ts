import { createLocalBackend } from '../../supabase/local/backend'
import { bucket } from '../backup/file-api'
import { backupFindings } from './backups'
import { databaseFindings } from './database'
import type { Group } from './finding'
import { functionFindings } from './functions'
import { type Bucket, pictureFindings } from './pictures'
import { type Project, readOnly } from './project'
import { scheduleFindings } from './schedule'
import { readSchema, type Schema } from './schema'
import { signInFindings } from './sign-in'
import { siteFindings } from './site'

/** What the migrations of this checkout make, in a database in memory. */
export interface Expected {
  schema: Schema
  bucket: Bucket
}

export async function readExpected(): Promise<Expected> {
  const backend = await createLocalBackend({ seed: false })
  try {
    return await readOnly(backend, async () => {
      const schema = await readSchema(backend)
      const [made] = await backend.query<Bucket>(
        `select public, file_size_limit::integer as file_size_limit, allowed_mime_types
        from storage.buckets where id = '${bucket}'`,
      )
      if (!made) throw new Error('The migrations made no bucket.')
      return { schema, bucket: made }
    })
  } finally {
    await backend.close()
  }
}

/** Looks at everything that can be reached, and changes nothing. */
export async function examine(project: Project, readMade: () => Promise<Expected>): Promise<Group[]> {
  let made: Promise<Expected> | undefined
  const expected = () => (made ??= readMade())
  // One after another: the database is one session.
  const groups = [
    { title: 'Database', findings: await databaseFindings(project, async () => (await expected()).schema) },
    { title: 'Sign-in', findings: await signInFindings(project) },
    { title: 'Functions', findings: await functionFindings(project) },
    { title: 'Schedule', findings: await scheduleFindings(project) },
    { title: 'Pictures', findings: await pictureFindings(project, async () => (await expected()).bucket) },
    { title: 'Site', findings: await siteFindings(project) },
    { title: 'Backups', findings: await backupFindings(project) },
  ]
  return groups.filter(({ findings }) => findings.length > 0)
}
