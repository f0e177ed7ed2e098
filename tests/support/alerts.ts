import type { LocalBackend } from '../../supabase/local/backend'

/** Makes this address the only recipient of alerts. */
export async function alertOnly(backend: LocalBackend, email: string): Promise<void> {
  await backend.exec('delete from public.alert_recipients')
  await backend.query('insert into public.alert_recipients (email) values ($1)', [email])
}

/** Switches all alerts off, for tests that count other messages. */
export async function disableAlerts(backend: LocalBackend): Promise<void> {
  await alertOnly(backend, 'nobody@example.test')
  await backend.exec(
    `update public.alert_recipients
    set bookings = false, requests = false, applications = false, changes = false, problems = false`,
  )
}
