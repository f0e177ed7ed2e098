-- Who gets the newsletter, and its letters. A visitor reads nothing of it, and is added by subscribe_with_welcome_email
-- alone. Anybody can type anybody's address: letters are for who has confirmed by the link that their mail carries, and
-- for those of whom the studio states how and when they agreed (add_subscribers).

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
  consent text check (consent ~ '\S' and char_length(consent) <= 500 and consent !~ '[[:cntrl:]]'),
  unsubscribed_at timestamptz,
  unsubscribed_by text check (unsubscribed_by in ('subscriber', 'desk')),
  reactivation_reason text check (reactivation_reason ~ '\S' and char_length(reactivation_reason) <= 500),
  source jsonb not null default '{}' check (source = private.clean_source(source))
);

comment on column public.newsletter_subscribers.confirmed_at is
  'Since when letters go to it: its owner said ''Yes, it was me'' by the link in a mail, or the studio stated their consent. Null before, and after leaving.';
comment on column public.newsletter_subscribers.consent is
  'How and when its owner agreed, in the studio''s words, where the studio added it; null otherwise, and after leaving. It proves nothing about who reads the address: mails about calls do not go by it.';
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
    if by_admin then
      -- The reason is a stated consent: letters go there again.
      new.confirmed_at := coalesce(new.confirmed_at, now());
    else
      new.reactivation_reason := null;
    end if;
  else
    new.unsubscribed_by := case when by_admin then 'desk' else 'subscriber' end;
    new.unsubscribed_at := coalesce(new.unsubscribed_at, now());
    new.reactivation_reason := null;
    new.confirmed_at := null;
    new.consent := null;
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
begin
  if token ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    update public.newsletter_subscribers s set
      subscribed_at = case when s.is_active then s.subscribed_at else private.clock() end,
      confirmed_at = private.clock(),
      is_active = true
    where s.unsubscribe_token = token::uuid and (s.confirmed_at is null or not s.is_active);
    -- Also of one that the studio had added: only now it is known who reads it.
    perform private.confirm_address(s.email)
    from public.newsletter_subscribers s where s.unsubscribe_token = token::uuid;
  end if;
  return jsonb_build_object('ok', true);
end
$$;

-- Plans the mail with the link to leave for who has lost it: at most one on a day in Malaysia, and only to an address that
-- is on the list. Answers {ok: true} whatever the address, so that it tells nobody who is subscribed. `website` is a
-- field that people do not see: a call that fills it plans nothing. Refuses with HTTP 400 'invalid_email', with HTTP 429
-- 'rate_limited' or 'inbox_full'.
create function public.request_unsubscribe_link(subscriber_email text, website text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address constant text := private.clean_email(subscriber_email);
begin
  if website <> '' then
    return jsonb_build_object('ok', true);
  end if;
  if address is null then
    raise exception using
      errcode = 'PT400', message = 'invalid_email', hint = 'Please enter a valid email address';
  end if;
  perform private.count_submission('unsubscribe_link', octet_length(address));
  insert into public.deliveries (kind, subscriber_id, recipient, due_at, send_day)
  select 'unsubscribe_link', s.id, s.email, private.clock(), private.today_in_malaysia()
  from public.newsletter_subscribers s where s.email = address and s.is_active
  on conflict do nothing;
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

/* Puts people on the list of whom the studio states how and when they agreed to the letter: `people` is a list of at
   most 1,000 {email, name, consent}, `consent` what holds for those without one of their own. Who is on the list and had
   not confirmed counts as confirmed from now on. No mail is sent. Gives {added: how many, refused: [{index: in the
   list, from 0, email, reason}]}; a reason is 'invalid_email', 'invalid_name', 'no_consent' (none, or more than 500
   characters), 'subscribed' (letters go to it already) or 'left': who has left comes back by themselves alone.
   For administrators. HTTP 400 'invalid_input' for what is no such list. */
create function public.add_subscribers(people jsonb, consent text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person record;
  reason text;
  added integer := 0;
  refused jsonb := '[]';
begin
  perform private.require_admin('add_subscribers');
  if jsonb_typeof(people) is distinct from 'array' or jsonb_array_length(people) > 1000 then
    raise exception using
      errcode = 'PT400', message = 'invalid_input', hint = 'Send a list of at most 1,000 people.';
  end if;
  for person in
    select (p.n - 1)::integer as index, left(p.item ->> 'email', 254) as typed,
      private.clean_email(p.item ->> 'email') as address, nullif(btrim(p.item ->> 'name'), '') as name,
      coalesce(nullif(btrim(p.item ->> 'consent'), ''), nullif(btrim(add_subscribers.consent), '')) as consent
    from jsonb_array_elements(people) with ordinality p (item, n)
    order by p.n
  loop
    reason := case
      when coalesce(person.address, '') !~ '@.+[.].' then 'invalid_email'
      when char_length(person.name) > 200 or person.name ~ '[<>[:cntrl:]]' then 'invalid_name'
      when person.consent is null or char_length(person.consent) > 500 or person.consent ~ '[[:cntrl:]]' then 'no_consent'
    end;
    if reason is null then
      insert into public.newsletter_subscribers as s (email, name, consent, subscribed_at, confirmed_at)
      values (person.address, person.name, person.consent, private.clock(), private.clock())
      on conflict (email) do update set
        name = coalesce(s.name, excluded.name), consent = excluded.consent, confirmed_at = excluded.confirmed_at
      where s.is_active and s.confirmed_at is null;
      if found then
        added := added + 1;
      else
        select case when s.is_active then 'subscribed' else 'left' end into reason
        from public.newsletter_subscribers s where s.email = person.address;
      end if;
    end if;
    if reason is not null then
      refused := refused || jsonb_build_object('index', person.index, 'email', person.typed, 'reason', reason);
    end if;
  end loop;
  return jsonb_build_object('added', added, 'refused', refused);
end
$$;

-- What the studio writes to its readers. How a letter goes out stands in the migration of the letters; here is what
-- holds for its row, whoever changes it: what has begun to go out stays as it is and is kept.
create table public.letters (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  subject text not null check (char_length(btrim(subject)) between 1 and 200 and subject !~ '[[:cntrl:]]'),
  preheader text check (char_length(btrim(preheader)) between 1 and 200 and preheader !~ '[[:cntrl:]]'),
  body text not null default '' check (char_length(body) <= 100000),
  post_id uuid references public.blog_posts (id) on delete set null,
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'sending', 'stopped', 'sent')),
  send_at timestamptz,
  readers integer check (readers >= 0),
  check ((status = 'draft') = (send_at is null))
);

comment on column public.letters.preheader is 'What lists of mails show beside the subject; null: how the letter begins.';
comment on column public.letters.body is 'Markdown, as of articles.';
comment on column public.letters.post_id is 'The article that it was taken from.';
comment on column public.letters.send_at is 'When it goes out, or began to.';
comment on column public.letters.readers is
  'To how many it began to go out; what became of each is counted in deliveries (public.letter_figures).';

create index letters_newest on public.letters (created_at desc, id);

call private.set_up_table('public.letters');

-- Its way is changed by procedures alone.
revoke insert, update on public.letters from authenticated;
grant insert (id, subject, preheader, body, post_id), update (subject, preheader, body, post_id)
  on public.letters to authenticated;

create function private.guard_letter() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    -- One that comes back from the history goes nowhere by itself.
    new.status := 'draft';
    new.send_at := null;
    new.readers := null;
    return new;
  end if;
  if tg_op = 'DELETE' then
    if old.status not in ('draft', 'scheduled') then
      raise exception using
        errcode = 'PT409', message = 'A letter that has gone out is kept, with what became of it.';
    end if;
    return old;
  end if;
  if (old.status not in ('draft', 'scheduled')
      and (new.subject, new.preheader, new.body) is distinct from (old.subject, old.preheader, old.body))
    or (new.status = 'scheduled' and new.status <> old.status and new.send_at <= private.clock())
    or (new.status <> old.status and (old.status, new.status) not in (
      ('draft', 'scheduled'), ('draft', 'sending'), ('scheduled', 'draft'), ('scheduled', 'sending'),
      ('sending', 'stopped'), ('sending', 'sent'), ('stopped', 'sending')
    ))
  then
    raise exception using
      errcode = 'PT409', message = 'A letter that has gone out stays as it was sent, and its time cannot be put back.';
  end if;
  return new;
end
$$;

create trigger guard_letter before insert or update or delete on public.letters
  for each row execute function private.guard_letter();

call private.allow_call('public.add_subscribers(jsonb, text)', 'authenticated');
call private.allow_call(
  'public.subscribe_with_welcome_email(text, text, text, jsonb)', 'anon', 'authenticated', 'service_role'
);
call private.allow_call('public.confirm_subscription(text)', 'anon', 'authenticated', 'service_role');
call private.allow_call('public.unsubscribe(text)', 'anon', 'authenticated', 'service_role');
call private.allow_call('public.request_unsubscribe_link(text, text)', 'anon', 'authenticated', 'service_role');

revoke execute on all routines in schema private from public;
