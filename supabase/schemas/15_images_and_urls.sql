-- The library of images that writers have uploaded. The files are in the bucket "images", in a folder named by the
-- row's id: the whole image as <width>x<height>.<format>, and copies 640 and 1200 px wide if it is wider
-- (src/lib/image-url.ts reads these names). Visitors see images on pages but cannot list them.

create table public.images (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  url text not null unique check (
    private.is_image_address(url) and url ~ '^[^\s"<>]+/[1-9][0-9]*x[1-9][0-9]*\.(webp|jpg)$'
  ),
  width integer not null check (width between 1 and 2000),
  height integer not null check (height between 1 and 2000),
  -- A page that uses the image may describe it differently.
  alt text not null check (alt ~ '\S' and char_length(alt) <= 300),
  bytes integer not null check (bytes > 0),
  -- The point that a crop keeps: percent from the left and from the top.
  focal_x smallint not null default 50 check (focal_x between 0 and 100),
  focal_y smallint not null default 50 check (focal_y between 0 and 100),
  -- A tiny image, shown until this one has loaded.
  placeholder text check (
    placeholder ~ '^data:image/webp;base64,[A-Za-z0-9+/=]+$' and char_length(placeholder) <= 1000
  )
);

alter table public.images enable row level security;
grant select, insert, update, delete on public.images to authenticated;
create policy "writers do everything" on public.images to authenticated
  using ((select public.can_write()));

-- Which rows show an image, including deleted rows, which may be restored: the image's id is part of all its URLs and
-- occurs nowhere else.
create function private.image_uses(image uuid) returns table (table_name text, row_id uuid, title text)
language sql stable security definer set search_path = ''
as $$
  select found.table_name, found.row_id, found.title
  from (
    select 'portfolio_projects' as table_name, p.id as row_id, p.title,
      concat_ws(' ', p.thumbnail_url, p.project_thumbnail_url, p.case_study, p.images) as content
    from public.portfolio_projects p
    union all
    select 'blog_posts', b.id, b.title, concat_ws(' ', b.featured_image_url, b.content) from public.blog_posts b
    union all
    select 'blog_authors', a.id, a.name, a.avatar_url from public.blog_authors a
    union all
    select 'niche_pages', n.id, n.name, n.content::text from public.niche_pages n
    union all
    select 'about_settings', s.id, s.key, s.value::text from public.about_settings s
    union all
    select 'site_settings', s.id, s.key, s.value::text from public.site_settings s
  ) as found
  where position(image::text in found.content) > 0
$$;

-- The same for writers, to check before they delete an image.
create function public.image_uses(image uuid) returns table (table_name text, row_id uuid, title text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_right(public.can_write());
  return query select p.table_name, p.row_id, p.title from private.image_uses(image) p order by p.table_name, p.title;
end
$$;

-- Pages know an image only by its URL, so the URL contains the focal point that every crop keeps:
-- '…/1200x900.webp#30,60'. A new focal point is written into all places that crop the image; the centre is left out
-- of the URL.
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

create trigger refocus_uses after update of focal_x, focal_y on public.images for each row
  when ((old.focal_x, old.focal_y) is distinct from (new.focal_x, new.focal_y))
  execute function private.refocus_uses();

-- A used image cannot be deleted, because its pages would show a gap.
create function private.refuse_used_image() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  used_by text;
begin
  select p.title into used_by from private.image_uses(old.id) p limit 1;
  if used_by is not null then
    raise exception using errcode = 'PT409', message = 'image_in_use', detail = used_by;
  end if;
  return old;
end
$$;

create trigger refuse_used_image before delete on public.images
  for each row execute function private.refuse_used_image();

-- The bucket that the files are uploaded to. It is public, so an image is fetched by its URL; there is no select
-- policy for visitors, so they cannot list what it holds.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('images', 'images', true, 5242880, array['image/avif', 'image/webp', 'image/jpeg', 'image/png'])
on conflict (id) do nothing;

create policy "writers list, upload, change and remove images" on storage.objects to authenticated
  using (bucket_id = 'images' and (select public.can_write()));

-- Pages at other URLs: old URLs redirect to new ones, and a draft can be shown to a person without an account.

-- Old addresses of published pages, written when an address changes; a writer may add others.
create table public.redirects (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  from_path text not null check (from_path ~ '^/[a-z/]+/[a-z0-9-]+$' and char_length(from_path) <= 200),
  to_path text not null check (to_path ~ '^/[a-z/]+/[a-z0-9-]+$' and char_length(to_path) <= 200),
  check (from_path <> to_path)
);

create unique index redirects_from_path_key on public.redirects (from_path) where deleted_at is null;

alter table public.redirects enable row level security;
grant select on public.redirects to anon;
grant select, insert, update on public.redirects to authenticated;
create policy "everyone reads" on public.redirects for select to anon, authenticated
  using (deleted_at is null);
create policy "writers insert" on public.redirects for insert to authenticated
  with check ((select public.can_write()));
create policy "writers update" on public.redirects for update to authenticated
  using (deleted_at is null and (select public.can_write()));

-- A URL that has a page must not redirect. The argument is the path before the slug.
create function private.take_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.redirects set deleted_at = now() where from_path = tg_argv[0] || new.slug and deleted_at is null;
  return null;
end
$$;

-- The old URL of a published page redirects to the new one, in one step however often the page moved.
create function private.leave_redirect() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was constant text := tg_argv[0] || old.slug;
  is_now constant text := tg_argv[0] || new.slug;
begin
  update public.redirects set deleted_at = now() where from_path = is_now and deleted_at is null;
  update public.redirects set to_path = is_now where to_path = was and deleted_at is null;
  insert into public.redirects (from_path, to_path) values (was, is_now)
  on conflict (from_path) where deleted_at is null do update set to_path = excluded.to_path;
  return null;
end
$$;

create trigger leave_redirect after update of slug on public.blog_posts for each row
  when (old.slug <> new.slug and old.deleted_at is null and old.is_published and old.published_at <= now())
  execute function private.leave_redirect('/blog/');
create trigger leave_redirect after update of slug on public.blog_authors for each row
  when (old.slug <> new.slug and old.deleted_at is null)
  execute function private.leave_redirect('/blog/authors/');
create trigger leave_redirect after update of slug on public.portfolio_projects for each row
  when (old.slug <> new.slug and old.deleted_at is null and old.is_active)
  execute function private.leave_redirect('/portfolio/');
create trigger leave_redirect after update of slug on public.niche_pages for each row
  when (old.slug <> new.slug and old.deleted_at is null and old.is_published and old.status = 'live')
  execute function private.leave_redirect('/services/');

create trigger take_address after insert or update on public.blog_posts for each row
  when (new.deleted_at is null and new.is_published)
  execute function private.take_address('/blog/');
create trigger take_address after insert or update on public.blog_authors for each row
  when (new.deleted_at is null)
  execute function private.take_address('/blog/authors/');
create trigger take_address after insert or update on public.portfolio_projects for each row
  when (new.deleted_at is null and new.is_active)
  execute function private.take_address('/portfolio/');
create trigger take_address after insert or update on public.niche_pages for each row
  when (new.deleted_at is null and new.is_published and new.status = 'live')
  execute function private.take_address('/services/');

-- One link for each article: it shows the stored article until it expires.
create table private.preview_links (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  token_hash text not null unique,
  ends_at timestamptz not null default now() + interval '7 days'
);

create function private.preview_hash(token text) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(token, 'UTF8')), 'hex') $$;

/* A new preview link for an article, which replaces the previous one: {token, ends_at}. Writers only. PT404: there
   is no such article. */
create function public.make_preview_link(post uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  token constant text := encode(extensions.gen_random_bytes(32), 'hex');
  link private.preview_links;
begin
  perform private.require_right(public.can_write());
  if not exists (select from public.blog_posts b where b.id = post and b.deleted_at is null) then
    raise exception using errcode = 'PT404', message = 'article_not_found', hint = 'Save the article first.';
  end if;
  delete from private.preview_links l where l.ends_at <= now();
  insert into private.preview_links (post_id, token_hash) values (post, private.preview_hash(token))
  on conflict (post_id) do update set token_hash = excluded.token_hash, ends_at = excluded.ends_at
  returning * into link;
  return jsonb_build_object('token', token, 'ends_at', link.ends_at);
end
$$;

-- When the preview link of an article expires; null if it has none. Writers only.
create function public.preview_link_ends(post uuid) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_right(public.can_write());
  return (select l.ends_at from private.preview_links l where l.post_id = post and l.ends_at > now());
end
$$;

-- Revokes the preview link of an article. Writers only.
create function public.end_preview_link(post uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_right(public.can_write());
  delete from private.preview_links l where l.post_id = post;
end
$$;

/* The article of a preview link, with the columns of its page and whether visitors can see it now (`is_public`);
   null for any invalid token. */
create function public.preview_post(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(shown) || jsonb_build_object('author', (
    select to_jsonb(signer) from (
      select a.slug, a.name, a.title, a.bio, a.avatar_url, a.social_links
      from public.blog_authors a where a.id = p.author_id and a.deleted_at is null
    ) signer
  ))
  from private.preview_links l
  join public.blog_posts p on p.id = l.post_id
  cross join lateral (
    select p.id, p.slug, p.title, p.excerpt, p.content, p.category, p.topic, p.published_at, p.updated_at,
      p.read_time, p.featured_image_url, p.featured_image_alt, p.meta_description, p.author_take,
      p.intro_heading, p.is_published and coalesce(p.published_at <= now(), false) as is_public
  ) shown
  where l.token_hash = private.preview_hash(token) and l.ends_at > now() and p.deleted_at is null
$$;

-- A version of what visitors see, for each subject of the site: the number changes with any change to it: a row that is
-- added, changed, hidden or deleted, or an article whose time has come. Content read at the same version need not be
-- read again (src/lib/content-versions.ts). Null if there is nothing to see. Nothing is stored for it. It is computed
-- with the rights of the caller, so that rows hidden by policies (drafts, scheduled articles, private settings) change
-- nothing. In plpgsql, which keeps the plan between calls.
create function public.content_versions() returns table (
  about integer, blog integer, legal integer, portfolio integer, redirects integer, services integer, site integer
)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select
      bit_xor(hash_record((id, updated_at))) filter (where subject = 'about'),
      bit_xor(hash_record((id, updated_at))) filter (where subject = 'blog'),
      bit_xor(hash_record((id, updated_at))) filter (where subject = 'legal'),
      bit_xor(hash_record((id, updated_at))) filter (where subject = 'portfolio'),
      bit_xor(hash_record((id, updated_at))) filter (where subject = 'redirects'),
      bit_xor(hash_record((id, updated_at))) filter (where subject = 'services'),
      bit_xor(hash_record((id, updated_at))) filter (where subject = 'site')
    from (
      select 'about' as subject, id, updated_at from public.about_settings
      union all select 'blog', id, updated_at from public.blog_authors
      union all select 'blog', id, updated_at from public.blog_categories
      union all select 'blog', id, updated_at from public.blog_posts
      union all select 'blog', id, updated_at from public.blog_settings
      union all select 'blog', id, updated_at from public.blog_topics
      union all select 'legal', id, updated_at from public.legal_documents
      union all select 'portfolio', id, updated_at from public.portfolio_categories
      union all select 'portfolio', id, updated_at from public.portfolio_projects
      union all select 'portfolio', id, updated_at from public.portfolio_settings
      union all select 'redirects', id, updated_at from public.redirects
      union all select 'services', id, updated_at from public.niche_pages
      union all select 'services', id, updated_at from public.niche_testimonials
      union all select 'site', id, updated_at from public.company_info
      union all select 'site', id, updated_at from public.site_settings
      union all select 'site', id, updated_at from public.social_links
    ) seen;
end
$$;

grant execute on function public.preview_post, public.content_versions to anon, authenticated;

grant execute on function
  public.image_uses, public.make_preview_link, public.preview_link_ends, public.end_preview_link
  to authenticated;
