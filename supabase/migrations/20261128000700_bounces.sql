-- What comes back after an email was sent: bounces and complaints suppress an address, a corrected address gets its
-- confirmation, and a subscription is confirmed only by its latest welcome email.

-- The addresses that no message goes to (private.outbox_state): the provider said that they do not exist, or that their
-- owner reported an email as spam. Written by record_email_events. The studio's owner lifts an entry by writing why;
-- otherwise it is kept until the person is erased.
create table public.email_suppressions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  address text not null check (address is not distinct from private.clean_email(address)),
  reason text not null check (reason in ('bounced', 'complained')),
  -- When the email came back or was reported.
  occurred_at timestamptz not null,
  -- The provider's words.
  detail text check (char_length(detail) between 1 and 1000),
  provider text not null check (provider ~ '^[a-z]{1,20}$'),
  -- The email that came back. Without a foreign key, because emails are kept for a shorter time.
  message_id uuid,
  lifted_at timestamptz,
  lift_reason text check (
    lift_reason ~ '\S' and lift_reason !~ '[[:cntrl:]]' and char_length(lift_reason) <= 300
  ),
  constraint email_suppressions_lift check ((lifted_at is null) = (lift_reason is null))
);

create unique index email_suppressions_address_key on public.email_suppressions (address) where lifted_at is null;
create index email_suppressions_of_an_address on public.email_suppressions (address);
create index email_suppressions_newest on public.email_suppressions (occurred_at desc, id);

alter table public.email_suppressions enable row level security;
grant select, update (lift_reason) on public.email_suppressions to authenticated;
create policy "sales read" on public.email_suppressions for select to authenticated
  using ((select public.can_sell()));
create policy "owners lift" on public.email_suppressions for update to authenticated
  using (lifted_at is null and (select public.is_admin())) with check ((select public.is_admin()));

-- Messages go to the address again; events from before do not suppress it again.
create function private.lift_suppression() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.lifted_at := private.app_now();
  return new;
end
$$;

create trigger lift_suppression before update of lift_reason on public.email_suppressions
  for each row when (old.lifted_at is null and new.lift_reason is not null)
  execute function private.lift_suppression();

insert into private.tables (name, kind, role) values ('email_suppressions', 'lead', 'owner');

-- Why no message goes to an address, for the reasons of email_suppressions; null for anything else.
create function private.suppression_text(reason text) returns text
language sql immutable set search_path = ''
as $$
  select case reason
    when 'bounced' then 'This address does not exist.'
    when 'complained' then 'An email to this address was reported as spam.'
  end
$$;

-- Why no message goes to this address; null if messages may.
create function private.suppression_of(address text) returns text
language sql stable security definer set search_path = ''
as $$
  select private.suppression_text(s.reason) from public.email_suppressions s
  where s.address = lower(btrim(suppression_of.address)) and s.lifted_at is null
$$;

alter table public.outbox
  -- What the provider reports afterwards (record_email_events); null if it does not. A 'hard' bounce: the address does
  -- not exist.
  add column delivered_at timestamptz,
  add column bounced_at timestamptz,
  add column bounce text check (bounce in ('hard', 'soft')),
  add column bounce_reason text check (char_length(bounce_reason) <= 1000),
  add column complained_at timestamptz,
  add constraint outbox_bounce check ((bounced_at is null) = (bounce is null));

create index outbox_newsletters_delivered on public.outbox (newsletter_id)
  where kind = 'newsletter' and delivered_at is not null and bounced_at is null;
create index outbox_newsletters_returned on public.outbox (newsletter_id)
  where kind = 'newsletter' and (bounced_at is not null or complained_at is not null);

alter table public.newsletter_subscribers
  drop constraint newsletter_subscribers_unsubscribed_by_check,
  add constraint newsletter_subscribers_unsubscribed_by_check
    check (unsubscribed_by in ('subscriber', 'admin', 'bounced', 'complained')),
  -- Confirms the subscription; only the welcome email contains it. It changes when it is used and when the subscriber
  -- leaves, so that no older email subscribes anybody. unsubscribe_token never changes, because old emails contain it.
  add column confirm_token uuid not null unique default gen_random_uuid();

-- The welcome emails that are on their way contain the other token. Nobody else has it: until they confirm, no
-- newsletter with it was sent. No row counts as changed by this.
alter table public.newsletter_subscribers disable trigger set_updated_at;
update public.newsletter_subscribers s set confirm_token = s.unsubscribe_token
where s.is_active and s.confirmed_at is null;
alter table public.newsletter_subscribers enable trigger set_updated_at;

-- The columns that give access to a person's subscription, booking or quotation: kept out of the log, of a person's
-- record and of what staff may read.
create or replace function private.secret_columns() returns text[]
language sql immutable set search_path = ''
as $$ select array['unsubscribe_token', 'confirm_token', 'manage_token', 'email_token', 'idempotency_key', 'token'] $$;

-- Replaces the address of a former subscriber with its hash and records who removed it from the list.
create or replace function private.hash_former_subscriber() returns trigger
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

-- Removes the address of a former subscriber from other tables: the outbox, the log, and the confirmed addresses unless
-- the address also belongs to a lead. It runs after record_change, because triggers run in the order of their names.
create or replace function private.remove_former_address() returns trigger
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

-- Stores an address and plans its welcome email, at most one a day in Malaysia. A former subscriber's address stays off
-- the list: it gets one email with a link to subscribe again, and no other for 30 days. A new, a known and a former
-- address get the same answer: {subscriber_id}. A known subscriber's name, or its absence, is kept, because the address
-- may belong to another person. `website` is a hidden field: a call that fills it gets the same answer, and nothing is
-- stored. Refuses with HTTP 400 'invalid_email' or 'invalid_input', HTTP 429 'rate_limited' or 'inbox_full'.
create or replace function public.subscribe_with_welcome_email(
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
  if address is null then
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
create or replace function public.confirm_subscription(token text) returns jsonb
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
create or replace function public.request_unsubscribe_link(subscriber_email text, website text default null) returns jsonb
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

-- Whether the person with this contact was erased.
create function private.was_erased(contact text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.erasure_keys k
    join public.erasure_log e on e.key_id = k.id
    where e.person_hash = private.person_hash(private.contact_key(contact), k.key)
  )
$$;

/* Adds people for whom the studio states how and when they agreed to the newsletter: `people` is a list of at most
   1,000 {email, name, consent}, and `consent` applies to those without one of their own. An unconfirmed subscriber
   counts as confirmed from now on. No email is sent. Returns {added: how many, refused: [{index: in the list, from
   0, email, reason}]}; a reason is 'invalid_email', 'invalid_name', 'no_consent' (none, or more than 500
   characters), 'subscribed' (already receives newsletters), 'bounced' (the address does not exist), 'complained' (an
   email was reported as spam), 'left' or 'erased': people who left or were erased can only subscribe themselves. An
   address that bounced can be added once its suppression is lifted. For sales. HTTP 400 'invalid_input' for any other
   form of `people`. */
create or replace function public.add_subscribers(people jsonb, consent text default null) returns jsonb
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
      when coalesce(g.address, '') !~ '@.+[.].' then 'invalid_email'
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

-- Puts the next batch of recipients into the outbox: confirmed subscribers, by id. Returns how many subscribers it
-- read; 0 if no newsletter is left to queue. A batch and its position are stored in one transaction, so after a crash
-- the next call continues there. Starts the newsletters whose time has come, and marks those with no waiting message as
-- sent. Called by the function send-due, beside its claims.
create or replace function public.queue_newsletter_batch() returns integer
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

drop function public.newsletter_stats(uuid);

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

grant execute on function public.newsletter_stats to authenticated;

-- Sends an order in its current state: by email if its contact is an email address that is not suppressed, otherwise
-- only by a link for the client. If the order has changed since the last version, a new version is created and the
-- previous one can no longer be accepted; otherwise the same version is sent again. Returns {id, version, token,
-- recipient: null if no email is sent}. For sales. HTTP 404 'lead_not_found', HTTP 409 'quotation_not_ready' (the hint
-- says why).
create or replace function public.send_quotation(order_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  o public.orders;
  q public.quotations;
  facts jsonb;
  offer jsonb;
  reason text;
  recipient text;
begin
  perform private.require_right(public.can_sell());
  select * into o from public.orders each where each.id = send_quotation.order_id and each.deleted_at is null for update;
  if o.id is null then
    raise exception using errcode = 'PT404', message = 'lead_not_found', hint = 'It was already deleted.';
  end if;
  select coalesce(jsonb_object_agg(c.key, c.value), '{}') into facts
  from public.company_info c where c.value not in ('', 'Pending');
  reason := case
    when o.status = 'cancelled' then 'The order is cancelled.'
    when o.status = 'paid' then 'The order is paid.'
    when o.items = '[]' then 'The order has no items yet.'
    when o.valid_until < private.today_in_malaysia() then 'Its last day is over: choose a later one.'
    when o.sst_percent > 0 and not facts ? 'sst_number' then
      'It charges SST, and Settings have no tax number (SST) of the studio.'
  end;
  if reason is not null then
    raise exception using errcode = 'PT409', message = 'quotation_not_ready', hint = reason;
  end if;

  offer := jsonb_build_object(
    'number', o.order_number, 'customer_name', o.customer_name, 'items', o.items,
    'totals', private.order_totals(o.items, o.discount_sen, o.sst_percent, o.deposit_percent),
    'sst_percent', o.sst_percent, 'deposit_percent', o.deposit_percent, 'valid_until', o.valid_until,
    'terms', o.terms, 'studio', public.studio_facts() ->> 'name', 'company_name', facts ->> 'company_name',
    'ssm_number', facts ->> 'ssm_number', 'sst_number', case when o.sst_percent > 0 then facts ->> 'sst_number' end
  );
  select * into q from public.quotations each where each.order_id = o.id order by each.version desc limit 1;
  if q.id is null or q.status <> 'sent' or q.content <> offer then
    update public.quotations each set status = 'superseded' where each.order_id = o.id and each.status = 'sent';
    insert into public.quotations as made (created_at, order_id, version, content, valid_until)
    values (private.app_now(), o.id, coalesce(q.version, 0) + 1, offer, o.valid_until)
    returning made.* into q;
  end if;
  if o.customer_contact ~ '@.+[.].' then
    recipient := private.clean_email(o.customer_contact);
  end if;
  if private.suppression_of(recipient) is not null then
    recipient := null;
  end if;
  if recipient is not null then
    insert into public.outbox (kind, recipient, created_at, due_at, details)
    values (
      'quotation', recipient, private.app_now(), private.app_now(), jsonb_build_object('quotation_id', q.id)
    )
    on conflict do nothing;
  end if;
  -- Work in progress continues while the client reads a new version, so 'in_work' stays.
  update public.orders each set status = 'sent' where each.id = o.id and each.status in ('draft', 'accepted');
  return jsonb_build_object('id', q.id, 'version', q.version, 'token', q.token, 'recipient', recipient);
end
$$;

-- A call that the studio adds or changes is confirmed; marking it as seen (seen_at) is not a change. A time outside the
-- hours is allowed if the studio chose it. A change that is visible in a calendar increases the sequence of the
-- calendar file, and only a cancelled call keeps a reason.
create or replace function private.complete_booking() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  by_studio constant boolean := public.can_sell();
  off constant text[] := '{cancelled,spam}';
begin
  if by_studio and (tg_op = 'INSERT' or new.seen_at is not distinct from old.seen_at) then
    new.confirmed_at := coalesce(new.confirmed_at, private.app_now());
  end if;
  if tg_op = 'INSERT' or (new.preferred_date, new.preferred_time) <> (old.preferred_date, old.preferred_time) then
    new.allow_outside_hours := by_studio and not private.is_in_hours(new.preferred_date, new.preferred_time);
  end if;
  if tg_op = 'UPDATE' then
    new.sequence := old.sequence + case
      when (new.preferred_date, new.preferred_time, new.call_method, new.meeting_link, new.status = any (off))
        is distinct from
        (old.preferred_date, old.preferred_time, old.call_method, old.meeting_link, old.status = any (off))
      then 1 else 0
    end;
    if private.contact_key(new.contact) is distinct from private.contact_key(old.contact) then
      new.email_token := gen_random_uuid();
    end if;
  end if;
  if new.status <> 'cancelled' then
    new.cancel_reason := null;
  end if;
  return new;
end
$$;

-- A corrected email address gets the confirmation, or the request to confirm. It has the current time, so a waiting
-- email about a move is not needed.
create or replace function private.plan_messages() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_corrected constant boolean := tg_op = 'UPDATE' and new.email is distinct from old.email;
  is_back constant boolean := tg_op = 'UPDATE' and old.deleted_at is not null;
  was constant text := case when tg_op = 'UPDATE' and not is_back then old.status else '' end;
begin
  if new.deleted_at is not null then
    update public.outbox d set status = 'cancelled', error = 'The booking was deleted.'
    where d.booking_id = new.id and d.status = 'pending';
    return null;
  end if;
  if tg_op = 'UPDATE' then
    if new.status <> was then
      -- Waiting messages describe the previous status.
      update public.outbox d set status = 'cancelled'
      where d.booking_id = new.id and d.kind <> 'booking_reminder' and d.status = 'pending';
    end if;
    if (new.email, new.phone) is distinct from (old.email, old.phone) then
      update public.outbox d
      set recipient = coalesce(w.reach, d.recipient),
        status = case when w.reach is null then 'cancelled' else d.status end
      from (values ('email', new.email), ('sms', new.phone)) as w (channel, reach)
      where d.booking_id = new.id and d.status = 'pending' and d.channel = w.channel;
    end if;
    if is_corrected then
      update public.outbox d set status = 'cancelled'
      where d.booking_id = new.id and d.kind = 'booking_moved' and d.status = 'pending';
    end if;
  end if;

  if is_back and private.was_notified(new.id) then
    null;
  elsif new.status = 'booked' and (is_corrected or was in ('', 'cancelled', 'requested')) then
    perform private.plan_notice(new, 'booking_confirmation');
  elsif new.status = 'requested' and (is_corrected or was not in ('requested', 'spam')) then
    perform private.plan_notice(new, 'booking_request');
  elsif new.status = 'cancelled' and was in ('booked', 'requested') then
    perform private.plan_notice(new, 'booking_cancelled');
  elsif new.status = 'booked' and tg_op = 'UPDATE' and new.starts_at <> old.starts_at then
    perform private.plan_notice(new, 'booking_moved');
  end if;

  perform private.plan_reminders(new);
  return null;
end
$$;

drop view private.outbox_state;

-- The state of each message under the current rules.
--   trusted: its recipient has confirmed the address or the call, or the studio sends it or asked for it, so no budget
--   limits it
--   end_status: 'cancelled' if it must not be sent any more, 'late' if its time is over; end_reason says why
--   superseded: another message of the same kind about the same thing is waiting
--   stopped: the newsletter was stopped, so the message waits until an administrator continues it
create view private.outbox_state as
select d.*, t.trusted, coalesce(e.cancelled, e.late) as end_reason,
  case when e.cancelled is not null then 'cancelled' when e.late is not null then 'late' end as end_status,
  exists (
    select from public.outbox o
    where o.booking_id = d.booking_id and o.kind = d.kind and o.id <> d.id and o.status = 'pending'
      and d.kind <> 'booking_reminder'
  ) or exists (
    select from public.outbox o
    where o.subscriber_id = d.subscriber_id and o.id <> d.id and o.status in ('pending', 'sending')
      and d.kind in ('welcome', 'unsubscribe_link') and o.kind = d.kind
  ) as superseded,
  coalesce(l.status = 'stopped', false) as stopped
from public.outbox d
left join public.booking_submissions b on b.id = d.booking_id and b.deleted_at is null
left join public.newsletter_subscribers s on s.id = d.subscriber_id
left join public.newsletters l on l.id = d.newsletter_id
left join public.quotations q on d.kind = 'quotation' and q.id = (d.details ->> 'quotation_id')::uuid
left join private.confirmed_addresses c on c.address = d.recipient
left join public.email_suppressions x on x.address = lower(d.recipient) and x.lifted_at is null
cross join lateral (
  select private.is_from_studio(d.kind) or b.confirmed_at is not null or c.address is not null or d.details ? 'asked'
    as trusted
) t
cross join lateral (
  select
    case
      -- For every kind, so that a new one is held too.
      when x.id is not null and not (d.kind = 'reply' and d.details ? 'anyway') then private.suppression_text(x.reason)
      when d.kind in ('newsletter', 'unsubscribe_link') then
        case when not s.is_active or (d.kind = 'newsletter' and s.confirmed_at is null) then
          'The address has left the newsletter.' end
      when d.kind = 'welcome' then
        case when not s.is_active and s.unsubscribed_at > d.created_at then 'The address has left the newsletter.' end
      when d.kind = 'quotation' then
        case when q.id is null or private.quotation_state(q) <> 'sent' then 'The quotation is no longer open.' end
      when d.booking_id is null then null
      when b.id is null then 'The booking was deleted.'
      when d.recipient is distinct from case d.channel when 'email' then b.email else b.phone end then
        'The contact was corrected.'
      when not b.notify_by_email then 'The studio notifies the client itself.'
      when d.channel = 'sms' and not private.sends_sms() then 'Reminders by SMS are switched off.'
      when b.status = 'spam' then 'It is spam.'
      when d.kind = 'booking_cancelled' then case when b.status <> 'cancelled' then 'The call was booked again.' end
      when b.status = 'cancelled' then 'The call was cancelled.'
      when d.kind = 'booking_request' then case when b.status <> 'requested' then 'The call was booked.' end
      when b.status = 'requested' then 'The call is not booked.'
      when b.status <> 'booked' then 'The call is over.'
      when d.due_at + make_interval(mins => d.minutes_before) <> b.starts_at then 'The call was moved.'
      when d.kind = 'booking_moved' and b.starts_at = (
        select (o.details ->> 'starts_at')::timestamptz from public.outbox o
        where o.booking_id = d.booking_id and o.details ? 'starts_at' and o.status in ('sending', 'sent', 'unknown')
        order by o.begun_at desc limit 1
      ) then 'The call is back at the time of the last message.'
    end as cancelled,
    case
      when d.kind like 'booking%' and d.kind <> 'booking_cancelled' and b.starts_at <= private.app_now() then
        'The call had begun before it could be sent.'
      when d.kind = 'booking_reminder' and exists (
        select from public.outbox o
        where o.booking_id = d.booking_id and o.channel = d.channel and o.kind = 'booking_reminder'
          and o.minutes_before < d.minutes_before and o.due_at > d.due_at and o.due_at <= private.app_now()
          and o.status <> 'cancelled'
      ) then 'A nearer reminder took its place.'
      when not t.trusted and coalesce(d.tried_since, d.due_at) <= private.app_now() - private.held_for() then
        'It was held back for two days: the address is not confirmed.'
    end as late
) e;

-- Claims one message: ends it if the rules say so, or marks its outcome as unknown; otherwise claims it if `may_send`
-- and the day's limit allow it. Returns null if it was not claimed, otherwise {message_id, attempt, kind, recipient,
-- minutes_before, booking, unsubscribe_token, alert, notice, quotation, newsletter, reply}, the last seven null unless
-- the message is about them, and in a welcome confirm_token. It contains tokens, so only the functions may call it.
-- Input from visitors occurs only in the recipient, the leads in a notice and the quote in a reply. The booking may
-- change until mark_sending, which checks again.
create or replace function private.claim_message(p_id uuid, may_send boolean) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  o private.outbox_state;
  ended_as text;
  reason text;
  notice jsonb;
  claimed jsonb;
begin
  perform from public.outbox d
  where d.id = p_id and (
    d.status = 'pending' or (d.status = 'sending' and d.claimed_at <= private.app_now() - private.claim_lease())
  )
  for update skip locked;
  if not found then
    return null;
  end if;
  select * into o from private.outbox_state where id = p_id;
  if o.status = 'sending' and o.begun_at is not null then
    ended_as := 'unknown';
    reason := 'It is not known whether it was sent: the program that was sending it stopped half-way.';
  elsif o.status = 'sending' and o.failed_begins + 1 >= private.most_begins() then
    ended_as := 'failed';
    reason := 'The program that was to send it stopped three times before it began.';
  elsif o.end_status is not null then
    ended_as := o.end_status;
    reason := o.end_reason;
  elsif o.status = 'sending' and o.superseded then
    ended_as := 'cancelled';
  elsif not may_send or o.stopped or not private.has_room_today(p_id, o.trusted) then
    return null;
  elsif o.kind = 'owner_notice' then
    notice := private.notice_facts(o.details);
    if notice is null then
      ended_as := 'cancelled';
      reason := 'Its leads were deleted, cancelled or marked as spam.';
    end if;
  end if;
  if ended_as is not null then
    update public.outbox d set
      status = ended_as, error = reason, failed_begins = d.failed_begins + (ended_as = 'failed')::integer
    where d.id = p_id;
    return null;
  end if;

  update public.outbox d set
    status = 'sending', attempts = d.attempts + 1, claimed_at = private.app_now(), begun_at = null, retry_at = null,
    error = null, send_day = private.today_in_malaysia(),
    failed_begins = d.failed_begins + (d.status = 'sending')::integer
  where d.id = p_id;
  select jsonb_build_object(
    'message_id', d.id, 'attempt', d.attempts, 'kind', d.kind, 'recipient', d.recipient,
    'minutes_before', d.minutes_before,
    'booking', case when b.id is not null then jsonb_build_object(
      'booking_id', b.id,
      'email_token', b.email_token,
      'sequence', b.sequence,
      'starts_at', to_char(b.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'call_method', b.call_method,
      'timezone', b.timezone,
      'visitor_offset', b.visitor_offset,
      'visitor_offset_at', to_char(b.visitor_offset_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'confirmed', o.trusted,
      'meeting_link', private.meeting_link(b),
      'cancel_reason', b.cancel_reason,
      'language', b.language
    ) end,
    'unsubscribe_token', s.unsubscribe_token,
    'alert', case when d.kind in ('owner_alert', 'password_changed') then private.alert_facts(d.details) end,
    'notice', notice,
    'quotation', case when q.id is not null then private.quotation_view(q) || jsonb_build_object('token', q.token) end,
    'newsletter', case when l.id is not null then
      jsonb_build_object('subject', l.subject, 'preheader', l.preheader, 'body', l.body)
    end,
    'reply', case when d.kind = 'reply' then d.details || jsonb_build_object('subject', d.subject) end
  ) || case when d.kind = 'welcome' then jsonb_build_object('confirm_token', s.confirm_token) else '{}' end
  into claimed
  from public.outbox d
  left join public.booking_submissions b on b.id = d.booking_id
  left join public.newsletter_subscribers s on s.id = d.subscriber_id
  left join public.newsletters l on l.id = d.newsletter_id
  left join public.quotations q on d.kind = 'quotation' and q.id = (d.details ->> 'quotation_id')::uuid
  where d.id = p_id;
  return claimed;
end
$$;

drop function public.send_reply(text, uuid, text, text, text);

/* Answers a lead by email, at its own address and with its message quoted; `language`, 'en' or 'ms', applies to the
   line above the quote and to the footer. It counts as an answer, so a request or an application no longer waits for
   one. The same text to the same lead within ten minutes is one email, however often it is submitted. To a suppressed
   address it is sent only with `anyway`. Returns the id of the message. For sales. HTTP 400 'invalid_input' (the hint
   names the field), 404 'lead_not_found', 409 'lead_without_email', 409 'address_suppressed' (the hint says why). */
create function public.send_reply(
  of_table text, row_id uuid, subject text, body text, language text default 'en', anyway boolean default false
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  heading constant text := btrim(send_reply.subject);
  written constant text := btrim(send_reply.body, E' \t\r\n');
  lead jsonb;
  address text;
  message uuid;
begin
  perform private.require_right(public.can_sell());
  if of_table is null or of_table not in (
    'booking_submissions', 'contact_submissions', 'work_opportunities', 'orders'
  ) then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = 'of_table';
  elsif heading is null or char_length(heading) not between 1 and 200 or heading ~ '[[:cntrl:]]' then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = 'subject';
  elsif written is null or char_length(written) not between 1 and 5000 then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = 'body';
  elsif send_reply.language is null or send_reply.language not in ('en', 'ms') then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = 'language';
  end if;

  -- Locked, so that of two simultaneous calls the second finds the first one's message.
  execute format('select to_jsonb(t) from public.%I t where t.id = $1 for update', of_table) into lead using row_id;
  if lead is null or lead ->> 'deleted_at' is not null then
    raise exception using errcode = 'PT404', message = 'lead_not_found', hint = 'It was already deleted.';
  end if;
  select private.clean_email(given) into address
  from unnest(array[lead ->> 'email', lead ->> 'contact', lead ->> 'customer_contact']) given
  where private.clean_email(given) ~ '@.+[.].' limit 1;
  if address is null then
    raise exception using
      errcode = 'PT409', message = 'lead_without_email', hint = 'There is no email address to write to.';
  elsif private.suppression_of(address) is not null and send_reply.anyway is not true then
    raise exception using
      errcode = 'PT409', message = 'address_suppressed', hint = private.suppression_of(address);
  end if;

  select d.id into message from public.outbox d
  where d.lead_id = row_id and d.status <> 'failed' and d.created_at > now() - interval '10 minutes'
    and (d.subject, d.details ->> 'text') = (heading, written);
  if message is not null then
    return message;
  end if;
  insert into public.outbox (kind, lead_table, lead_id, recipient, due_at, subject, details)
  select 'reply', of_table, row_id, address, private.app_now(), heading, jsonb_strip_nulls(jsonb_build_object(
    'text', written, 'language', send_reply.language, 'quote', lead ->> 'message', 'quoted_at', lead ->> 'created_at',
    'author_email', (select u.email from auth.users u where u.id = auth.uid()),
    'anyway', case when private.suppression_of(address) is not null then true end
  ))
  returning id into message;
  update public.contact_submissions c set status = 'replied'
  where of_table = 'contact_submissions' and c.id = row_id and c.status = 'new';
  update public.work_opportunities w set status = 'reviewing'
  where of_table = 'work_opportunities' and w.id = row_id and w.status = 'pending';
  return message;
end
$$;

-- Sends the email about a call again at once: the confirmation of a booked call, or the request to confirm a requested
-- one. Returns the address. For sales. HTTP 404 'lead_not_found', 409 'not_sendable' (the hint says why), 429
-- 'rate_limited': it was sent within the last minute.
create function public.resend_confirmation(booking_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  at constant timestamptz := private.app_now();
  b public.booking_submissions;
  wanted text;
  reason text;
begin
  perform private.require_right(public.can_sell());
  select o.* into b from public.booking_submissions o
  where o.id = resend_confirmation.booking_id and o.deleted_at is null for update;
  if b.id is null then
    raise exception using errcode = 'PT404', message = 'lead_not_found', hint = 'It was already deleted.';
  end if;
  wanted := case b.status when 'booked' then 'booking_confirmation' when 'requested' then 'booking_request' end;
  reason := case
    when b.email is null then 'There is no email address to write to.'
    when wanted is null then 'The call is not booked.'
    when b.starts_at <= at then 'The call has begun.'
    when not b.notify_by_email then 'The studio notifies the client itself.'
    else private.suppression_of(b.email)
  end;
  if reason is not null then
    raise exception using errcode = 'PT409', message = 'not_sendable', hint = reason;
  elsif exists (
    select from public.outbox d
    where d.booking_id = b.id and d.kind = wanted and d.recipient = b.email
      and (d.status = 'sending' or greatest(d.created_at, d.begun_at) > at - interval '1 minute')
  ) then
    raise exception using
      errcode = 'PT429', message = 'rate_limited', hint = 'It was sent a moment ago. Please wait a minute.';
  end if;
  -- One that waits for its turn or for the mail server goes now.
  update public.outbox d set due_at = at, retry_at = null, tried_since = null, details = d.details || '{"asked": true}'
  where d.booking_id = b.id and d.kind = wanted and d.status = 'pending';
  if not found then
    insert into public.outbox (kind, booking_id, recipient, created_at, due_at, details)
    values (wanted, b.id, b.email, at, at, '{"asked": true}');
  end if;
  return b.email;
end
$$;

/* What the provider reports about emails after it has taken them. Events may come twice, late and in any order; each
   value that they leave is the same in every order. */

-- Events that came before the message's provider_message_id was stored; a day later they belong to other emails of the
-- same account.
create table private.early_email_events (
  message_id text not null,
  event text not null check (event in ('delivered', 'hard', 'soft', 'complained')),
  occurred_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (message_id, event)
);

-- Stores an event in its message: the earliest delivery and complaint, and of the bounces the earliest hard one,
-- otherwise the earliest soft one. `event` as in private.early_email_events.
create function private.note_email_event(p_id uuid, event text, at timestamptz, reason text) returns void
language sql set search_path = ''
as $$
  update public.outbox d set
    delivered_at = case when event = 'delivered' then least(d.delivered_at, at) else d.delivered_at end,
    complained_at = case when event = 'complained' then least(d.complained_at, at) else d.complained_at end,
    bounced_at = case when n.newer then at else d.bounced_at end,
    bounce = case when n.newer then event else d.bounce end,
    bounce_reason = case when n.newer then left(reason, 1000) else d.bounce_reason end
  from public.outbox o
  cross join lateral (
    select event in ('hard', 'soft') and (
      o.bounce is null or (event, at, coalesce(reason, '')) < (o.bounce, o.bounced_at, coalesce(o.bounce_reason, ''))
    ) as newer
  ) n
  where d.id = p_id and o.id = d.id
$$;

-- No message goes to the address any more, and it leaves the newsletter. Of several events a complaint counts first,
-- then the earliest. An event from before an entry was lifted changes nothing.
create function private.suppress_address(
  p_address text, p_reason text, p_at timestamptz, p_detail text, p_provider text, p_message_id uuid
) returns void
language sql set search_path = ''
as $$
  insert into public.email_suppressions as s (created_at, address, reason, occurred_at, detail, provider, message_id)
  select private.app_now(), p_address, p_reason, p_at, p_detail, p_provider, p_message_id
  where not exists (select from public.email_suppressions l where l.address = p_address and l.lifted_at >= p_at)
  on conflict (address) where lifted_at is null do update set
    reason = excluded.reason, occurred_at = excluded.occurred_at, detail = excluded.detail,
    provider = excluded.provider, message_id = excluded.message_id
  where (excluded.reason = 'complained', s.occurred_at, coalesce(s.detail, ''))
    > (s.reason = 'complained', excluded.occurred_at, coalesce(excluded.detail, ''));
  update public.newsletter_subscribers n
  set is_active = false, unsubscribed_by = s.reason, unsubscribed_at = private.app_now()
  from public.email_suppressions s
  where n.email = p_address and n.is_active and s.address = p_address and s.lifted_at is null;
$$;

/* Stores what a provider reports: a list of {message_id: its name for the message or null, recipient, event:
   'delivered', 'bounced' or 'complained', bounce: 'hard', 'soft' or null, at: ISO or null (now), reason: text or null}.
   A hard bounce and a complaint suppress the address, also if the message is unknown here. For the function
   email-events. */
create function public.record_email_events(p_provider text, p_events jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  given record;
begin
  for given in
    select e.message_id, o.id as outbox_id, a.address, k.kind, least(e.at, private.app_now()) as at,
      nullif(btrim(left(e.reason, 1000)), '') as reason
    from jsonb_to_recordset(p_events) e (
      message_id text, recipient text, event text, bounce text, at timestamptz, reason text
    )
    cross join lateral (
      select case e.event when 'bounced' then coalesce(e.bounce, 'soft') else e.event end as kind
    ) k
    left join public.outbox o on o.provider_message_id = e.message_id
    cross join lateral (
      select coalesce(private.clean_email(e.recipient), private.clean_email(o.recipient)) as address
    ) a
    where k.kind in ('delivered', 'hard', 'soft', 'complained')
    -- Subscribers before messages, and in one order, as when somebody unsubscribes.
    order by k.kind not in ('hard', 'complained'), a.address, o.id, k.kind
  loop
    if given.kind in ('hard', 'complained') and given.address is not null then
      perform private.suppress_address(
        given.address, case given.kind when 'hard' then 'bounced' else 'complained' end, given.at, given.reason,
        p_provider, given.outbox_id
      );
    end if;
    if given.outbox_id is not null then
      perform private.note_email_event(given.outbox_id, given.kind, given.at, given.reason);
    elsif given.message_id <> '' then
      insert into private.early_email_events (message_id, event, occurred_at, created_at)
      values (left(given.message_id, 300), given.kind, given.at, private.app_now())
      on conflict on constraint early_email_events_pkey do update
      set occurred_at = least(early_email_events.occurred_at, excluded.occurred_at);
    end if;
  end loop;
end
$$;

create function private.take_early_events() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_email_event(new.id, e.event, e.occurred_at, null)
  from private.early_email_events e where e.message_id = new.provider_message_id
  order by e.event;
  delete from private.early_email_events e where e.message_id = new.provider_message_id;
  return null;
end
$$;

create trigger take_early_events after update of provider_message_id on public.outbox
  for each row when (
    new.provider_message_id is not null and new.provider_message_id is distinct from old.provider_message_id
  )
  execute function private.take_early_events();

grant execute on function public.send_reply, public.resend_confirmation to authenticated;

-- The addresses that get alerts of a kind ('bookings', 'requests', 'applications', 'changes' or 'problems'); without a
-- kind, those that get any alert. Suppressed addresses count as absent, so that their alerts go to the administrators.
create or replace function private.alert_addresses(kind text default null) returns setof text
language sql stable security definer set search_path = ''
as $$
  with reachable as (
    select r.* from public.alert_recipients r
    where r.deleted_at is null and private.suppression_of(r.email) is null
  )
  select r.email from reachable r
  where case when kind is null
    then r.bookings or r.requests or r.applications or r.changes or r.problems
    else (to_jsonb(r) ->> kind)::boolean
  end
  union all
  select u.email::text from auth.users u
  where u.raw_app_meta_data::jsonb ->> 'role' = 'admin' and u.email is not null
    and private.suppression_of(u.email) is null and not exists (select from reachable)
$$;

-- Every row about a person created up to `until`: their submissions with notes, follow-ups and messages. Messages are
-- found in one way after the other, because each has an index and a condition with `or` would read the whole outbox.
create or replace function private.person_rows(person text, until timestamptz default 'infinity')
returns table (table_name text, row_id uuid)
language sql stable set search_path = ''
as $$
  with leads as materialized (
    select distinct c.table_name, c.row_id from private.lead_contacts c where c.key = person and c.created_at <= until
    union
    select 'newsletter_subscribers', s.id from public.newsletter_subscribers s
    where s.address_hash = (select private.hash_address(person)) and s.created_at <= until
  )
  select * from leads
  union
  select 'lead_notes', n.id from public.lead_notes n
  where n.created_at <= until
    and (n.contact_key = person or (n.subject_table, n.subject_id) in (select * from leads))
  union
  select 'follow_ups', f.id from public.follow_ups f
  where f.created_at <= until and (f.lead_table, f.lead_id) in (select * from leads)
  union
  select 'quotations', q.id from public.quotations q
  where q.created_at <= until and ('orders', q.order_id) in (select * from leads)
  union
  select 'outbox', d.id from leads join public.outbox d on d.subscriber_id = leads.row_id where d.created_at <= until
  union
  select 'outbox', d.id from leads join public.outbox d on d.booking_id = leads.row_id where d.created_at <= until
  union
  select 'outbox', d.id
  from leads join public.outbox d on d.lead_id = leads.row_id and d.lead_table = leads.table_name where d.created_at <= until
  union
  select 'outbox', d.id from public.outbox d
  where d.recipient_key = (select private.normalized_contact(person)) and private.contact_key(d.recipient) = person
    and d.created_at <= until
  union
  select 'email_suppressions', x.id from public.email_suppressions x
  where x.address = person and x.created_at <= until
$$;

-- After a backup was restored: deletes the data of erased people again, up to their erasure, and the rows that were
-- erased individually. Later submissions are kept. Returns how many people and rows had reappeared.
create or replace function private.apply_erasures() returns integer
language plpgsql set search_path = ''
as $$
declare
  erasure record;
  again integer := 0;
begin
  for erasure in
    with contacts as (
      select c.key from private.lead_contacts c
      union
      select unnest(l.contacts) from public.audit_log l
      union
      select n.contact_key from public.lead_notes n
      union
      select private.contact_key(d.recipient) from public.outbox d
      union
      select x.address from public.email_suppressions x
      union
      select private.contact_key(a.address) from private.confirmed_addresses a
    )
    select c.key as person, max(e.created_at) as until
    from contacts c cross join private.erasure_keys k
    join public.erasure_log e on e.key_id = k.id and e.person_hash = private.person_hash(c.key, k.key)
    group by c.key
  loop
    again := again + (private.erase(erasure.person, erasure.until) -> 'erased' <> '{}')::integer;
  end loop;
  for erasure in
    select distinct c.table_name, c.row_id from private.lead_contacts c cross join private.erasure_keys k
    join public.erasure_log e on e.key_id = k.id and e.person_hash = private.person_hash(c.row_id::text, k.key)
  loop
    again := again + private.purge_rows(erasure.table_name, array[erasure.row_id]);
  end loop;
  return again;
end
$$;

-- Which rows have reached the end of their retention, as a condition on the rows `t` of a table at the time $1. A
-- request is kept as long as its order. Notes, follow-ups and replies are deleted with their lead, a note about a
-- person once no other data about them is left.
create or replace function private.expired() returns table (of_table text, condition text)
language sql immutable set search_path = ''
as $$
  values
    ('orders', $q$
      case when t.status in ('sent', 'accepted', 'in_work', 'paid')
        then date_trunc('year', t.updated_at, 'Asia/Kuala_Lumpur') + interval '1 year' + private.retention('orders')
        else t.updated_at + private.retention('calls and requests') end < $1
    $q$),
    ('contact_submissions', $q$
      t.updated_at + case t.status
        when 'spam' then private.retention('spam') else private.retention('calls and requests') end < $1
      and not exists (select from public.orders o where o.contact_submission_id = t.id)
    $q$),
    ('booking_submissions', $q$
      case t.status when 'spam' then t.updated_at + private.retention('spam')
        else greatest(t.updated_at, t.starts_at) + private.retention('calls and requests') end < $1
    $q$),
    ('work_opportunities', $q$
      t.updated_at + case t.status
        when 'spam' then private.retention('spam') else private.retention('applications') end < $1
    $q$),
    ('newsletter_subscribers', $q$
      t.is_active and t.confirmed_at is null
      and t.subscribed_at + private.retention('unconfirmed subscriptions') < $1
    $q$),
    ('lead_notes', $q$
      t.contact_key is not null and t.created_at + private.retention('calls and requests') < $1
      and not exists (select from private.lead_contacts c where c.key = t.contact_key)
    $q$),
    ('outbox', $q$
      t.updated_at + private.retention('emails') < $1 and t.status not in ('pending', 'sending') and t.kind <> 'reply'
    $q$),
    ('email_suppressions', $q$t.lifted_at + private.retention('history') < $1$q$),
    ('audit_log', $q$t.created_at < $1 - private.retention('history')$q$),
    ('abuse_incidents', $q$t.last_at + private.retention('history') < $1$q$)
$$;

/* Deletes data past its retention, a few hundred rows of a table at a time. It is called every minute but runs once
   an hour, and continues until nothing is left. Returns the number of deleted rows of each table: {<table>: rows}.
   For the function send-due. */
create or replace function public.clear_expired() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  batch constant integer := 500;
  at constant timestamptz := private.app_now();
  cleared jsonb := '{}';
  of_table text;
  condition text;
  ids uuid[];
  is_done boolean := true;
begin
  -- The calls of two consecutive minutes may overlap.
  if not pg_try_advisory_xact_lock(hashtext('clear_expired')) or exists (
    select from private.rate_limits r where r.bucket = 'clear_expired' and r.expires_at > at
  ) then
    return cleared;
  end if;

  for of_table, condition in
    select e.of_table, e.condition from private.expired() e
    union all
    select t.name, $q$t.deleted_at + private.retention('deleted') < $1$q$ from private.tables t where t.deletable
  loop
    execute format(
      'select array_agg(found.id) from (select t.id from public.%I t where %s limit $2) found', of_table, condition
    ) into ids using at, batch;
    if ids is not null then
      cleared := cleared || jsonb_build_object(
        of_table, coalesce((cleared ->> of_table)::integer, 0) + private.purge_rows(of_table, ids)
      );
      is_done := is_done and cardinality(ids) < batch;
    end if;
  end loop;

  delete from private.confirmed_addresses a
  where a.confirmed_at + private.retention('calls and requests') < at
    and not exists (select from private.lead_contacts c where c.key = a.address);
  delete from private.blocked_senders s where s.created_at + private.retention('blocked senders') < at;
  -- The caller of a booking is only needed while it may hold a time.
  delete from private.booking_callers c using public.booking_submissions b
  where b.id = c.booking_id and (b.starts_at < at or b.status in ('cancelled', 'spam'));
  delete from private.rate_limits r where r.expires_at < at;
  delete from private.early_email_events e where e.created_at < at - interval '1 day';

  if is_done then
    perform private.count_hit('clear_expired', 'studio', '1 hour');
  end if;
  return cleared;
end
$$;

alter table private.early_email_events enable row level security;

select private.create_table_triggers();
