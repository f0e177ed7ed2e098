-- Who gets the newsletter. Added to by subscribe_with_welcome_email alone; a visitor reads nothing of it. Anybody can
-- type anybody's address: letters are for who has confirmed by the link that their mail carries.

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  email text not null unique check (
    email ~ '^[!-~]+$' and email !~ '[,;:<>()"\\[\]]' and email ~ '^[^@]+@[^@]+$'
    and email = lower(email) and char_length(email) <= 254
  ),
  name text check (char_length(btrim(name)) between 1 and 200 and name !~ '[<>[:cntrl:]]'),
  is_active boolean not null default true,
  unsubscribe_token uuid not null unique default gen_random_uuid(),
  subscribed_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  unsubscribed_by text check (unsubscribed_by in ('subscriber', 'desk')),
  reactivation_reason text check (reactivation_reason ~ '\S' and char_length(reactivation_reason) <= 500),
  source jsonb not null default '{}' check (source = private.clean_source(source))
);

comment on column public.newsletter_subscribers.confirmed_at is
  'When its owner said ''Yes, it was me'' by the link in a mail; null before, and after leaving.';
comment on column public.newsletter_subscribers.unsubscribed_by is
  'The subscriber, by the link in a mail, or an administrator (''desk''). Null while active, and for those who left before this was kept.';
comment on column public.newsletter_subscribers.reactivation_reason is
  'Why an administrator put the address back on the list; null when its owner did, or never left.';

create index newsletter_subscribers_newest on public.newsletter_subscribers (subscribed_at desc, id);

call private.set_up_table('public.newsletter_subscribers', admins_may => '{select,update,delete}');

-- Writes down who took an address off the list. An administrator who puts it back says why, also where the history
-- does it for them: HTTP 400 'reason_needed'. Its owner, by the link in a mail, need not.
create function private.record_unsubscribe() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  by_admin constant boolean := public.is_admin();
begin
  if new.is_active then
    if by_admin and coalesce(new.reactivation_reason, '') !~ '\S' then
      raise exception using
        errcode = 'PT400', message = 'reason_needed',
        hint = 'Say why this address may be written to again: it was taken off the list.';
    end if;
    new.unsubscribed_by := null;
    new.unsubscribed_at := null;
    if not by_admin then
      new.reactivation_reason := null;
    end if;
  else
    new.unsubscribed_by := case when by_admin then 'desk' else 'subscriber' end;
    new.unsubscribed_at := coalesce(new.unsubscribed_at, now());
    new.reactivation_reason := null;
    new.confirmed_at := null;
  end if;
  return new;
end
$$;

create trigger record_unsubscribe before update of is_active on public.newsletter_subscribers
  for each row when (old.is_active is distinct from new.is_active)
  execute function private.record_unsubscribe();

-- Stores an address and plans its welcome mail, at most one on a day in Malaysia. An address that has left stays off
-- the list: it gets one mail, by which its owner may come back, and no other for 30 days. A new, a known and a left
-- address take the same statements and get the same answer: {subscriber_id}. A name already known is kept: whoever
-- subscribes is not proven to own the address. `website` is a field that people do not see: a call that fills it is
-- answered alike, and nothing is stored. Refuses with HTTP 400 'invalid_email' or 'invalid_input', with HTTP 429
-- 'rate_limited' or 'inbox_full'.
create function public.subscribe_with_welcome_email(
  subscriber_email text, subscriber_name text default null, website text default null, source jsonb default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address constant text := private.clean_email(subscriber_email);
  given_name constant text := nullif(btrim(subscriber_name), '');
  today constant date := private.today_in_malaysia();
  subscriber uuid;
  mails_since date;
  left_at timestamptz;
begin
  if website <> '' then
    return jsonb_build_object('subscriber_id', gen_random_uuid());
  end if;
  if address is null then
    raise exception using
      errcode = 'PT400', message = 'invalid_email', hint = 'Please enter a valid email address';
  end if;
  if char_length(given_name) > 200 or given_name ~ '[<>[:cntrl:]]' then
    raise exception using
      errcode = 'PT400', message = 'invalid_input', hint = 'A name has at most 200 characters and no markup.';
  end if;
  perform private.count_submission('newsletter', octet_length(concat(address, given_name, private.clean_source(source))));

  insert into public.newsletter_subscribers as s (created_at, email, name, subscribed_at, source)
  values (
    private.clock(), address, given_name, private.clock(),
    private.clean_source(subscribe_with_welcome_email.source)
  )
  on conflict (email) do update set name = case when s.is_active then coalesce(s.name, excluded.name) else s.name end
  returning s.id, s.unsubscribed_at, case when s.is_active then today else today - 29 end
  into subscriber, left_at, mails_since;

  insert into public.deliveries (channel, kind, subscriber_id, recipient, due_at, send_day)
  select 'email', 'welcome', subscriber, address, private.clock(), today
  where not exists (
    select from public.deliveries d
    where d.subscriber_id = subscriber and d.kind = 'welcome' and d.send_day >= mails_since
      and (left_at is null or d.created_at > left_at)
  )
  on conflict do nothing;

  return jsonb_build_object('subscriber_id', subscriber);
end
$$;

-- 'Yes, it was me': who has the token has read a mail to the address, so it is confirmed and on the list, also after it
-- had left. Answers {ok: true} whatever the token, so that it tells nobody who is subscribed. Calling it again changes
-- nothing.
create function public.confirm_subscription(token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address text;
begin
  if token ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    update public.newsletter_subscribers s set
      subscribed_at = case when s.is_active then s.subscribed_at else private.clock() end,
      confirmed_at = private.clock(),
      is_active = true
    where s.unsubscribe_token = token::uuid and (s.confirmed_at is null or not s.is_active)
    returning s.email into address;
    perform private.confirm_address(address);
  end if;
  return jsonb_build_object('ok', true);
end
$$;

-- Answers {ok: true} whatever the token, so that it tells nobody who is subscribed. Calling it again changes nothing.
create function public.unsubscribe(token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if token ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    update public.newsletter_subscribers s set is_active = false, unsubscribed_at = now()
    where s.unsubscribe_token = token::uuid and s.is_active;
  end if;
  return jsonb_build_object('ok', true);
end
$$;

call private.allow_call(
  'public.subscribe_with_welcome_email(text, text, text, jsonb)', 'anon', 'authenticated', 'service_role'
);
call private.allow_call('public.confirm_subscription(text)', 'anon', 'authenticated', 'service_role');
call private.allow_call('public.unsubscribe(text)', 'anon', 'authenticated', 'service_role');

revoke execute on all routines in schema private from public;
