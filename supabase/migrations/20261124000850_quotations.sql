-- Quotations: each is one version of an order as it was sent to the client, who reads it by its link, asks about it and
-- accepts it. Written by the procedures below alone, and never changed but for its status.

create table public.quotations (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  order_id uuid not null references public.orders (id) on delete cascade,
  version integer not null check (version > 0),
  -- 122 random bits.
  token uuid not null unique default gen_random_uuid(),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  valid_until date,
  status text not null default 'sent' check (status in ('sent', 'accepted', 'superseded')),
  accepted_at timestamptz,
  accepted_name text check (
    char_length(btrim(accepted_name)) between 1 and 200 and accepted_name !~ '[<>[:cntrl:]]'
  ),
  unique (order_id, version),
  constraint quotations_acceptance check (
    (status = 'accepted') = (accepted_at is not null) and (status = 'accepted') = (accepted_name is not null)
  )
);

comment on column public.quotations.content is
  'What the client reads: number, customer_name, items, totals, sst_percent, deposit_percent, valid_until, terms, and of the studio name, company_name, ssm_number and sst_number, as they were when it was sent.';

create index quotations_accepted on public.quotations (accepted_at desc) where accepted_at is not null;

alter table public.quotations enable row level security;
grant select on public.quotations to authenticated;
create policy "sales read" on public.quotations for select to authenticated
  using ((select public.can_sell()));

-- 'sent' while it can be accepted, else 'accepted', 'superseded' by a newer version, 'withdrawn' with its order, or
-- 'expired' after its last day.
create function private.quotation_state(q public.quotations) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when q.status <> 'sent' then q.status
    when not exists (
      select from public.orders o where o.id = q.order_id and o.status <> 'cancelled' and o.deleted_at is null
    ) then 'withdrawn'
    when q.valid_until < private.today_in_malaysia() then 'expired'
    else 'sent'
  end
$$;

-- What its client may see. One that no longer holds shows its number and nothing that was offered.
create function private.quotation_view(q public.quotations) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'number', q.content ->> 'number', 'version', q.version, 'status', s.state,
    'sent_on', (q.created_at at time zone 'Asia/Kuala_Lumpur')::date
  ) || case when s.state in ('superseded', 'withdrawn') then '{}' else
    q.content || jsonb_build_object('accepted_at', q.accepted_at, 'accepted_name', q.accepted_name)
  end
  from (select private.quotation_state(q) as state) s
$$;

-- Sends an order as it is now: by email where its contact is an address, else by the link alone. A change since the last
-- version makes a new one, and the one before can no longer be accepted; without a change the same version goes out
-- again. Gives {id, version, token, recipient: null where no email goes out}. For sales. HTTP 404
-- 'lead_not_found', HTTP 409 'quotation_not_ready' (the hint says why).
create function public.send_quotation(order_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  o public.orders;
  q public.quotations;
  facts jsonb;
  said jsonb;
  reason text;
  recipient text;
begin
  perform private.require_sales('send_quotation');
  select * into o from public.orders each where each.id = send_quotation.order_id and each.deleted_at is null for update;
  if o.id is null then
    raise exception using errcode = 'PT404', message = 'lead_not_found', hint = 'It is gone already.';
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

  said := jsonb_build_object(
    'number', o.order_number, 'customer_name', o.customer_name, 'items', o.items,
    'totals', private.order_totals(o.items, o.discount_sen, o.sst_percent, o.deposit_percent),
    'sst_percent', o.sst_percent, 'deposit_percent', o.deposit_percent, 'valid_until', o.valid_until,
    'terms', o.terms, 'studio', public.studio_facts() ->> 'name', 'company_name', facts ->> 'company_name',
    'ssm_number', facts ->> 'ssm_number', 'sst_number', case when o.sst_percent > 0 then facts ->> 'sst_number' end
  );
  select * into q from public.quotations each where each.order_id = o.id order by each.version desc limit 1;
  if q.id is null or q.status <> 'sent' or q.content <> said then
    update public.quotations each set status = 'superseded' where each.order_id = o.id and each.status = 'sent';
    insert into public.quotations as made (created_at, order_id, version, content, valid_until)
    values (private.app_now(), o.id, coalesce(q.version, 0) + 1, said, o.valid_until)
    returning made.* into q;
  end if;
  if o.customer_contact ~ '@.+[.].' then
    recipient := private.clean_email(o.customer_contact);
  end if;
  if recipient is not null then
    insert into public.outbox (kind, recipient, created_at, due_at, details)
    values (
      'quotation', recipient, private.app_now(), private.app_now(), jsonb_build_object('quotation_id', q.id)
    )
    on conflict do nothing;
  end if;
  -- Work that has begun goes on while the client reads a new version.
  update public.orders each set status = 'sent' where each.id = o.id and each.status in ('draft', 'accepted');
  return jsonb_build_object('id', q.id, 'version', q.version, 'token', q.token, 'recipient', recipient);
end
$$;

-- The quotation of a token as its client sees it, null where there is none: {number, version, status: 'sent', 'expired',
-- 'accepted', 'superseded' or 'withdrawn', sent_on} and, unless it is one of the last two, its content, accepted_at and
-- accepted_name. HTTP 429 'rate_limited': 120 in 10 minutes for a caller.
create function public.read_quotation(token uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  q public.quotations;
begin
  perform private.hit_rate_limit('quotation read by caller', private.caller_address(), 120, interval '10 minutes');
  select each.* into q from public.quotations each join public.orders o on o.id = each.order_id
  where each.token = read_quotation.token and o.deleted_at is null;
  return case when q.id is not null then private.quotation_view(q) end;
end
$$;

-- Accepts a quotation in somebody's name, once; gives what read_quotation gives. The same name again changes nothing.
-- HTTP 404 'quotation_not_found'; 400 'invalid_input' (hint 'name'); 409 'quotation_accepted', 'quotation_superseded',
-- 'quotation_withdrawn', 'quotation_expired'; 429 'rate_limited'.
create function public.accept_quotation(token uuid, name text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  signed constant text := btrim(name);
  of_order uuid;
  q public.quotations;
begin
  perform private.hit_rate_limit('quotation answer by caller', private.caller_address(), 30, interval '10 minutes');
  if (char_length(signed) between 1 and 200 and signed !~ '[<>[:cntrl:]]') is not true then
    return private.refusal('PT400', 'invalid_input', 'name');
  end if;
  -- The order first, as send_quotation locks them: two acceptances, or a new version, wait for each other.
  select o.id into of_order from public.orders o join public.quotations each on each.order_id = o.id
  where each.token = accept_quotation.token and o.deleted_at is null for update of o;
  select each.* into q from public.quotations each where each.order_id = of_order and each.token = accept_quotation.token;
  case private.quotation_state(q)
    when 'sent' then
      update public.quotations each set status = 'accepted', accepted_at = private.app_now(), accepted_name = signed
      where each.id = q.id returning each.* into q;
      update public.orders o set status = 'accepted' where o.id = of_order and o.status in ('draft', 'sent');
      insert into private.owner_events (recipient, table_name, row_id, event)
      select address, 'orders', of_order, 'accepted' from private.alert_addresses('changes') address;
    when 'accepted' then
      if q.accepted_name <> signed then
        return private.refusal('PT409', 'quotation_accepted', 'This quotation was accepted already.');
      end if;
    when 'superseded' then
      return private.refusal('PT409', 'quotation_superseded', 'A newer version took its place.');
    when 'expired' then
      return private.refusal('PT409', 'quotation_expired', 'Its last day is over. Please ask us for a new one.');
    else
      if q.id is null then
        return private.refusal('PT404', 'quotation_not_found', 'This link belongs to no quotation.');
      end if;
      return private.refusal('PT409', 'quotation_withdrawn', 'This quotation was withdrawn.');
  end case;
  return private.quotation_view(q);
end
$$;

-- Stores a client's question as a message of theirs, so that it waits in the inbox and the studio gets an alert. Gives
-- {ok: true}. HTTP 404 'quotation_not_found'; 400 'invalid_input' (hint 'question'); 429 'rate_limited' (10 in an hour
-- for a quotation) or 'inbox_full'.
create function public.ask_about_quotation(token uuid, question text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  asked constant text := btrim(question, E' \t\r\n');
  q public.quotations;
  o public.orders;
  said_name text;
  contact text;
begin
  perform private.hit_rate_limit('quotation answer by caller', private.caller_address(), 30, interval '10 minutes');
  select each.* into q from public.quotations each where each.token = ask_about_quotation.token;
  select each.* into o from public.orders each where each.id = q.order_id and each.deleted_at is null;
  if o.id is null then
    return private.refusal('PT404', 'quotation_not_found', 'This link belongs to no quotation.');
  end if;
  if (asked ~ '\S' and char_length(asked) <= 4000 and octet_length(asked) <= 9000) is not true then
    return private.refusal('PT400', 'invalid_input', 'question');
  end if;
  -- A message takes less than an order, which the studio writes.
  said_name := btrim(regexp_replace(o.customer_name, '[<>[:cntrl:]]+', ' ', 'g'));
  contact := btrim(regexp_replace(o.customer_contact, '[<>[:cntrl:]]+', ' ', 'g'));
  perform private.hit_rate_limit('quotation question', q.id::text, 10, interval '1 hour');
  perform private.count_submission(octet_length(asked));
  insert into public.contact_submissions (created_at, name, contact, message)
  values (
    private.app_now(), coalesce(nullif(said_name, ''), 'Client'),
    case when char_length(contact) >= 3 then contact else 'not given' end,
    format(E'About quotation %s, version %s:\n\n%s', o.order_number, q.version, asked)
  );
  return '{"ok": true}';
end
$$;

grant execute on function public.send_quotation(uuid) to authenticated;
grant execute on function public.read_quotation(uuid) to anon, authenticated, service_role;
grant execute on function public.accept_quotation(uuid, text) to anon, authenticated, service_role;
grant execute on function public.ask_about_quotation(uuid, text) to anon, authenticated, service_role;
