-- The desk's search over everything: one procedure, a few indexed look-ups, at most five of each kind.

-- What can be found, told once: the indexes below and the procedure are made from it. `letters` is what may be
-- typed any part of; a contact also stands there as bare digits, so that a number is found however it is spaced.
create function private.search_kinds()
returns table (kind text, source regclass, title text, detail text, at text, letters text)
language sql immutable set search_path = ''
as $$
  values
    ('article', 'public.blog_posts'::regclass, 'title',
      $q$case when is_published then coalesce(category, '') else 'Draft' end$q$, 'updated_at',
      $q$title || E'\n' || coalesce(category, '') || E'\n' || coalesce(topic, '')$q$),
    ('author', 'public.blog_authors', 'name', $q$coalesce(title, '')$q$, 'created_at',
      $q$name || E'\n' || coalesce(title, '')$q$),
    ('project', 'public.portfolio_projects', 'title', $q$coalesce(package_type, '')$q$, 'created_at',
      $q$title || E'\n' || slug || E'\n' || coalesce(package_type, '')$q$),
    ('niche', 'public.niche_pages', 'name', $q$'/services/' || slug$q$, 'created_at',
      $q$name || E'\n' || slug$q$),
    ('booking', 'public.booking_submissions', 'name',
      $q$preferred_date::text || ', ' || preferred_time$q$, 'created_at',
      $q$name || E'\n' || contact || E'\n' || regexp_replace(contact, '[^0-9]', '', 'g') || E'\n' || left(message, 300)$q$),
    ('request', 'public.contact_submissions', 'name', 'contact', 'created_at',
      $q$name || E'\n' || contact || E'\n' || regexp_replace(contact, '[^0-9]', '', 'g') || E'\n' || left(message, 300)$q$),
    ('application', 'public.work_opportunities', 'full_name', 'area_of_expertise', 'created_at',
      $q$full_name || E'\n' || email || E'\n' || contact_number || E'\n' || regexp_replace(contact_number, '[^0-9]', '', 'g')$q$),
    ('subscriber', 'public.newsletter_subscribers', 'email', $q$coalesce(name, '')$q$, 'subscribed_at',
      $q$email || E'\n' || coalesce(name, '')$q$),
    ('order', 'public.orders', 'order_number', 'customer_name', 'created_at',
      $q$order_number || E'\n' || customer_name || E'\n' || customer_contact || E'\n' || regexp_replace(customer_contact, '[^0-9]', '', 'g') || E'\n' || left(description, 300)$q$)
$$;

revoke execute on function private.search_kinds() from public, anon, authenticated;

do $$
declare
  trigrams constant text := (
    select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm'
  );
  k record;
begin
  for k in select * from private.search_kinds() loop
    execute format(
      'create index %I on %s (lower(left(%I, 40)) text_pattern_ops)', k.kind || '_beginning', k.source, k.title
    );
    -- Without it the search is slower, never different.
    if trigrams is not null then
      execute format(
        'create index %I on %s using gin ((%s) %I.gin_trgm_ops)', k.kind || '_letters', k.source, k.letters, trigrams
      );
    end if;
  end loop;
end
$$;

-- Every word of `query` must stand in what is found, whatever its case. Titles that begin with the longest come first,
-- then the newest. Two letters are too few to look for anywhere: they find the titles that begin with them. Fewer find
-- nothing.
-- For a kind with many matches the five are the best of the first 200. Nothing for who is no administrator.
create function public.desk_search(query text)
returns table (kind text, id uuid, title text, detail text, at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
declare
  typed constant text := btrim(regexp_replace(left(coalesce(query, ''), 100), '[[:cntrl:][:space:]]+', ' ', 'g'));
  digits constant text := regexp_replace(regexp_replace(typed, '[^0-9]', '', 'g'), '^(60|0)', '');
  words text[];
  k record;
begin
  if not public.is_admin() then
    return;
  end if;

  -- A number is one word, however it was spaced.
  words := case
    when typed ~ '^[0-9 ()+-]+$' and length(digits) >= 4 then array[digits]
    else array(
      select w from unnest(string_to_array(typed, ' ')) w where w <> '' order by length(w) desc limit 6
    )
  end;
  words := array(
    select regexp_replace(w, '([\\%_])', '\\\1', 'g') from unnest(words) with ordinality u (w, place) order by place
  );
  -- Two letters, or one sign of a script that needs no more.
  if octet_length(words[1]) is null or octet_length(words[1]) < 2 then
    return;
  end if;

  for k in select * from private.search_kinds() loop
    return query execute format(
      $q$
      select %L::text, found.id, found.title, found.detail, found.at from (
        select t.id, t.%I::text as title, (%s)::text as detail, t.%I as at
        from %s t
        where %s and (%s) ilike all ($2)
        limit 200
      ) found
      order by found.title ilike $3 desc, found.at desc, found.id
      limit 5
      $q$,
      k.kind, k.title, k.detail, k.at, k.source,
      -- The longest word alone decides which index entries are read.
      case when char_length(words[1]) > 2 then format('(%s) ilike $1', k.letters)
        else format('lower(left(%I, 40)) like lower($3)', k.title) end,
      k.letters
    ) using
      '%' || words[1] || '%',
      array(select '%' || w || '%' from unnest(words) w),
      words[1] || '%';
  end loop;
end
$$;

revoke execute on function public.desk_search(text) from public, anon, authenticated;
grant execute on function public.desk_search(text) to authenticated;
