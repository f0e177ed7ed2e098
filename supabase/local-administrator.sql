-- The local administrator: admin@example.test, password local-admin-password. For this machine alone, so it is no part
-- of the seed, which a linked project or a preview branch would get: the embedded backend applies it, and after
-- `supabase start` the command in docs/local-development.md. One statement, as that command wants it. Running it again
-- changes nothing.
do $$
declare
  local_admin constant uuid := '00000000-0000-4000-8000-00000000ad01';
begin
  insert into auth.users (
    id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
    created_at, updated_at,
    confirmation_token, recovery_token, email_change, email_change_token_new, email_change_token_current,
    phone_change, phone_change_token, reauthentication_token
  ) values (
    local_admin, 'authenticated', 'authenticated', 'admin@example.test',
    extensions.crypt('local-admin-password', extensions.gen_salt('bf')), now(),
    '{"provider": "email", "providers": ["email"], "role": "admin"}', '{}', now(), now(),
    -- The hosted auth service reads these as texts: null is an error to it.
    '', '', '', '', '', '', '', ''
  )
  on conflict (id) do nothing;

  insert into auth.identities (
    id, user_id, provider_id, provider, identity_data, last_sign_in_at, created_at, updated_at
  )
  select gen_random_uuid(), u.id, u.id::text, 'email',
    jsonb_build_object('sub', u.id, 'email', u.email, 'email_verified', true), now(), now(), now()
  from auth.users u
  where u.id = local_admin
    and not exists (select from auth.identities i where i.user_id = u.id and i.provider = 'email');

  -- Where projects share one auth service, users carry its instance; the embedded backend has no such column.
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    update auth.users set instance_id = '00000000-0000-0000-0000-000000000000'
    where id = local_admin and instance_id is null;
  end if;
end
$$;
