import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PostgresCluster, startPostgresCluster } from '../../tests/support/postgres-cluster'
import { createFolder } from '../../supabase/local/testing/temporary-folder'
import { findPostgres } from '../find-binaries.mjs'
import { openDatabase, verifiedAddress } from './database'

const binaries = findPostgres()
const folder = createFolder()
const ca = join(folder.path, 'ca.crt')
let cluster: PostgresCluster

/** A self-signed certificate for 127.0.0.1, which is its own CA, and its key. */
function makeCertificate() {
  const key = join(folder.path, 'ca.key')
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', ca]
  execFileSync('openssl', [...args, ...subject], { stdio: 'ignore' })
  return { certificate: readFileSync(ca, 'utf8'), key: readFileSync(key, 'utf8') }
}

/** Whether a session opened with these parameters is encrypted. */
async function isEncrypted(parameters: string, host = '127.0.0.1'): Promise<boolean | undefined> {
  const address = cluster.url('postgres').replace('127.0.0.1', host)
  const database = await openDatabase(address + parameters)
  try {
    const [row] = await database.query<{ ssl: boolean }>(
      'select ssl from pg_stat_ssl where pid = pg_backend_pid()',
    )
    return row?.ssl
  } finally {
    await database.close()
  }
}

beforeAll(async () => {
  if (!binaries) return
  cluster = await startPostgresCluster(binaries)
  const { certificate, key } = makeCertificate()
  const database = await openDatabase(cluster.url('postgres'))
  // The server reads both from its own folder, as its own user, so the server itself writes them.
  for (const [name, text] of Object.entries({ certificate, key })) {
    await database.query('create temporary table text (line text)')
    await database.query('insert into text select unnest(string_to_array($1, chr(10)))', [text.trim()])
    await database.query(`copy text to program 'umask 077; cat > server.${name}'`)
    await database.query('drop table text')
  }
  await database.query("alter system set ssl_cert_file = 'server.certificate'")
  await database.query("alter system set ssl_key_file = 'server.key'")
  await database.query('alter system set ssl = on')
  await database.query('select pg_reload_conf()')
  await database.close()
})
afterAll(async () => {
  await cluster?.stop()
  folder.remove()
})

describe.skipIf(!binaries)('the connection to a database', () => {
  test.each(['?sslmode=verify-full', '?sslmode=require', '?sslmode=prefer'])(
    'is refused with %s if the certificate cannot be verified',
    async (parameters) => {
      await expect(isEncrypted(parameters)).rejects.toThrow(/certificate .* cannot be verified .*sslrootcert/)
    },
  )

  test('is encrypted if the address names the CA', async () => {
    const withCa = `?sslmode=verify-full&sslrootcert=${encodeURIComponent(ca)}`
    expect(await isEncrypted(withCa)).toBe(true)
    // The same server under a name that its certificate does not contain.
    await expect(isEncrypted(withCa, 'localhost')).rejects.toThrow('cannot be verified')
  })

  test('is unencrypted on this machine if the address does not ask for TLS', async () => {
    expect(await isEncrypted('')).toBe(false)
  })
})

test('verifies a remote database with any address, unless it says disable', () => {
  const verified = { rejectUnauthorized: true, host: 'db.example.test', ca: undefined }
  for (const mode of ['', '?sslmode=require', '?sslmode=allow', '?sslmode=verify-full'])
    expect(verifiedAddress(`postgresql://postgres@db.example.test/postgres${mode}`)).toEqual({
      url: 'postgresql://postgres@db.example.test/postgres',
      ssl: verified,
    })
  expect(verifiedAddress('postgresql://postgres@10.0.0.5/postgres?sslmode=disable').ssl).toBe(false)
})
