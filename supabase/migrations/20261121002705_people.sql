-- A person is whatever came from one email address or one phone number. For administrators; each look-up by index.

-- All that came from `contact`, however it is spelled, newest first; orders also by the request they were made from.
-- Refuses with HTTP 403 when the caller is no administrator.
create function public.person_leads(contact text) returns table (
  kind text, id uuid, at timestamptz, name text, contact_given text, other_contact text, status text,
  title text, summary text, starts_at timestamptz, amount_sen bigint, due_date date
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  person constant text := private.person_key(person_leads.contact);
begin
  if not public.is_admin() then
    raise insufficient_privilege using message = 'permission denied for function person_leads';
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
    where private.person_key(o.customer_contact) = person
      or o.contact_submission_id in (
        select r.id from public.contact_submissions r where private.person_key(r.contact) = person
      )
    order by 3 desc, 2
    limit 1000;
end
$$;

-- People whose name or contact holds `search`, or whose address or number it is in another spelling; for no text
-- those heard from last. Newest first, at most 50, from the newest 200 of each kind that match.
-- Refuses with HTTP 403 when the caller is no administrator.
create function public.find_people(search text default '') returns table (
  person_key text, name text, contact text, kinds text[], leads integer, last_at timestamptz
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  typed constant text := btrim(regexp_replace(left(coalesce(search, ''), 200), '[[:cntrl:]]+', ' ', 'g'));
  pattern constant text := '%' || regexp_replace(typed, '([\\%_])', '\\\1', 'g') || '%';
  person constant text := private.person_key(typed);
begin
  if not public.is_admin() then
    raise insufficient_privilege using message = 'permission denied for function find_people';
  end if;
  return query
    with found as (
      select l.kind, l.id, person as key, l.name, l.contact_given as contact, l.at
      from public.person_leads(typed) l where person is not null
      union
      (select 'booking', b.id, private.person_key(b.contact), b.name, b.contact, b.created_at
      from public.booking_submissions b
      where typed = '' or b.name ilike pattern or b.contact ilike pattern
      order by b.created_at desc limit 200)
      union
      (select c.kind, c.id, private.person_key(c.contact), c.name, c.contact, c.created_at
      from public.contact_submissions c
      where typed = '' or c.name ilike pattern or c.contact ilike pattern
      order by c.created_at desc limit 200)
      union
      (select 'application', w.id, w.email, w.full_name, w.email, w.created_at
      from public.work_opportunities w
      where typed = '' or w.full_name ilike pattern or w.email ilike pattern or w.contact_number ilike pattern
      order by w.created_at desc limit 200)
      union
      (select 'subscriber', s.id, s.email, s.name, s.email, s.subscribed_at
      from public.newsletter_subscribers s
      where typed = '' or s.name ilike pattern or s.email ilike pattern
      order by s.subscribed_at desc limit 200)
      union
      (select 'order', o.id, private.person_key(o.customer_contact), o.customer_name, o.customer_contact, o.created_at
      from public.orders o
      where typed = '' or o.customer_name ilike pattern or o.customer_contact ilike pattern
      order by o.created_at desc limit 200)
    )
    select f.key, (array_agg(f.name order by f.at desc) filter (where f.name is not null))[1],
      (array_agg(f.contact order by f.at desc))[1], array_agg(distinct f.kind),
      count(distinct f.id)::integer, max(f.at)
    from found f
    where f.key is not null
    group by f.key
    order by max(f.at) desc, f.key
    limit 50;
end
$$;

revoke execute on function public.person_leads(text) from public, anon, authenticated;
revoke execute on function public.find_people(text) from public, anon, authenticated;
grant execute on function public.person_leads(text) to authenticated;
grant execute on function public.find_people(text) to authenticated;
