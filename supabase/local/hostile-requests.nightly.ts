import { describe, expect, it, vi } from 'vitest'
import { findPostgres } from '../../scripts/find-binaries.mjs'
import { seededSnapshot } from '../../tests/support/database-snapshot'
import { readCatalog } from '../../tests/support/api-catalog'
import { hostileRequests } from '../../tests/support/hostile-requests'
import { startPostgresCluster } from '../../tests/support/postgres-cluster'
import { surviveHostileRequests } from '../../tests/support/survive-requests'
import { createLocalBackend } from './backend'
import { runProgram } from './testing/child-program'
import { freePort } from './testing/free-port'

const REQUESTS = 4000
vi.setConfig({ testTimeout: 3_600_000 })

describe('no request, however odd, is an error of the server or spoils the next:', () => {
  it('`npm start`, whose terminal shows no stack of calls', async () => {
    const port = await freePort()
    const env = { LOCAL_DATA: 'memory', PORT: String(port), MAIL_PORT: String(await freePort()) }
    const program = runProgram('supabase/local/start.ts', env)
    const model = await createLocalBackend({ snapshot: await seededSnapshot() })
    const requests = hostileRequests(await readCatalog(model))
    await model.close()
    await program.printed('Ctrl-C stops everything')
    expect(await surviveHostileRequests(`http://localhost:${port}`, requests, REQUESTS)).toBe(REQUESTS)
    expect(program.output()).not.toMatch(/^\s+at /m)
  })

  it.runIf(findPostgres())('the local API on PostgreSQL', async () => {
    const cluster = await startPostgresCluster(findPostgres() ?? '')
    const backend = await createLocalBackend({ postgresUrl: cluster.url('postgres') })
    const { url } = await backend.listen()
    const requests = hostileRequests(await readCatalog(backend))
    expect(await surviveHostileRequests(url, requests, REQUESTS)).toBe(REQUESTS)
    await backend.close()
    await cluster.stop()
  })
})
