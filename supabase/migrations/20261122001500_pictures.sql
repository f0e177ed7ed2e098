-- The library of pictures that administrators have uploaded. The files lie in the bucket "pictures", in a folder
-- named by the row's id: the whole picture as <width>x<height>.<format>, and 640 and 1200 px wide ones beside it
-- where it is wider (src/lib/picture-address.ts reads that back). Visitors see pictures in pages, never the list.

create table public.pictures (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  url text not null unique check (
    url ~ '^(https://|/(?![/\\]))[^\s"<>]+/[1-9][0-9]*x[1-9][0-9]*\.(webp|jpg)$' and char_length(url) <= 500
  ),
  width integer not null check (width between 1 and 2000),
  height integer not null check (height between 1 and 2000),
  alt text not null check (alt ~ '\S' and char_length(alt) <= 300),
  bytes integer not null check (bytes > 0),
  focal_x smallint not null default 50 check (focal_x between 0 and 100),
  focal_y smallint not null default 50 check (focal_y between 0 and 100),
  placeholder text check (
    placeholder ~ '^data:image/webp;base64,[A-Za-z0-9+/=]+$' and char_length(placeholder) <= 1000
  )
);

comment on column public.pictures.alt is 'What the picture shows, in words; a page that uses it may say it differently.';
comment on column public.pictures.bytes is 'Of the whole picture, without its smaller siblings.';
comment on column public.pictures.focal_x is 'What a crop keeps in sight: percent from the left, focal_y from the top.';
comment on column public.pictures.placeholder is 'A tiny one to show until the picture is there.';

create index pictures_newest on public.pictures (created_at desc, id);

call private.set_up_table('public.pictures');

-- Where a picture stands: its id is part of each of its addresses, and of nothing else.
create function private.picture_uses(picture uuid) returns table (place text, row_id uuid, title text)
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

-- The same for administrators, who want to know before they remove one.
create function public.picture_uses(picture uuid) returns table (place text, row_id uuid, title text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin('picture_uses');
  return query select p.place, p.row_id, p.title from private.picture_uses(picture) p order by p.place, p.title;
end
$$;

call private.allow_call('public.picture_uses(uuid)', 'authenticated');

-- Pages know a picture by its address alone, so the point a crop keeps in sight stands in it: '…/1200x900.webp#30,60'.
-- Wherever the picture is cropped it is written anew; the middle is not written.
create function private.refocus_uses() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  address constant text := '(/' || new.id || '/[0-9]+x[0-9]+\.(?:webp|jpg))(?:#[0-9]+,[0-9]+)?';
  focused constant text := '\1' || case when (new.focal_x, new.focal_y) <> (50, 50)
    then format('#%s,%s', new.focal_x, new.focal_y) else '' end;
begin
  update public.blog_posts set featured_image_url = regexp_replace(featured_image_url, address, focused)
  where featured_image_url ~ address;
  update public.blog_authors set avatar_url = regexp_replace(avatar_url, address, focused) where avatar_url ~ address;
  update public.portfolio_projects set
    thumbnail_url = regexp_replace(thumbnail_url, address, focused),
    project_thumbnail_url = regexp_replace(project_thumbnail_url, address, focused)
  where concat_ws(' ', thumbnail_url, project_thumbnail_url) ~ address;
  update public.niche_pages set content = regexp_replace(content::text, address, focused, 'g')::jsonb
  where content::text ~ address;
  update public.about_settings set value = regexp_replace(value::text, address, focused, 'g')::jsonb
  where value::text ~ address;
  return null;
end
$$;

create trigger refocus_uses after update of focal_x, focal_y on public.pictures for each row
  when ((old.focal_x, old.focal_y) is distinct from (new.focal_x, new.focal_y))
  execute function private.refocus_uses();

-- A page must not be left with a hole in it.
create function private.refuse_used_picture() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  used_by text;
begin
  select p.title into used_by from private.picture_uses(old.id) p limit 1;
  if used_by is not null then
    raise exception using errcode = '23503', message = 'picture_in_use', detail = used_by;
  end if;
  return old;
end
$$;

create trigger refuse_used_picture before delete on public.pictures
  for each row execute function private.refuse_used_picture();

revoke execute on all routines in schema private from public;

-- The bucket that the files are uploaded to. It is public, so a picture is fetched by its URL; there is no select
-- policy for visitors, so they cannot list what lies in it. Where storage is not installed there is nothing to do.

do $migration$
begin
  if to_regnamespace('storage') is null then
    return;
  end if;

  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('pictures', 'pictures', true, 5242880, array['image/avif', 'image/webp', 'image/jpeg', 'image/png'])
  on conflict (id) do nothing;

  create policy "administrators list pictures" on storage.objects
    for select to authenticated using (bucket_id = 'pictures' and (select public.is_admin()));
  create policy "administrators upload pictures" on storage.objects
    for insert to authenticated with check (bucket_id = 'pictures' and (select public.is_admin()));
  create policy "administrators change pictures" on storage.objects
    for update to authenticated using (bucket_id = 'pictures' and (select public.is_admin()))
    with check (bucket_id = 'pictures' and (select public.is_admin()));
  create policy "administrators remove pictures" on storage.objects
    for delete to authenticated using (bucket_id = 'pictures' and (select public.is_admin()));
end
$migration$;
