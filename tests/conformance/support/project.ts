import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, inject, vi } from 'vitest'
import { type Client, createApiClient } from '../../support/api-client'
import type { TableName } from '../../support/database-rows'
import { forgetPerson } from '../../support/forget-person'
import { emailedHtml } from '../../support/emailed-html'

export const project = inject('conformanceProject')
export const hasMailbox = project.mailboxUrl !== undefined

/** A visitor, unless `headers` carry a token. */
export const clientOf = (headers: Record<string, string> = {}, key = project.publicKey): Client =>
  createApiClient(project.url, key, { headers })

/** The secret key, as the edge functions use it. */
export const service = clientOf({}, project.secretKey)

export interface Person {
  id: string
  email: string
  password: string
}

const people = new Set<string>()
const addresses = new Set<string>()
const rows: Array<{ table: TableName; id: string }> = []

export function newEmail(): string {
  const email = `conformance-${randomUUID()}@${project.mailDomain}`
  addresses.add(email)
  return email
}

/** Deletes a person at the end, even one that the tested code created. */
export const deletePersonAtEnd = (id: string) => void people.add(id)

/** Deletes a row at the end, with its log entries. */
export const deleteRowAtEnd = (table: TableName, id: string) => void rows.push({ table, id })

/** Creates a person with an account, an administrator if the role is `admin`. */
export async function newPerson(role?: string): Promise<Person> {
  const account = { email: newEmail(), password: 'a-long-enough-password' }
  const { data, error } = await service.auth.admin.createUser({
    ...account,
    email_confirm: true,
    app_metadata: role ? { role } : {},
  })
  if (error) throw error
  deletePersonAtEnd(data.user.id)
  return { id: data.user.id, ...account }
}

export async function signIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<Client> {
  const client = clientOf()
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return client
}

export const newAdministrator = async () => signIn(await newPerson('admin'))

export const tokenOf = async (client: Client) =>
  (await client.auth.getSession()).data.session?.access_token ?? ''

/** A client that keeps using another client's current token, whatever happens to the session. */
export const withTokenOf = async (client: Client) =>
  clientOf({ authorization: `Bearer ${await tokenOf(client)}` })

/** Posts JSON with the public key, as the signed-in user of `client` if given. */
export async function post(path: string, body: object, client?: Client): Promise<Response> {
  const token = client && (await tokenOf(client))
  return fetch(`${project.url}${path}`, {
    method: 'POST',
    headers: {
      apikey: project.publicKey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
}

/** Untyped, because here any table may have any row. */
export const from = (table: TableName) => (service as unknown as SupabaseClient).from(table)

/** Adds a row with the secret key, and deletes it at the end. */
export async function addRow(table: TableName, row: Record<string, unknown> & { id: string }): Promise<void> {
  deleteRowAtEnd(table, row.id)
  const { error } = await from(table).insert(row as never)
  if (error) throw new Error(`${table}: ${error.message}`)
}

/** Deletes the people and rows that the suite made, with their log entries. */
export async function cleanUp(): Promise<void> {
  for (const { table, id } of rows.toReversed()) await from(table).delete().eq('id', id)
  // Includes people of a test that failed before it registered them.
  const { users } = (await service.auth.admin.listUsers({ page: 1, perPage: 200 })).data
  for (const { id, email = '' } of users) if (addresses.has(email)) deletePersonAtEnd(id)
  for (const id of people) await forgetPerson(service, id)
  // In parts, because the ids are in the URL, which must not become too long.
  for (let first = 0; first < rows.length; first += 100) {
    const ids = rows.slice(first, first + 100).map(({ id }) => id)
    await service.from('outbox').delete().in('booking_id', ids)
    await service.from('audit_log').delete().in('row_id', ids)
  }
}

/** The link in the newest email to an address, once `mails` have arrived: its token and type. */
export async function emailedLink(address: string, mails = 1) {
  const [html = ''] = await vi.waitFor(
    async () => {
      const found = await emailedHtml(project.mailboxUrl ?? '', address)
      expect(found).toHaveLength(mails)
      return found
    },
    { timeout: 15_000, interval: 100 },
  )
  const [, hash] = /\/admin\/reset#([^"]+)"/.exec(html) ?? []
  const link = new URLSearchParams(hash?.replaceAll('&amp;', '&'))
  const type = link.get('type') ?? 'recovery'
  return { token_hash: link.get('token') ?? '', type: type as 'invite' | 'recovery' }
}

/** Follows a link, as its page does when its button is pressed. */
export async function follow(link: Awaited<ReturnType<typeof emailedLink>>) {
  const client = clientOf()
  return { client, ...(await client.auth.verifyOtp(link)) }
}
