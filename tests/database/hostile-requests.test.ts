import { expect, test } from 'vitest'
import { databaseForFile } from '../support/database'
import { readCatalog } from '../support/api-catalog'
import { hostileRequests } from '../support/hostile-requests'
import { surviveHostileRequests } from '../support/survive-requests'

const db = databaseForFile()

test(
  'no request, however odd, is an error of the server or spoils the next',
  { timeout: 600_000 },
  async () => {
    const { url } = await db.backend.listen()
    const token = (await db.admin.auth.getSession()).data.session?.access_token ?? ''
    const requests = hostileRequests(await readCatalog(db.backend), [token])
    expect(await surviveHostileRequests(url, requests, 150)).toBe(150)
  },
)
