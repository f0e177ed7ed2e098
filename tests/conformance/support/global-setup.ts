import type { TestProject } from 'vitest/node'
import { findPostgres } from '../../../scripts/find-binaries.mjs'
import { LOCAL_KEYS } from '../../../supabase/local/backend'
import { startSiteStack } from '../../../supabase/local/site-stack'
import { createApiClient } from '../../support/api-client'
import { accessTable } from '../../support/database-access'
import { seededSnapshot } from '../../support/database-snapshot'
import { startPostgresCluster } from '../../support/postgres-cluster'
import { type ConformanceProject, projectFrom } from './settings'

declare module 'vitest' {
  export interface ProvidedContext {
    conformanceProject: ConformanceProject
  }
}

/** The contents of a project: the number of rows of each table, users and images. */
async function holds({ url, secretKey }: ConformanceProject): Promise<Record<string, number>> {
  const service = createApiClient(url, secretKey)
  const counts: Record<string, number> = {}
  for (const table of Object.keys(accessTable) as (keyof typeof accessTable)[])
    counts[table] = (await service.from(table).select('id', { count: 'exact', head: true })).count ?? -1
  counts.users = (await service.auth.admin.listUsers()).data.users.length
  counts.images_stored = (await service.storage.from('images').list()).data?.length ?? -1
  return counts
}

/** A PostgreSQL server for the local backend if TEST_DATABASE=postgres. */
async function startPostgres() {
  if (process.env.TEST_DATABASE !== 'postgres') return undefined
  const binaries = findPostgres()
  if (!binaries) throw new Error('TEST_DATABASE=postgres, but no PostgreSQL server binaries were found.')
  return startPostgresCluster(binaries)
}

/** The project in the environment variables, otherwise a local one, which the suite must leave as it was. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const named = projectFrom(process.env)
  if (named) {
    project.provide('conformanceProject', named)
    return undefined
  }
  const postgres = await startPostgres()
  const stack = await startSiteStack({
    postgresUrl: postgres?.url('postgres'),
    snapshot: postgres ? undefined : await seededSnapshot(),
    settings: { port: 0, mailPort: 0, folder: undefined, sendDueSeconds: 0 },
    siteUrl: 'http://studio.test',
    watch: false,
  })
  await stack.ready
  const local: ConformanceProject = {
    url: stack.url,
    publicKey: LOCAL_KEYS.publishable,
    secretKey: LOCAL_KEYS.secret,
    mailboxUrl: stack.mailUrl,
    cronSecret: stack.cronSecret,
    mailDomain: 'example.test',
  }
  project.provide('conformanceProject', local)
  const before = await holds(local)
  return async () => {
    const after = await holds(local)
    await stack.close()
    await postgres?.stop()
    const left = Object.keys(after).filter((name) => after[name] !== before[name])
    if (left.length === 0) return
    // The runner only prints an error in teardown and would exit with 0.
    process.exitCode = 1
    throw new Error(`The conformance suite left something behind: ${left.join(', ')}`)
  }
}
