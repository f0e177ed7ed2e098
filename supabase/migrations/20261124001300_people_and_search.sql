-- The searches of the admin: everything from one person, people, and any row by its text. They scan tables without an
-- index: 20,000 rows take some 10 ms, and an index would slow down every new lead. A caller without the required role
-- gets an empty result and no error, as in every list.

-- Everything from `contact` in any spelling, newest first; orders also through the enquiry they were created from.
create function public.person_leads(contact text) returns table (
  kind text, id uuid, at timestamptz, name text, contact_given text, other_contact text, status text,
  title text, summary text, starts_at timestamptz, amount_sen bigint, due_date date
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  person constant text := private.contact_key(person_leads.contact);
begin
  if person is null or not public.can_sell() then
    return;
  end if;
  return query
    select 'booking', b.id, b.created_at, b.name, b.contact, null::text, b.status,
      coalesce(b.project_type, b.package), left(b.message, 400), b.starts_at, null::bigint, null::date
    from public.booking_submissions b where b.person_key = person and b.deleted_at is null
    union all
    select c.kind, c.id, c.created_at, c.name, c.contact, null, c.status,
      coalesce(c.project_type, c.package), left(c.message, 400), null, null, null
    from public.contact_submissions c where c.person_key = person and c.deleted_at is null
    union all
    select 'application', w.id, w.created_at, w.full_name, w.email, w.contact_number, w.status,
      w.area_of_expertise, null, null, null, null
    from public.work_opportunities w
    where (w.email = person or private.contact_key(w.contact_number) = person) and w.deleted_at is null
    union all
    select 'subscriber', s.id, s.subscribed_at, s.name, s.email, null,
      case when not s.is_active then 'unsubscribed' when s.confirmed_at is null then 'unconfirmed' else 'active' end, null, null, null, null, null
    from public.newsletter_subscribers s where s.email = person
    union all
    select 'order', o.id, o.created_at, o.customer_name, o.customer_contact, null, o.status,
      o.order_number, left(o.description, 400), null, o.amount_sen, o.due_date
    from public.orders o
    where o.deleted_at is null and o.id in (
      select own.id from public.orders own where own.person_key = person
      union
      select made.id
      from public.orders made
      join public.contact_submissions c on c.id = made.contact_submission_id
      where c.person_key = person
    )
    order by 3 desc, 2
    limit 1000;
end
$$;

-- A pattern that finds a number of four digits or more with any spacing; null for any other text.
create function private.number_pattern(typed text) returns text
language sql immutable set search_path = ''
as $$
  select case when typed ~ '^[0-9 ().+-]+$' and char_length(digits) >= 4 then
    regexp_replace(digits, '(.)', '\1[ ().+-]*', 'g')
  end
  from (
    select regexp_replace(regexp_replace(typed, '[^0-9]', '', 'g'), '^(60|0)', '') as digits
  ) national
$$;

-- People whose name or contact contains `search`, or whose address or number equals it in another spelling; without a
-- text, those who wrote last. A number of four digits or more is found with any spacing on either side. One or two
-- letters or digits match only the start of a name's or contact's parts. Newest first, 50 on a page; a page is computed
-- from the newest 1,000 matching leads, the next one from 2,000, and so on.
create function public.find_people(search text default '', page integer default 1) returns table (
  contact_key text, name text, contact text, kinds text[], leads integer, last_at timestamptz
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  typed constant text := btrim(regexp_replace(left(coalesce(search, ''), 200), '[[:cntrl:]]+', ' ', 'g'));
  pattern constant text := '%' || regexp_replace(typed, '([\\%_])', '\\\1', 'g') || '%';
  -- For an ASCII text the C collation gives the same result in half the time.
  is_ascii constant boolean := typed ~ '^[ -~]*$';
  number constant text := private.number_pattern(typed);
  place constant integer := least(greatest(coalesce(page, 1), 1), 1000);
begin
  if not public.can_sell() then
    return;
  end if;
  return query
    with leads as (
      select 'booking' as kind, b.id, b.name, b.contact, b.created_at as at, b.name || E'\n' || b.contact as texts
      from public.booking_submissions b where b.deleted_at is null
      union all
      select c.kind, c.id, c.name, c.contact, c.created_at, c.name || E'\n' || c.contact
      from public.contact_submissions c where c.deleted_at is null
      union all
      select 'application', w.id, w.full_name, w.email, w.created_at,
        w.full_name || E'\n' || w.email || E'\n' || w.contact_number
      from public.work_opportunities w where w.deleted_at is null
      union all
      select 'subscriber', s.id, s.name, s.email, s.subscribed_at, coalesce(s.name, '') || E'\n' || s.email
      from public.newsletter_subscribers s
      union all
      select 'order', o.id, o.customer_name, o.customer_contact, o.created_at,
        o.customer_name || E'\n' || o.customer_contact
      from public.orders o where o.deleted_at is null
    ),
    matching as (
      select * from leads l
      where case
        when typed = '' then true
        when typed ~ '^[A-Za-z0-9]{1,2}$' then l.texts ~* ('\m' || typed)
        when number is not null then l.texts ~ number
        when is_ascii then l.texts collate "C" ilike pattern
        else l.texts ilike pattern
      end
      order by l.at desc
      limit 1000 * place
    ),
    found as (
      select m.kind, m.id, private.contact_key(m.contact) as key, m.name, m.contact, m.at from matching m
      union all
      select p.kind, p.id, private.contact_key(typed), p.name, p.contact_given, p.at from public.person_leads(typed) p
    )
    select f.key, (array_agg(f.name order by f.at desc) filter (where f.name is not null))[1],
      (array_agg(f.contact order by f.at desc))[1], array_agg(distinct f.kind),
      count(distinct f.id)::integer, max(f.at)
    from found f
    where f.key is not null
    group by f.key
    order by max(f.at) desc, f.key
    limit 50 offset 50 * (place - 1);
end
$$;

-- How admin_search reads each searchable table of private.tables, as SQL expressions; the search matches any part of
-- `texts`.
create function private.search_sources()
returns table (name text, title text, detail text, at text, texts text)
language sql immutable set search_path = ''
as $$
  values
    ('blog_posts', 'title', $q$case when is_published then coalesce(category, '') else 'Draft' end$q$, 'updated_at',
      $q$title || E'\n' || coalesce(category, '') || E'\n' || coalesce(topic, '')$q$),
    ('blog_authors', 'name', 'title', 'created_at', $q$name || E'\n' || title$q$),
    ('portfolio_projects', 'title', 'package_type', 'created_at',
      $q$title || E'\n' || slug || E'\n' || package_type$q$),
    ('niche_pages', 'name', $q$'/services/' || slug$q$, 'created_at', $q$name || E'\n' || slug || E'\n' || array_to_string(search_words, E'\n')$q$),
    ('booking_submissions', 'name', $q$preferred_date::text || ', ' || preferred_time$q$, 'created_at',
      $q$name || E'\n' || contact || E'\n' || message$q$),
    ('contact_submissions', 'name', 'contact', 'created_at',
      $q$name || E'\n' || contact || E'\n' || message$q$),
    ('work_opportunities', 'full_name', 'area_of_expertise', 'created_at',
      $q$full_name || E'\n' || email || E'\n' || contact_number$q$),
    ('newsletter_subscribers', 'email', $q$coalesce(name, '')$q$, 'subscribed_at',
      $q$email || E'\n' || coalesce(name, '')$q$),
    ('orders', 'order_number', 'customer_name', 'created_at',
      $q$order_number || E'\n' || customer_name || E'\n' || customer_contact || E'\n' || description$q$)
$$;

-- A result contains every term of `query`, in upper or lower case. Titles that begin with the longest term come first,
-- then the newest. Two letters match only the start of titles; fewer match nothing. At most five results of each kind,
-- from the first 200 matches, and only from tables that the caller works on.
create function public.admin_search(query text)
returns table (kind text, id uuid, title text, detail text, at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
declare
  typed constant text := btrim(regexp_replace(left(coalesce(query, ''), 100), '[[:cntrl:][:space:]]+', ' ', 'g'));
  number constant text := private.number_pattern(typed);
  words constant text[] := array(
    select regexp_replace(w, '([\\%_])', '\\\1', 'g') from unnest(string_to_array(typed, ' ')) w
    where w <> '' order by length(w) desc limit 6
  );
  source record;
begin
  -- At least two bytes: two letters, or one character of a script such as Chinese.
  if octet_length(words[1]) is null or octet_length(words[1]) < 2 then
    return;
  end if;

  for source in
    select t.search_kind, t.deletable, s.* from private.tables t join private.search_sources() s on s.name = t.name
    where private.works_on(t.name)
    order by t.search_kind
  loop
    return query execute format(
      $q$
      select %1$L::text, found.id, found.title, found.detail, found.at from (
        select t.id, t.%3$I::text as title, (%4$s)::text as detail, t.%5$I as at
        from public.%2$I t
        where %7$s %6$s
        limit 200
      ) found
      order by found.title ilike $2 || '%%' desc, found.at desc, found.id
      limit 5
      $q$,
      source.search_kind, source.name, source.title, source.detail, source.at,
      case
        when number is not null then format('(%s) ~ $3', source.texts)
        when char_length(words[1]) <= 2
          then format('t.%I ilike $2 || ''%%'' and (%s) ilike all ($1)', source.title, source.texts)
        -- For an ASCII text the C collation gives the same result in half the time.
        when typed ~ '^[ -~]*$' then format('(%s) collate "C" ilike all ($1)', source.texts)
        else format('(%s) ilike all ($1)', source.texts)
      end,
      case when source.deletable then 't.deleted_at is null and' else '' end
    ) using array(select '%' || w || '%' from unnest(words) w), words[1], number;
  end loop;
end
$$;

grant execute on function public.person_leads, public.find_people, public.admin_search to authenticated;
