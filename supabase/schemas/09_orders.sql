-- For sales: orders, the quotations sent for them, the board, and the report of leads. Money is in sen.

-- Orders are numbered automatically: RS-2026-0001, with the initials of the studio's name and a counter for each
-- Malaysian year.
create table private.order_counters (
  year integer primary key,
  last_number integer not null
);

-- Whether a value is a valid list of order items: at most 50 of {text, quantity, unit_sen}.
create function private.are_items(items jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select case when jsonb_typeof(items) = 'array' then jsonb_array_length(items) <= 50 and (
    select coalesce(bool_and(coalesce(case when jsonb_typeof(item) = 'object' then
      item - '{text,quantity,unit_sen}'::text[] = '{}'
      and jsonb_typeof(item -> 'text') = 'string'
      and item ->> 'text' ~ '\S' and char_length(item ->> 'text') <= 500
      and (item -> 'quantity')::text ~ '^[1-9][0-9]{0,4}$'
      and (item -> 'unit_sen')::text ~ '^[0-9]{1,10}$'
    end, false)), true)
    from jsonb_array_elements(case jsonb_typeof(items) when 'array' then items else '[]' end) item
  ) else false end
$$;

-- The totals of a list of items, in sen: {subtotal_sen, discount_sen, sst_sen, total_sen, deposit_sen}. The tax is
-- computed once, on the sum after the discount. Tax and deposit are rounded half up to a sen; nothing is rounded to 5
-- sen. src/admin/leads/orders/order-totals.ts implements the same; tests/support/money-cases.ts tests both.
create function private.order_totals(items jsonb, discount_sen bigint, sst_percent integer, deposit_percent integer)
  returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  select jsonb_build_object(
    'subtotal_sen', subtotal, 'discount_sen', discount_sen, 'sst_sen', sst, 'total_sen', total,
    'deposit_sen', (total * deposit_percent + 50) / 100
  )
  from (
    select coalesce(sum((item ->> 'quantity')::bigint * (item ->> 'unit_sen')::bigint), 0)::bigint as subtotal
    from jsonb_array_elements(items) item
  ) s
  cross join lateral (select ((subtotal - discount_sen) * sst_percent + 50) / 100 as sst) t
  cross join lateral (select subtotal - discount_sen + sst as total) u
$$;

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  order_number text not null unique check (order_number ~ '^[A-Z0-9-]{3,40}$'),
  contact_submission_id uuid references public.contact_submissions (id) on delete set null,
  customer_name text not null check (customer_name ~ '\S' and char_length(customer_name) <= 200),
  customer_contact text not null check (char_length(btrim(customer_contact)) between 3 and 254),
  -- The person, stored so that the report over all leads need not compute it.
  person_key text collate "C" generated always as (private.contact_key(customer_contact)) stored,
  -- For the studio; no quotation shows it.
  description text not null default '' check (char_length(description) <= 5000),
  -- Ten thousand million sen or more is a typing mistake.
  -- The total of its items, if it has any.
  amount_sen bigint not null check (amount_sen >= 0)
    constraint orders_amount_within_reason check (amount_sen < 10000000000),
  currency text not null default 'MYR' check (currency = 'MYR'),
  status text not null default 'draft' check (status in ('draft', 'sent', 'accepted', 'in_work', 'paid', 'cancelled')),
  -- Why the client did not buy; kept while the order is cancelled.
  lost_reason text check (lost_reason ~ '\S' and char_length(lost_reason) <= 200),
  due_date date,
  items jsonb not null default '[]' check (private.are_items(items)),
  discount_sen bigint not null default 0 check (discount_sen between 0 and 9999999999),
  sst_percent integer not null default 0 check (sst_percent between 0 and 100),
  deposit_percent integer not null default 0 check (deposit_percent between 0 and 100),
  valid_until date,
  terms text not null default '' check (char_length(terms) <= 5000)
);

create index orders_newest on public.orders (created_at desc, id);
create index orders_by_status on public.orders (status, created_at desc);
create index orders_of_an_enquiry on public.orders (contact_submission_id);
create index orders_by_contact on public.orders (person_key);

alter table public.orders enable row level security;
grant select, insert, update on public.orders to authenticated;
create policy "sales do everything" on public.orders to authenticated
  using (deleted_at is null and (select public.can_sell()));

-- A check runs with the rights of the writer.
grant execute on function private.are_items(jsonb) to authenticated;

-- The amount of an order with items is their total; an order without items keeps the amount that was entered. Only a
-- cancelled order keeps a reason.
create function private.complete_order() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.items <> '[]' and private.are_items(new.items) then
    new.amount_sen := private.order_totals(new.items, new.discount_sen, new.sst_percent, 0) ->> 'total_sen';
  end if;
  if new.status <> 'cancelled' then
    new.lost_reason := null;
  end if;
  return new;
end
$$;

create trigger complete_order before insert or update on public.orders
  for each row execute function private.complete_order();

-- The next free order number. Its counter stays locked until the order is stored, so two simultaneous orders never get
-- the same number, and the number of a refused order is reused. Numbers entered by hand are skipped.
create function private.next_order_number() returns text
language plpgsql security definer set search_path = ''
as $$
declare
  this_year constant integer := extract(year from private.today_in_malaysia())::integer;
  words constant text := regexp_replace(upper(private.setting('studio') ->> 'name'), '[^A-Z0-9 ]', '', 'g');
  initials constant text := coalesce(nullif(left(regexp_replace(words, '(\w)\w* *', '\1', 'g'), 4), ''), 'ORDER');
  candidate text;
begin
  loop
    insert into private.order_counters as c (year, last_number) values (this_year, 1)
    on conflict (year) do update set last_number = c.last_number + 1
    returning format('%s-%s-%s', initials, c.year, lpad(c.last_number::text, greatest(4, length(c.last_number::text)), '0'))
    into candidate;
    exit when not exists (select from public.orders o where o.order_number = candidate);
  end loop;
  return candidate;
end
$$;

-- A column's default runs with the rights of the caller, who has no access to the private schema.
grant execute on function private.next_order_number() to authenticated;
alter table public.orders alter column order_number set default private.next_order_number();

create trigger check_status_change before update of status on public.orders
  for each row when (old.status is distinct from new.status)
  execute function private.check_status_change(
    'draft-sent', 'draft-accepted', 'draft-cancelled', 'sent-accepted', 'sent-paid', 'sent-cancelled',
    'accepted-in_work', 'accepted-paid', 'accepted-cancelled', 'in_work-paid', 'in_work-cancelled'
  );

-- A request follows the status of its order: a sent order marks it as replied, an accepted, started or paid order
-- closes it.
create function private.answer_request_of_order() returns trigger
language plpgsql set search_path = ''
as $$
begin
  update public.contact_submissions c
  set status = case when new.status = 'sent' then 'replied' else 'closed' end
  where c.id = new.contact_submission_id
    and (c.status = 'new' or (c.status = 'replied' and new.status <> 'sent'));
  return null;
end
$$;

create trigger answer_request_on_insert after insert on public.orders
  for each row when (new.status in ('sent', 'accepted', 'in_work', 'paid') and new.contact_submission_id is not null)
  execute function private.answer_request_of_order();
create trigger answer_request after update of status on public.orders
  for each row when (
    new.status in ('sent', 'accepted', 'in_work', 'paid') and new.status <> old.status and new.contact_submission_id is not null
  )
  execute function private.answer_request_of_order();

/* Quotations: each is one version of an order as sent to the client, who reads it by its link, can ask about it and
   accepts it. Only the procedures below write it, and they change nothing but its status. */

create table public.quotations (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  order_id uuid not null references public.orders (id) on delete cascade,
  version integer not null check (version > 0),
  -- 122 random bits.
  token uuid not null unique default gen_random_uuid(),
  -- What the client reads, as it was when the quotation was sent (public.send_quotation).
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

create index quotations_accepted on public.quotations (accepted_at desc) where accepted_at is not null;

alter table public.quotations enable row level security;
select private.grant_columns('public.quotations', 'select');
create policy "sales read" on public.quotations for select to authenticated
  using ((select public.can_sell()));

-- The state of a quotation: 'sent' while it can be accepted, otherwise 'accepted', 'superseded' by a newer version,
-- 'withdrawn' with its order, or 'expired' after its last day.
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

-- What the client may see. A superseded or withdrawn quotation shows its number but not its offer.
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

-- Sends an order in its current state: by email if its contact is an email address that is not suppressed, otherwise
-- only by a link for the client. If the order has changed since the last version, a new version is created and the
-- previous one can no longer be accepted; otherwise the same version is sent again. Returns {id, version, token,
-- recipient: null if no email is sent}. For sales. HTTP 404 'lead_not_found', HTTP 409 'quotation_not_ready' (the hint
-- says why).
create function public.send_quotation(order_id uuid) returns jsonb
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

-- The versions of an order's quotation with the tokens of their links, which sales send to the client; newest first.
-- Empty for a deleted order. HTTP 403 unless the caller is in sales.
create function public.order_quotations(of_order uuid) returns table (
  id uuid, created_at timestamptz, version integer, token uuid, status text, valid_until date, accepted_at timestamptz,
  accepted_name text
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_right(public.can_sell());
  return query
    select q.id, q.created_at, q.version, q.token, q.status, q.valid_until, q.accepted_at, q.accepted_name
    from public.quotations q join public.orders o on o.id = q.order_id
    where q.order_id = of_order and o.deleted_at is null
    order by q.version desc;
end
$$;

-- The quotation of a token as its client sees it, null if there is none: {number, version, status: 'sent', 'expired',
-- 'accepted', 'superseded' or 'withdrawn', sent_on}, and unless it is superseded or withdrawn its content, accepted_at
-- and accepted_name. HTTP 429 'rate_limited': 120 in 10 minutes for a caller.
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

-- Accepts a quotation under a name, once; returns what read_quotation returns. Accepting it again with the same name
-- changes nothing. HTTP 404 'quotation_not_found'; 400 'invalid_input' (hint 'name'); 409 'quotation_accepted',
-- 'quotation_superseded', 'quotation_withdrawn', 'quotation_expired'; 429 'rate_limited'.
create function public.accept_quotation(token uuid, name text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  signed constant text := btrim(name);
  of_order uuid;
  q public.quotations;
  state text;
begin
  perform private.hit_rate_limit('quotation answer by caller', private.caller_address(), 30, interval '10 minutes');
  if (char_length(signed) between 1 and 200 and signed !~ '[<>[:cntrl:]]') is not true then
    return private.refusal('PT400', 'invalid_input', 'name');
  end if;
  -- The order is locked first, as in send_quotation, so that two acceptances, or an acceptance and a new version, wait
  -- for each other.
  select o.id into of_order from public.orders o join public.quotations each on each.order_id = o.id
  where each.token = accept_quotation.token and o.deleted_at is null for update of o;
  select each.* into q from public.quotations each where each.order_id = of_order and each.token = accept_quotation.token;
  state := private.quotation_state(q);
  if q.id is null then
    return private.refusal('PT404', 'quotation_not_found', 'This link belongs to no quotation.');
  elsif state = 'sent' then
    update public.quotations each set status = 'accepted', accepted_at = private.app_now(), accepted_name = signed
    where each.id = q.id returning each.* into q;
    update public.orders o set status = 'accepted' where o.id = of_order and o.status in ('draft', 'sent');
    insert into private.owner_events (recipient, table_name, row_id, event)
    select address, 'orders', of_order, 'accepted' from private.alert_addresses('changes') address;
  elsif state = 'accepted' and q.accepted_name <> signed then
    return private.refusal('PT409', 'quotation_accepted', 'This quotation was accepted already.');
  elsif state = 'superseded' then
    return private.refusal('PT409', 'quotation_superseded', 'A newer version took its place.');
  elsif state = 'expired' then
    return private.refusal('PT409', 'quotation_expired', 'Its last day is over. Please ask us for a new one.');
  elsif state = 'withdrawn' then
    return private.refusal('PT409', 'quotation_withdrawn', 'This quotation was withdrawn.');
  end if;
  return private.quotation_view(q);
end
$$;

-- Stores a client's question as a message from them, so that it waits in the inbox and the studio gets an alert.
-- Returns {ok: true}. HTTP 404 'quotation_not_found'; 400 'invalid_input' (hint 'question'); 429 'rate_limited' (10 in
-- an hour for a quotation) or 'inbox_full'.
create function public.ask_about_quotation(token uuid, question text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  asked constant text := btrim(question, E' \t\r\n');
  q public.quotations;
  o public.orders;
  client text;
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
  -- A message has a lower limit than an order's description, which the studio writes, so the text is cut.
  client := btrim(regexp_replace(o.customer_name, '[<>[:cntrl:]]+', ' ', 'g'));
  contact := btrim(regexp_replace(o.customer_contact, '[<>[:cntrl:]]+', ' ', 'g'));
  perform private.hit_rate_limit('quotation question', q.id::text, 10, interval '1 hour');
  perform private.count_submission(octet_length(asked));
  insert into public.contact_submissions (created_at, name, contact, message)
  values (
    private.app_now(), coalesce(nullif(client, ''), 'Client'),
    case when char_length(contact) >= 3 then contact else 'not given' end,
    format(E'About quotation %s, version %s:\n\n%s', o.order_number, q.version, asked)
  );
  return '{"ok": true}';
end
$$;

/* The board of orders, and the report on where leads come from and how many are won. */

-- For each status: the number of orders, their total and the newest 30. It runs with the rights of its caller, so that
-- a caller who may not read orders gets no rows.
create function public.order_board() returns table (status text, orders bigint, amount_sen bigint, newest jsonb)
language sql stable set search_path = ''
as $$
  select g.status, g.orders, g.amount_sen, (
    select jsonb_agg(to_jsonb(c) order by c.created_at desc, c.id)
    from (
      select o.id, o.created_at, o.order_number, o.customer_name, o.amount_sen, o.status, o.due_date, o.lost_reason
      from public.orders o where o.deleted_at is null and o.status = g.status
      order by o.created_at desc, o.id
      limit 30
    ) c
  )
  from (
    select o.status, count(*) as orders, sum(o.amount_sen)::bigint as amount_sen
    from public.orders o where o.deleted_at is null group by o.status
  ) g
$$;

-- The leads of the last twelve months in Malaysia, by month and source: {month: its first day, kind: 'campaign',
-- 'website', 'direct', 'unknown' or 'other', name: of the first two}. Each person counts once, in the month and under
-- the source of their first call, message or order. `won` counts the people with an order that was accepted, is in work
-- or is paid; `won_sen` is the total of these orders. The 20 largest sources have rows of their own; the rest are
-- 'other'. For sales.
create function public.lead_report()
returns table (month date, kind text, name text, leads bigint, won bigint, won_sen bigint)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  since constant timestamptz := (date_trunc('month', private.today_in_malaysia()::timestamp) - interval '11 months')
    at time zone 'Asia/Kuala_Lumpur';
begin
  perform private.require_right(public.can_sell());
  return query
    with own_orders as (
      select coalesce(c.person_key, o.person_key, o.id::text) as person,
        o.created_at, case when o.status in ('accepted', 'in_work', 'paid') then o.amount_sen end as won_sen
      from public.orders o left join public.contact_submissions c on c.id = o.contact_submission_id
      where o.deleted_at is null
    ),
    came as (
      select coalesce(b.person_key, b.id::text) as person, b.created_at, b.source
      from public.booking_submissions b where b.deleted_at is null and b.status <> 'spam'
      union all
      select coalesce(c.person_key, c.id::text), c.created_at, c.source
      from public.contact_submissions c where c.deleted_at is null and c.status <> 'spam'
      union all
      select o.person, o.created_at, '{}' from own_orders o
    ),
    people as (
      select distinct on (person) person, created_at, source from came order by person, created_at
    ),
    bought as (
      select person, sum(won_sen) as won_sen from own_orders where won_sen is not null group by person
    ),
    by_source as (
      select date_trunc('month', p.created_at at time zone 'Asia/Kuala_Lumpur')::date as month,
        case
          when p.source ? 'campaign' then 'campaign'
          when p.source ? 'referrer' then 'website'
          when p.source ? 'page' then 'direct'
          else 'unknown'
        end as kind,
        coalesce(p.source ->> 'campaign', p.source ->> 'referrer', '') as name,
        count(*) as leads, count(b.person) as won, coalesce(sum(b.won_sen), 0) as won_sen
      from people p left join bought b on b.person = p.person
      where p.created_at >= since
      group by 1, 2, 3
    ),
    largest as (
      select kind, name from by_source group by kind, name order by sum(leads) desc, kind, name limit 20
    )
    select s.month, coalesce(l.kind, 'other'), coalesce(l.name, ''), sum(s.leads)::bigint, sum(s.won)::bigint,
      sum(s.won_sen)::bigint
    from by_source s left join largest l on l.kind = s.kind and l.name = s.name
    group by 1, 2, 3
    order by 1 desc, 4 desc, 2, 3;
end
$$;

grant execute on function
  public.read_quotation, public.accept_quotation, public.ask_about_quotation
  to anon, authenticated;

grant execute on function
  public.send_quotation, public.order_quotations, public.order_board, public.lead_report
  to authenticated;
