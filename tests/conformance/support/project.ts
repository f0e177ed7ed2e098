import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, inject, vi } from 'vitest'
import { type Client, createApiClient } from '../../support/api-client'
import type { TableName } from '../../support/database-rows'
import { forgetPerson } from '../../support/forget-person'
import { mailedHtml } from '../../support/mailed-html'

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

/** Somebody who is to go at the end, whoever made them. */
export const willLeave = (id: string) => void people.add(id)

/** A row that is to go at the end, with what was written down about it. */
export const willGo = (table: TableName, id: string) => void rows.push({ table, id })

/** Somebody with an account, an administrator where the role is `admin`. */
export async function newPerson(role?: string): Promise<Person> {
  const account = { email: newEmail(), password: 'a-long-enough-password' }
  const { data, error } = await service.auth.admin.createUser({
    ...account,
    email_confirm: true,
    app_metadata: role ? { role } : {},
  })
  if (error) throw error
  willLeave(data.user.id)
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

/** A client that goes on using the token that another has just now, whatever becomes of the session. */
export const withTokenOf = async (client: Client) =>
  clientOf({ authorization: `Bearer ${await tokenOf(client)}` })

/** Posts JSON with the public key, as somebody who is signed in. */
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

/** The client's types know which columns a table has; here any table is any table. */
export const from = (table: TableName) => (service as unknown as SupabaseClient).from(table)

/** Adds a row with the secret key, and takes it away at the end. */
export async function addRow(table: TableName, row: Record<string, unknown> & { id: string }): Promise<void> {
  willGo(table, row.id)
  const { error } = await from(table).insert(row as never)
  if (error) throw new Error(`${table}: ${error.message}`)
}

/** Takes away whom and what the suite made, and what was written down about them. */
export async function leaveNothing(): Promise<void> {
  for (const { table, id } of rows.toReversed()) await from(table).delete().eq('id', id)
  // Also whom a test that failed half-way did not come to name.
  const { users } = (await service.auth.admin.listUsers({ page: 1, perPage: 200 })).data
  for (const { id, email = '' } of users) if (addresses.has(email)) willLeave(id)
  for (const id of people) await forgetPerson(service, id)
  // They stand in the address, which must not become too long.
  for (let first = 0; first < rows.length; first += 100) {
    const ids = rows.slice(first, first + 100).map(({ id }) => id)
    await service.from('outbox').delete().in('booking_id', ids)
    await service.from('audit_log').delete().in('row_id', ids)
  }
}

/** The link of the newest mail to an address, once so many have come: its token, and what it is for. */
export async function mailedLink(address: string, mails = 1) {
  const [html = ''] = await vi.waitFor(
    async () => {
      const found = await mailedHtml(project.mailboxUrl ?? '', address)
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

/** Follows a link, as its page does on a press. */
export async function follow(link: Awaited<ReturnType<typeof mailedLink>>) {
  const client = clientOf()
  return { client, ...(await client.auth.verifyOtp(link)) }
}
