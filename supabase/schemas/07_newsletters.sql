-- Newsletters and their subscribers. A visitor cannot read either, and only subscribe_with_welcome_email adds one.
-- Anybody can type any address, so newsletters go only to addresses confirmed by the link in their welcome email, and
-- to those for which the studio states how and when the person agreed (add_subscribers). After unsubscribing only a
-- keyed hash of the address is kept, so that no import puts it back on the list.

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Null after unsubscribing.
  email text unique check (email is not distinct from private.clean_email(email)),
  -- A keyed hash of a former subscriber's address (private.hash_address); null while active.
  address_hash text unique check (address_hash ~ '^[0-9a-f]{64}$'),
  name text check (char_length(btrim(name)) between 1 and 200 and name !~ '[<>[:cntrl:]]'),
  is_active boolean not null default true,
  unsubscribe_token uuid not null unique default gen_random_uuid(),
  subscribed_at timestamptz not null default now(),
  -- Since when it gets newsletters: confirmed by the link in an email, or added by the studio with a consent.
  confirmed_at timestamptz,
  -- How and when the person agreed, as the studio stated it. It does not prove who reads the address.
  consent text check (consent ~ '\S' and char_length(consent) <= 500 and consent !~ '[[:cntrl:]]'),
  unsubscribed_at timestamptz,
  -- By the link in an email, by the studio ('admin'), because the address does not exist ('bounced'), or because an
  -- email was reported as spam ('complained').
  unsubscribed_by text check (unsubscribed_by in ('subscriber', 'admin', 'bounced', 'complained')),
  source jsonb not null default '{}' check (source = private.clean_source(source)),
  -- Confirms the subscription; only the welcome email contains it. It changes when it is used and when the subscriber
  -- leaves, so that no older email subscribes anybody. unsubscribe_token never changes, because old emails contain it.
  confirm_token uuid not null unique default gen_random_uuid(),
  constraint newsletter_subscribers_address check (
    case when is_active then email is not null and address_hash is null
      else address_hash is not null and num_nonnulls(email, name, confirmed_at, consent) = 0 end
  )
);

create index newsletter_subscribers_newest on public.newsletter_subscribers (subscribed_at desc, id);

alter table public.newsletter_subscribers enable row level security;
select private.grant_columns('public.newsletter_subscribers', 'select');
grant update (is_active, name), delete on public.newsletter_subscribers to authenticated;
create policy "sales read" on public.newsletter_subscribers for select to authenticated
  using ((select public.can_sell()));
create policy "sales update" on public.newsletter_subscribers for update to authenticated
  using ((select public.can_sell()));
create policy "owners delete" on public.newsletter_subscribers for delete to authenticated
  using ((select public.is_admin()));

-- A keyed hash of an address, which cannot be looked up or guessed without the key. Null for null.
create function private.hash_address(address text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.person_hash(address, (select k.key from private.erasure_keys k order by k.created_at, k.id limit 1));
end
$$;

-- Replaces the address of a former subscriber with its hash and records who removed it from the list.
create function private.hash_former_subscriber() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.is_active then
    new.address_hash := null;
    new.unsubscribed_at := null;
    new.unsubscribed_by := null;
  elsif new.email is not null then
    new.address_hash := private.hash_address(new.email);
    new.email := null;
    new.name := null;
    new.confirmed_at := null;
    new.consent := null;
    new.source := '{}';
    new.confirm_token := gen_random_uuid();
    new.unsubscribed_at := coalesce(new.unsubscribed_at, now());
    new.unsubscribed_by := case
      when new.unsubscribed_by in ('bounced', 'complained') then new.unsubscribed_by
      when public.can_sell() then 'admin' else 'subscriber'
    end;
  end if;
  return new;
end
$$;

create trigger hash_former_subscriber before insert or update on public.newsletter_subscribers
  for each row execute function private.hash_former_subscriber();

-- Removes the address of a former subscriber from other tables: the outbox, the log, and the confirmed addresses unless
-- the address also belongs to a lead. It runs after record_change, because triggers run in the order of their names.
create function private.remove_former_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- What a mail server says may quote it.
  quoted constant text := private.literal(old.email);
begin
  update public.outbox d set
    recipient = 'former subscriber',
    error = case
      when d.status = 'pending' then
        coalesce(private.suppression_text(new.unsubscribed_by), 'The address has left the newsletter.')
      else regexp_replace(d.error, quoted, 'the address', 'gi')
    end,
    bounce_reason = regexp_replace(d.bounce_reason, quoted, 'the address', 'gi'),
    status = case when d.status = 'pending' then 'cancelled' else d.status end
  where d.subscriber_id = new.id;
  update public.audit_log l set before = l.before - personal, after = l.after - personal, contacts = '{}'
  from (values ('{email,name,consent,source,address_hash}'::text[])) columns (personal)
  where l.table_name = 'newsletter_subscribers' and l.row_id = new.id;
  delete from private.confirmed_addresses a
  where a.address = old.email and not exists (select from private.lead_contacts c where c.key = old.email);
  return null;
end
$$;

create trigger remove_former_address after update on public.newsletter_subscribers
  for each row when (old.is_active and not new.is_active) execute function private.remove_former_address();

-- A subscriber's token in the form of an email's link; null for any other text.
create function private.subscriber_token(token text) returns uuid
language sql immutable set search_path = ''
as $$ select case when token ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then token::uuid end $$;

-- Stores an address and plans its welcome email, at most one a day in Malaysia. A former subscriber's address stays off
-- the list: it gets one email with a link to subscribe again, and no other for 30 days. A new, a known and a former
-- address get the same answer: {subscriber_id}. A known subscriber's name, or its absence, is kept, because the address
-- may belong to another person. `website` is a hidden field: a call that fills it gets the same answer, and nothing is
-- stored. Refuses with HTTP 400 'invalid_email' or 'invalid_input', HTTP 429 'rate_limited' or 'inbox_full'.
create function public.subscribe_with_welcome_email(
  subscriber_email text, subscriber_name text default null, website text default null, source jsonb default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address constant text := private.clean_email(subscriber_email);
  given_name constant text := nullif(btrim(subscriber_name), '');
  came_from constant jsonb := private.clean_source(source);
  today constant date := private.today_in_malaysia();
  subscriber uuid;
  left_at timestamptz;
begin
  if website <> '' then
    return jsonb_build_object('subscriber_id', gen_random_uuid());
  end if;
  if not private.is_email(address) then
    raise exception using
      errcode = 'PT400', message = 'invalid_email', hint = 'Please enter a valid email address';
  end if;
  if char_length(given_name) > 200 or given_name ~ '[<>[:cntrl:]]' then
    raise exception using
      errcode = 'PT400', message = 'invalid_input', hint = 'A name has at most 200 characters and no markup.';
  end if;
  perform private.count_caller('newsletter');
  perform private.count_submission(octet_length(concat(address, given_name, came_from)));

  select s.id, s.unsubscribed_at into subscriber, left_at
  from public.newsletter_subscribers s where s.address_hash = private.hash_address(address);
  if subscriber is null then
    insert into public.newsletter_subscribers as s (created_at, email, name, subscribed_at, source)
    values (private.app_now(), address, given_name, private.app_now(), came_from)
    on conflict (email) do update set name = s.name
    returning s.id into subscriber;
  else
    -- A write like the one above, so that the response time does not reveal former subscribers.
    update public.newsletter_subscribers s set source = s.source where s.id = subscriber;
  end if;

  insert into public.outbox (kind, subscriber_id, recipient, due_at, send_day)
  select 'welcome', subscriber, address, private.app_now(), today
  where not exists (
    select from public.outbox d
    where d.subscriber_id = subscriber and d.kind = 'welcome'
      and d.send_day >= case when left_at is null then today else today - 29 end
      and (left_at is null or d.created_at > left_at)
  )
  on conflict do nothing;

  return jsonb_build_object('subscriber_id', subscriber);
end
$$;

-- Confirms a subscription: only the latest welcome email to the address contains the token, so its address is confirmed
-- and on the list. A former subscriber is restored with the address from the email that they requested since. Answers
-- {ok: true} for any token, so that it does not reveal who is subscribed. Calling it again changes nothing.
create function public.confirm_subscription(token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  subscriber uuid;
  address text;
begin
  select s.id, coalesce(s.email, (
    select d.recipient from public.outbox d
    where d.subscriber_id = s.id and d.kind = 'welcome' and d.created_at > s.unsubscribed_at
    order by d.created_at desc limit 1
  )) into subscriber, address
  from public.newsletter_subscribers s where s.confirm_token = private.subscriber_token(token);
  if address is not null then
    update public.newsletter_subscribers s set
      subscribed_at = case when s.is_active then s.subscribed_at else private.app_now() end,
      confirmed_at = private.app_now(), is_active = true, email = address, confirm_token = gen_random_uuid()
    where s.id = subscriber and s.confirmed_at is null;
    -- Also for a subscriber that the studio added: until now nobody had proven to read the address.
    perform private.confirm_address(address);
  end if;
  return jsonb_build_object('ok', true);
end
$$;

-- Plans the email with the unsubscribe link for a person who has lost it: at most one a day in Malaysia, and only to an
-- address on the list. Answers {ok: true} for any address, so that it does not reveal who is subscribed. `website` is a
-- hidden field: a call that fills it plans nothing. Refuses with HTTP 400 'invalid_email', HTTP 429 'rate_limited' or
-- 'inbox_full'.
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
  perform private.count_caller('unsubscribe_link');
  perform private.count_submission(octet_length(address));
  insert into public.outbox (kind, subscriber_id, recipient, due_at, send_day)
  select 'unsubscribe_link', s.id, s.email, private.app_now(), private.today_in_malaysia()
  from public.newsletter_subscribers s where s.email = address
  -- Somebody who leaves at this moment is waited for, so that no message keeps their address.
  for share of s
  on conflict do nothing;
  return jsonb_build_object('ok', true);
end
$$;

-- Answers {ok: true} for any token, so that it does not reveal who is subscribed. Calling it again changes nothing.
create function public.unsubscribe(token text) returns jsonb
language sql security definer set search_path = ''
as $$
  update public.newsletter_subscribers s set is_active = false
  where s.unsubscribe_token = private.subscriber_token(token) and s.is_active;
  select jsonb_build_object('ok', true);
$$;

/* Adds people for whom the studio states how and when they agreed to the newsletter: `people` is a list of at most
   1,000 {email, name, consent}, and `consent` applies to those without one of their own. An unconfirmed subscriber
   counts as confirmed from now on. No email is sent. Returns {added: how many, refused: [{index: in the list, from
   0, email, reason}]}; a reason is 'invalid_email', 'invalid_name', 'no_consent' (none, or more than 500
   characters), 'subscribed' (already receives newsletters), 'bounced' (the address does not exist), 'complained' (an
   email was reported as spam), 'left' or 'erased': people who left or were erased can only subscribe themselves. An
   address that bounced can be added once its suppression is lifted. For sales. HTTP 400 'invalid_input' for any other
   form of `people`. */
create function public.add_subscribers(people jsonb, consent text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.require_right(public.can_sell());
  if jsonb_typeof(people) is distinct from 'array' or jsonb_array_length(people) > 1000 then
    raise exception using
      errcode = 'PT400', message = 'invalid_input', hint = 'Send a list of at most 1,000 people.';
  end if;
  with given as (
    select p.n - 1 as index, left(p.item ->> 'email', 254) as typed, private.clean_email(p.item ->> 'email') as address,
      nullif(btrim(p.item ->> 'name'), '') as name,
      coalesce(nullif(btrim(p.item ->> 'consent'), ''), nullif(btrim(add_subscribers.consent), '')) as consent
    from jsonb_array_elements(people) with ordinality p (item, n)
  ), checked as (
    select g.*, case
      when not private.is_email(g.address) then 'invalid_email'
      when char_length(g.name) > 200 or g.name ~ '[<>[:cntrl:]]' then 'invalid_name'
      when g.consent is null or char_length(g.consent) > 500 or g.consent ~ '[[:cntrl:]]' then 'no_consent'
      when s.id is not null then s.reason
      when former.unsubscribed_by <> 'bounced' then 'left'
      -- Somebody who was erased and has subscribed again since is 'subscribed'.
      when private.was_erased(g.address) and not exists (
        select from public.newsletter_subscribers r where r.email = g.address and r.confirmed_at is not null
      ) then 'erased'
    end as reason, former.id as former
    from given g
    left join public.email_suppressions s on s.address = g.address and s.lifted_at is null
    left join public.newsletter_subscribers former on former.address_hash = private.hash_address(g.address)
  ), first as (
    select distinct on (c.address) c.* from checked c where c.reason is null order by c.address, c.index
  ), back as (
    update public.newsletter_subscribers s set
      email = f.address, name = f.name, consent = f.consent, is_active = true,
      subscribed_at = private.app_now(), confirmed_at = private.app_now()
    from first f where s.id = f.former
    returning s.email
  ), new as (
    insert into public.newsletter_subscribers as s (email, name, consent, subscribed_at, confirmed_at)
    select f.address, f.name, f.consent, private.app_now(), private.app_now() from first f where f.former is null
    on conflict (email) do update set
      name = coalesce(s.name, excluded.name), consent = excluded.consent, confirmed_at = excluded.confirmed_at
    where s.confirmed_at is null
    returning s.email
  ), added as (
    select * from back union all select * from new
  )
  select jsonb_build_object('added', (select count(*) from added), 'refused', coalesce(jsonb_agg(jsonb_build_object(
    'index', c.index, 'email', c.typed, 'reason', coalesce(c.reason, 'subscribed')
  ) order by c.index) filter (
    where c.index not in (select f.index from first f join added a on a.email = f.address)
  ), '[]'))
  into answer
  from checked c;
  return answer;
end
$$;

-- Newsletters to the subscribers. Once sending has started, a newsletter can be neither changed nor deleted.
create table public.newsletters (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  subject text not null check (char_length(btrim(subject)) between 1 and 200 and subject !~ '[[:cntrl:]]'),
  -- Shown beside the subject in an inbox; null: the beginning of the newsletter.
  preheader text check (char_length(btrim(preheader)) between 1 and 200 and preheader !~ '[[:cntrl:]]'),
  -- Markdown, as of articles.
  body text not null default '' check (char_length(body) <= 100000),
  post_id uuid references public.blog_posts (id) on delete set null,
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'sending', 'stopped', 'sent')),
  -- When sending starts or started.
  send_at timestamptz,
  -- Set once all its emails are in the outbox.
  recipients integer check (recipients >= 0),
  check ((status = 'draft') = (send_at is null))
);

-- Only procedures change the status.
alter table public.newsletters enable row level security;
grant select, insert (id, subject, preheader, body, post_id), update (subject, preheader, body, post_id)
  on public.newsletters to authenticated;
create policy "owners do everything" on public.newsletters to authenticated
  using (deleted_at is null and (select public.is_admin()));

create function private.guard_newsletter() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.status in ('sending', 'stopped', 'sent') then
    if new.deleted_at is not null then
      raise exception using
        errcode = 'PT409', message = 'newsletter_not_deletable',
        hint = 'A sent newsletter stays in the list, with its results.';
    elsif (new.subject, new.preheader, new.body) is distinct from (old.subject, old.preheader, old.body) then
      raise exception using
        errcode = 'PT409', message = 'newsletter_sent', hint = 'A newsletter cannot be changed after it was sent.';
    end if;
  elsif new.deleted_at is not null then
    -- A restored newsletter is a draft, so that it is not sent on its own.
    new.status := 'draft';
    new.send_at := null;
  end if;
  return new;
end
$$;

create trigger guard_newsletter before update on public.newsletters
  for each row execute function private.guard_newsletter();

/* How a newsletter is sent. Once started, it is put into the outbox in batches, one message for each recipient. Each
   message is then claimed, marked and acknowledged as any other email, after every other message and at a limited
   pace, and is cancelled if its recipient unsubscribes in the meantime. */

-- Newsletters that are not completely in the outbox yet, and the last subscriber that was queued.
create table private.newsletter_queue (
  newsletter_id uuid primary key references public.newsletters (id) on delete cascade,
  queued_through uuid not null default '00000000-0000-0000-0000-000000000000'
);

-- Starts sending a newsletter; `due` is its send time.
create function private.start_newsletter(p_newsletter_id uuid, due timestamptz) returns void
language sql set search_path = ''
as $$
  update public.newsletters l set status = 'sending', send_at = due where l.id = p_newsletter_id;
  insert into private.newsletter_queue (newsletter_id) values (p_newsletter_id);
$$;

-- Puts the next batch of recipients into the outbox: confirmed subscribers, by id. Returns how many subscribers it
-- read; 0 if no newsletter is left to queue. A batch and its position are stored in one transaction, so after a crash
-- the next call continues there. Starts the newsletters whose time has come, and marks those with no waiting message as
-- sent. Called by the function send-due, beside its claims.
create function public.queue_newsletter_batch() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  size constant integer := 1000;
  newsletter public.newsletters;
  batch uuid[];
begin
  perform pg_advisory_xact_lock(hashtext('queue newsletters'));
  perform private.start_newsletter(l.id, l.send_at) from public.newsletters l
  where l.status = 'scheduled' and l.send_at <= private.app_now();
  update public.newsletters l set status = 'sent'
  where l.status = 'sending' and not exists (select from private.newsletter_queue q where q.newsletter_id = l.id)
    and not exists (
      select from public.outbox d where d.newsletter_id = l.id and d.kind = 'newsletter' and d.status in ('pending', 'sending')
    );

  select l.* into newsletter
  from private.newsletter_queue q join public.newsletters l on l.id = q.newsletter_id
  where l.status = 'sending' order by l.send_at, l.id limit 1
  for update of l;
  if newsletter.id is null then
    return 0;
  end if;
  batch := array(
    select s.id from public.newsletter_subscribers s
    where s.is_active and s.confirmed_at is not null
      and s.id > (select q.queued_through from private.newsletter_queue q where q.newsletter_id = newsletter.id)
    order by s.id limit size
  );
  insert into public.outbox (kind, newsletter_id, subscriber_id, recipient, due_at, caller)
  select 'newsletter', newsletter.id, s.id, s.email, newsletter.send_at, null
  from public.newsletter_subscribers s where s.id = any (batch) and s.is_active
  -- Somebody who leaves at this moment is waited for, so that no message keeps their address.
  for share of s
  on conflict do nothing;
  if cardinality(batch) = size then
    update private.newsletter_queue q set queued_through = batch[size] where q.newsletter_id = newsletter.id;
  else
    update public.newsletters l
    set recipients = (select count(*) from public.outbox d where d.newsletter_id = l.id and d.kind = 'newsletter')
    where l.id = newsletter.id;
    delete from private.newsletter_queue q where q.newsletter_id = newsletter.id;
  end if;
  return cardinality(batch);
end
$$;

-- The newsletter, locked. Refuses with HTTP 403 unless the caller is an owner, with HTTP 404 'newsletter_not_found'.
create function private.lock_newsletter(p_newsletter_id uuid) returns public.newsletters
language plpgsql set search_path = ''
as $$
declare
  newsletter public.newsletters;
begin
  perform private.require_right(public.is_admin());
  select l.* into newsletter from public.newsletters l
  where l.id = p_newsletter_id and l.deleted_at is null for update;
  if newsletter.id is null then
    raise exception using errcode = 'PT404', message = 'newsletter_not_found', hint = 'This newsletter was deleted.';
  end if;
  return newsletter;
end
$$;

-- Sends a newsletter to all confirmed subscribers, now or at `p_at`; a stopped one continues at once. Returns its
-- status: 'sending' or 'scheduled'. For administrators. HTTP 404 'newsletter_not_found', 409 'newsletter_started', 409
-- 'newsletter_empty', 409 'no_recipients', 400 'time_in_past'.
create function public.send_newsletter(p_newsletter_id uuid, p_at timestamptz default null) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  newsletter constant public.newsletters := private.lock_newsletter(p_newsletter_id);
begin
  if newsletter.status in ('sending', 'sent') then
    raise exception using
      errcode = 'PT409', message = 'newsletter_started', hint = 'It is already being sent, or has been sent.';
  elsif newsletter.body !~ '\S' then
    raise exception using errcode = 'PT409', message = 'newsletter_empty', hint = 'Write the newsletter first.';
  elsif p_at <= private.app_now() then
    raise exception using errcode = 'PT400', message = 'time_in_past', hint = 'That time has passed. Choose a later one.';
  elsif newsletter.status = 'stopped' then
    update public.newsletters l set status = 'sending' where l.id = newsletter.id;
  elsif p_at is not null then
    update public.newsletters l set status = 'scheduled', send_at = p_at where l.id = newsletter.id;
    return 'scheduled';
  elsif not exists (
    select from public.newsletter_subscribers s where s.is_active and s.confirmed_at is not null
  ) then
    raise exception using
      errcode = 'PT409', message = 'no_recipients', hint = 'No subscriber has confirmed yet.';
  else
    perform private.start_newsletter(newsletter.id, private.app_now());
  end if;
  return 'sending';
end
$$;

-- Stops a newsletter: a scheduled one becomes a draft again, one being sent pauses until it is started again; messages
-- already handed over are not recalled. Returns its status: 'draft' or 'stopped'. For administrators. HTTP 404
-- 'newsletter_not_found', 409 'newsletter_not_sending'.
create function public.stop_newsletter(p_newsletter_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  newsletter constant public.newsletters := private.lock_newsletter(p_newsletter_id);
  stopped constant text := case newsletter.status when 'scheduled' then 'draft' when 'sending' then 'stopped' end;
begin
  if stopped is null then
    raise exception using
      errcode = 'PT409', message = 'newsletter_not_sending', hint = 'It is not being sent, so there is nothing to stop.';
  end if;
  update public.newsletters l set status = stopped, send_at = case when stopped = 'stopped' then l.send_at end
  where l.id = newsletter.id;
  return stopped;
end
$$;

-- Sends the stored newsletter as a test to the calling administrator and returns their address. For administrators.
-- HTTP 404 'newsletter_not_found', 409 'newsletter_empty'.
create function public.send_test_newsletter(p_newsletter_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  newsletter constant public.newsletters := private.lock_newsletter(p_newsletter_id);
  mine constant text := (select u.email from auth.users u where u.id = auth.uid());
begin
  if newsletter.body !~ '\S' then
    raise exception using errcode = 'PT409', message = 'newsletter_empty', hint = 'Write the newsletter first.';
  end if;
  insert into public.outbox (kind, newsletter_id, recipient, due_at)
  values ('newsletter_test', newsletter.id, mine, private.app_now())
  on conflict do nothing;
  return mine;
end
$$;

-- The results of one newsletter, or of all: how many of its emails were sent, are waiting (those being sent included),
-- failed, have an unknown outcome, or were cancelled because the subscriber had left; how many subscribers unsubscribed
-- themselves after it and before any later newsletter; and, as far as the provider reports it, how many of the sent
-- emails were delivered, bounced or reported as spam. Emails are kept and counted for six months. For administrators;
-- empty for others. JIT is off because compiling this query takes longer than running it.
create function public.newsletter_stats(p_newsletter_id uuid default null) returns table (
  newsletter_id uuid, status text, send_at timestamptz, recipients integer,
  sent bigint, waiting bigint, failed bigint, unknown bigint, cancelled bigint, unsubscribed bigint,
  delivered bigint, bounced bigint, complained bigint
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' set jit = off
as $$
#variable_conflict use_column
begin
  return query
    with leavers as (
      select last.newsletter_id, count(*) as people
      from public.newsletter_subscribers s
      cross join lateral (
        select d.newsletter_id from public.outbox d
        where d.subscriber_id = s.id and d.kind = 'newsletter' and d.begun_at <= s.unsubscribed_at
        order by d.begun_at desc limit 1
      ) last
      where s.unsubscribed_by = 'subscriber'
      group by last.newsletter_id
    )
    select l.id, l.status, l.send_at, l.recipients,
      coalesce(sum(d.messages) filter (where d.status = 'sent'), 0)::bigint,
      coalesce(sum(d.messages) filter (where d.status in ('pending', 'sending')), 0)::bigint,
      coalesce(sum(d.messages) filter (where d.status = 'failed'), 0)::bigint,
      coalesce(sum(d.messages) filter (where d.status = 'unknown'), 0)::bigint,
      coalesce(sum(d.messages) filter (where d.status = 'cancelled'), 0)::bigint,
      coalesce(max(v.people), 0),
      coalesce(max(a.delivered), 0),
      coalesce(max(r.bounced), 0),
      coalesce(max(r.complained), 0)
    from public.newsletters l
    -- Counted by status first, in the order of an index that has both columns.
    left join (
      select o.newsletter_id, o.status, count(*) as messages
      from public.outbox o
      where o.kind = 'newsletter' and (p_newsletter_id is null or o.newsletter_id = p_newsletter_id)
      group by o.newsletter_id, o.status
    ) d on d.newsletter_id = l.id
    left join (
      select o.newsletter_id, count(*) as delivered
      from public.outbox o
      where o.kind = 'newsletter' and o.delivered_at is not null and o.bounced_at is null
        and (p_newsletter_id is null or o.newsletter_id = p_newsletter_id)
      group by o.newsletter_id
    ) a on a.newsletter_id = l.id
    left join (
      select o.newsletter_id, count(o.bounced_at) as bounced, count(o.complained_at) as complained
      from public.outbox o
      where o.kind = 'newsletter' and (o.bounced_at is not null or o.complained_at is not null)
        and (p_newsletter_id is null or o.newsletter_id = p_newsletter_id)
      group by o.newsletter_id
    ) r on r.newsletter_id = l.id
    left join leavers v on v.newsletter_id = l.id
    where (p_newsletter_id is null or l.id = p_newsletter_id) and (select public.is_admin())
    group by l.id;
end
$$;

grant execute on function
  public.subscribe_with_welcome_email, public.confirm_subscription, public.unsubscribe,
  public.request_unsubscribe_link
  to anon, authenticated;

grant execute on function
  public.add_subscribers, public.send_newsletter, public.stop_newsletter, public.send_test_newsletter,
  public.newsletter_stats
  to authenticated;
