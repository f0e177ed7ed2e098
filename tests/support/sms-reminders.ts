import type { LocalBackend } from '../../supabase/local/backend'

/** Sets the owner's switch for SMS reminders. */
export const switchSms = (backend: LocalBackend, on: boolean) =>
  backend.query(
    `insert into public.site_settings (key, value) values ('reminders', jsonb_build_object('sms', $1::text::boolean))
    on conflict (key) do update set value = excluded.value`,
    [String(on)],
  )
