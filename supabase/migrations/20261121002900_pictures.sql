-- The library of pictures that administrators have uploaded. The files lie in the bucket "pictures", in a folder
-- named by the row's id: the whole picture as <width>x<height>.<format>, and 640 and 1200 px wide ones beside it
-- where it is wider (src/lib/picture-address.ts reads that back). Visitors see pictures in pages, never the list.

create table public.pictures (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  url text not null unique check (
    url ~ '^(/|https://)[^\s"<>]+/[1-9][0-9]*x[1-9][0-9]*\.(webp|jpg)$' and char_length(url) <= 500
  ),
  width integer not null check (width between 1 and 2000),
  height integer not null check (height between 1 and 2000),
  alt text not null check (alt ~ '\S' and char_length(alt) <= 300),
  bytes integer not null check (bytes > 0),
  placeholder text check (
    placeholder ~ '^data:image/webp;base64,[A-Za-z0-9+/=]+$' and char_length(placeholder) <= 1000
  )
);

comment on column public.pictures.alt is 'What the picture shows, in words; a page that uses it may say it differently.';
comment on column public.pictures.bytes is 'Of the whole picture, without its smaller siblings.';
comment on column public.pictures.placeholder is 'A tiny one to show until the picture is there.';

create index pictures_newest on public.pictures (created_at desc, id);

create trigger set_updated_at before update on public.pictures
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.pictures
  for each row execute function private.record_change();

alter table public.pictures enable row level security;

revoke all on table public.pictures from anon, authenticated;
grant select, insert, update, delete on table public.pictures to authenticated, service_role;

create policy "administrators read the library of pictures" on public.pictures
  for select to authenticated using ((select public.is_admin()));
create policy "administrators add pictures" on public.pictures
  for insert to authenticated with check ((select public.is_admin()));
create policy "administrators change pictures" on public.pictures
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "administrators remove pictures" on public.pictures
  for delete to authenticated using ((select public.is_admin()));

-- Where a picture stands: its id is part of each of its addresses, and of nothing else.
create function private.picture_places(picture uuid) returns table (place text, row_id uuid, title text)
language sql stable security definer set search_path = ''
as $$
  select found.place, found.row_id, found.title
  from (
    select 'project' as place, p.id as row_id, p.title,
      concat_ws(' ', p.thumbnail_url, p.project_thumbnail_url, p.case_study) as said
    from public.portfolio_projects p
    union all
    select 'article', b.id, b.title, concat_ws(' ', b.featured_image_url, b.content) from public.blog_posts b
    union all
    select 'author', a.id, a.name, a.avatar_url from public.blog_authors a
    union all
    select 'niche page', n.id, n.name, n.content::text from public.niche_pages n
    union all
    select 'about page', s.id, s.key, s.value::text from public.about_settings s
    union all
    select 'setting', s.id, s.key, s.value::text from public.site_settings s
    union all
    select 'setting', s.id, s.key, s.value::text from public.portfolio_settings s
    union all
    select 'setting', s.id, s.key, s.value::text from public.blog_settings s
  ) as found
  where position(picture::text in found.said) > 0
$$;

revoke execute on function private.picture_places(uuid) from public, anon, authenticated;

-- The same for administrators, who want to know before they remove one.
create function public.picture_uses(picture uuid) returns table (place text, row_id uuid, title text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise insufficient_privilege using message = 'permission denied for function picture_uses';
  end if;
  return query select p.place, p.row_id, p.title from private.picture_places(picture) p order by p.place, p.title;
end
$$;

revoke execute on function public.picture_uses(uuid) from public, anon, authenticated;
grant execute on function public.picture_uses(uuid) to authenticated;

-- A page must not be left with a hole in it.
create function private.keep_used_picture() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  held_by text;
begin
  select p.title into held_by from private.picture_places(old.id) p limit 1;
  if held_by is not null then
    raise exception using errcode = '23503', message = 'picture_in_use', detail = held_by;
  end if;
  return old;
end
$$;

revoke execute on function private.keep_used_picture() from public, anon, authenticated;

create trigger keep_used_picture before delete on public.pictures
  for each row execute function private.keep_used_picture();
