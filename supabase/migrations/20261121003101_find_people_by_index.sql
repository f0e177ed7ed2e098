-- find_people looks through names and contacts by the desk search's own trigram indexes (20261121002800), whose text
-- holds both: what cannot match there is never read. Otherwise as in 20261121002705.
create or replace function public.find_people(search text default '') returns table (
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
      where typed = '' or (
        (b.name || E'\n' || b.contact || E'\n' || regexp_replace(b.contact, '[^0-9]', '', 'g') || E'\n'
          || left(b.message, 300)) ilike pattern
        and (b.name ilike pattern or b.contact ilike pattern)
      )
      order by b.created_at desc limit 200)
      union
      (select c.kind, c.id, private.person_key(c.contact), c.name, c.contact, c.created_at
      from public.contact_submissions c
      where typed = '' or (
        (c.name || E'\n' || c.contact || E'\n' || regexp_replace(c.contact, '[^0-9]', '', 'g') || E'\n'
          || left(c.message, 300)) ilike pattern
        and (c.name ilike pattern or c.contact ilike pattern)
      )
      order by c.created_at desc limit 200)
      union
      (select 'application', w.id, w.email, w.full_name, w.email, w.created_at
      from public.work_opportunities w
      where typed = '' or (
        (w.full_name || E'\n' || w.email || E'\n' || w.contact_number || E'\n'
          || regexp_replace(w.contact_number, '[^0-9]', '', 'g')) ilike pattern
        and (w.full_name ilike pattern or w.email ilike pattern or w.contact_number ilike pattern)
      )
      order by w.created_at desc limit 200)
      union
      (select 'subscriber', s.id, s.email, s.name, s.email, s.subscribed_at
      from public.newsletter_subscribers s
      where typed = '' or (s.email || E'\n' || coalesce(s.name, '')) ilike pattern
      order by s.subscribed_at desc limit 200)
      union
      (select 'order', o.id, private.person_key(o.customer_contact), o.customer_name, o.customer_contact, o.created_at
      from public.orders o
      where typed = '' or (
        (o.order_number || E'\n' || o.customer_name || E'\n' || o.customer_contact || E'\n'
          || regexp_replace(o.customer_contact, '[^0-9]', '', 'g') || E'\n' || left(o.description, 300)) ilike pattern
        and (o.customer_name ilike pattern or o.customer_contact ilike pattern)
      )
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
