-- Finding people reads no whole table any more. An 'or' over two tables made each look-up of a person read every
-- order; a number was only found by index where its spacing was the one it had been left with; and one or two letters
-- are too few for any index to find them in the middle of a word. Who is no administrator is told of nobody, without
-- an error, as in every list (docs/departures.md). Otherwise as in 20261121002705 and 20261121003101.

-- All that came from `contact`, however it is spelled, newest first; orders also by the request they were made from.
-- Nothing for who is no administrator.
create or replace function public.person_leads(contact text) returns table (
  kind text, id uuid, at timestamptz, name text, contact_given text, other_contact text, status text,
  title text, summary text, starts_at timestamptz, amount_sen bigint, due_date date
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  person constant text := private.person_key(person_leads.contact);
begin
  if person is null or not public.is_admin() then
    return;
  end if;
  return query
    select 'booking', b.id, b.created_at, b.name, b.contact, null::text, b.status,
      coalesce(b.project_type, b.package), left(b.message, 400), b.starts_at, null::bigint, null::date
    from public.booking_submissions b where private.person_key(b.contact) = person
    union all
    select c.kind, c.id, c.created_at, c.name, c.contact, null, c.status,
      coalesce(c.project_type, c.package), left(c.message, 400), null, null, null
    from public.contact_submissions c where private.person_key(c.contact) = person
    union all
    select 'application', w.id, w.created_at, w.full_name, w.email, w.contact_number, w.status,
      w.area_of_expertise, null, null, null, null
    from public.work_opportunities w where w.email = person or private.person_key(w.contact_number) = person
    union all
    select 'subscriber', s.id, s.subscribed_at, s.name, s.email, null,
      case when s.is_active then 'active' else 'unsubscribed' end, null, null, null, null, null
    from public.newsletter_subscribers s where s.email = person
    union all
    select 'order', o.id, o.created_at, o.customer_name, o.customer_contact, null, o.status,
      o.order_number, left(o.description, 400), null, o.amount_sen, o.due_date
    from public.orders o
    where o.id in (
      select own.id from public.orders own where private.person_key(own.customer_contact) = person
      union
      select made.id
      from public.orders made
      join public.contact_submissions r on r.id = made.contact_submission_id
      where private.person_key(r.contact) = person
    )
    order by 3 desc, 2
    limit 1000;
end
$$;

-- Where a person's names and contacts stand, told once: the indexes below and the procedure are made from it.
-- `held` asks them for a pattern, $2; `words` is all of them with a blank before each word; `figures` a number's bare
-- figures. `letters` is the desk search's text, which holds all of them and has an index of its own (20261121002800).
create function private.people_kinds()
returns table (
  kind text, source regclass, key text, name text, contact text, at text, held text, words text, figures text,
  letters text
)
language sql immutable set search_path = ''
as $$
  select p.kind, p.source, p.key, p.owned[1], p.owned[2], p.at,
    (select string_agg(format('%I ilike $2', o), ' or ') from unnest(p.owned) o),
    (
      select format(
        $q$translate(lower(' ' || %s), E'@.-_(/+''', '        ')$q$,
        string_agg(format($q$coalesce(%I, '')$q$, o), $q$ || ' ' || $q$ order by place)
      )
      from unnest(p.owned) with ordinality u (o, place)
    ),
    format($q$regexp_replace(%I, '[^0-9]', '', 'g')$q$, p.owned[array_length(p.owned, 1)]),
    s.letters
  from (
    values
      ($q$'booking'$q$, 'public.booking_submissions'::regclass, 'private.person_key(contact)', 'created_at',
        array['name', 'contact']),
      ('kind', 'public.contact_submissions', 'private.person_key(contact)', 'created_at', array['name', 'contact']),
      ($q$'application'$q$, 'public.work_opportunities', 'email', 'created_at',
        array['full_name', 'email', 'contact_number']),
      ($q$'subscriber'$q$, 'public.newsletter_subscribers', 'email', 'subscribed_at', array['name', 'email']),
      ($q$'order'$q$, 'public.orders', 'private.person_key(customer_contact)', 'created_at',
        array['customer_name', 'customer_contact'])
  ) p (kind, source, key, at, owned)
  join private.search_kinds() s on s.source = p.source
$$;

revoke execute on function private.people_kinds() from public, anon, authenticated;

do $$
declare
  trigrams constant text := (
    select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm'
  );
  k record;
begin
  -- Without it the search is slower, never different.
  if trigrams is null then
    return;
  end if;
  for k in
    select c.relname, p.source, p.words from private.people_kinds() p join pg_class c on c.oid = p.source
  loop
    execute format(
      'create index %I on %s using gin ((%s) %I.gin_trgm_ops)',
      k.relname || '_by_word', k.source, k.words, trigrams
    );
  end loop;
end
$$;

-- People whose name or contact holds `search`, or whose address or number it is in another spelling; for no text
-- those heard from last. Four figures or more are found in a number however either is spaced. One or two letters or
-- figures find the words that begin with them: no index finds so few in the middle of one.
-- Newest first, at most 50, from the newest 200 of each kind that match. Nothing for who is no administrator.
-- Taking a row's texts apart costs far more than the planner thinks of an operator, and fetching the row less than it
-- thinks of a disk; so told, it reads fewer rows.
create or replace function public.find_people(search text default '') returns table (
  person_key text, name text, contact text, kinds text[], leads integer, last_at timestamptz
)
language plpgsql stable security definer
set search_path = '' set cpu_operator_cost = 0.2 set random_page_cost = 1.1
as $$
declare
  typed constant text := btrim(regexp_replace(left(coalesce(search, ''), 200), '[[:cntrl:]]+', ' ', 'g'));
  pattern text := '%' || regexp_replace(typed, '([\\%_])', '\\\1', 'g') || '%';
  digits constant text := regexp_replace(regexp_replace(typed, '[^0-9]', '', 'g'), '^(60|0)', '');
  condition text;
begin
  if not public.is_admin() then
    return;
  end if;

  -- What an index answers stands first; the rest leaves out what was found in a message alone.
  if typed = '' then
    condition := 'true';
  elsif typed ~ '^[A-Za-z0-9]{1,2}$' then
    condition := '%1$s like $2';
    pattern := '% ' || lower(typed) || '%';
  elsif typed ~ '^[0-9 ().+-]+$' and char_length(digits) >= 4 then
    condition := '((%2$s) ilike $2 or (%2$s) ilike $3) and (%3$s or %4$s like $3)';
  else
    condition := '(%2$s) ilike $2 and (%3$s)';
  end if;

  return query execute format(
    $q$
    with found as (
      select l.kind, l.id, $1 as key, l.name, l.contact_given as contact, l.at from public.person_leads($1) l
      %s
    )
    select f.key, (array_agg(f.name order by f.at desc) filter (where f.name is not null))[1],
      (array_agg(f.contact order by f.at desc))[1], array_agg(distinct f.kind),
      count(distinct f.id)::integer, max(f.at)
    from found f
    where f.key is not null
    group by f.key
    order by max(f.at) desc, f.key
    limit 50
    $q$,
    (
      select string_agg(
        format(
          'union (select %s, id, %s, %s, %s, %s from %s where %s order by %s desc limit 200)',
          k.kind, k.key, k.name, k.contact, k.at, k.source,
          format(condition, k.words, k.letters, k.held, k.figures), k.at
        ),
        E'\n'
      )
      from private.people_kinds() k
    )
  ) using private.person_key(typed), pattern, '%' || digits || '%';
end
$$;
