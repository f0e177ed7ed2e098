-- The owner's order of a list. It is saved whole and at once, and only over the order that the owner had before
-- them: `was` is what their screen showed, `wanted` what it should be. Rows made in between, gone or moved by
-- somebody else are 'order_changed', so that nobody's order is overwritten unseen.
-- A list is one table, or the part of it that shares a type or an industry.
create function public.order_rows(list text, was uuid[], wanted uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
  part text;
  stands uuid[];
begin
  if not public.is_admin() then
    raise insufficient_privilege using message = 'permission denied for function order_rows';
  end if;
  if list not in (
    'portfolio_projects', 'portfolio_categories', 'niche_pages', 'niche_testimonials', 'social_links',
    'blog_categories', 'blog_topics'
  ) then
    raise exception using errcode = '22023', message = 'invalid_input', hint = 'list';
  end if;
  if (select array_agg(id order by id) from unnest(was) id)
    is distinct from (select array_agg(id order by id) from unnest(wanted) id) then
    raise exception using errcode = '22023', message = 'invalid_input', hint = 'wanted';
  end if;

  part := case list when 'portfolio_categories' then 'type' when 'niche_testimonials' then 'niche_identifier' end;
  execute format(
    'select array_agg(held.id order by held.display_order, held.id) from (
       select id, display_order from public.%1$I
       where %2$s order by id for update
     ) held',
    list,
    case when part is null then 'true'
      else format('%1$I = (select %1$I from public.%2$I where id = $1[1])', part, list) end
  ) into stands using was;
  if stands is distinct from was then
    raise exception using errcode = '40001', message = 'order_changed';
  end if;

  execute format(
    'update public.%I t set display_order = w.place
     from unnest($1) with ordinality as w (id, place)
     where t.id = w.id and t.display_order is distinct from w.place',
    list
  ) using wanted;
end
$$;

revoke execute on function public.order_rows(text, uuid[], uuid[]) from public, anon, authenticated;
grant execute on function public.order_rows(text, uuid[], uuid[]) to authenticated;

-- What is new comes last, until it is given a place. The argument names the column that parts the list.
create function private.place_last() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.display_order = 0 then
    execute format(
      'select coalesce(max(display_order), 0) + 1 from public.%I where %s',
      tg_table_name,
      case when tg_nargs = 0 then 'true' else format('%1$I = $1 ->> %1$L', tg_argv[0]) end
    ) into new.display_order using to_jsonb(new);
  end if;
  return new;
end
$$;

revoke execute on function private.place_last() from public, anon, authenticated;

create trigger place_last before insert on public.portfolio_projects
  for each row execute function private.place_last();
create trigger place_last before insert on public.portfolio_categories
  for each row execute function private.place_last('type');
create trigger place_last before insert on public.niche_pages
  for each row execute function private.place_last();
create trigger place_last before insert on public.niche_testimonials
  for each row execute function private.place_last('niche_identifier');
create trigger place_last before insert on public.social_links
  for each row execute function private.place_last();
