import type { Client } from './api-client'

/** Takes somebody's account away, with the secret key, and what was written down about them, and to the suite. */
export async function forgetPerson(service: Client, id: string): Promise<void> {
  await service.auth.admin.deleteUser(id)
  await service.from('audit_log').delete().or(`row_id.eq.${id},actor.eq.${id}`)
  await service.from('outbox').delete().like('recipient', 'conformance-%')
}
