-- Where pages can be found beside their own address: old addresses lead to the new ones, and a draft can be shown to
-- somebody without an account.

create table public.redirects (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  from_path text not null unique check (from_path ~ '^/[a-z/]+/[a-z0-9-]+$' and char_length(from_path) <= 200),
  to_path text not null check (to_path ~ '^/[a-z/]+/[a-z0-9-]+$' and char_length(to_path) <= 200),
  check (from_path <> to_path)
);

comment on table public.redirects is 'Old addresses of published pages; written when an address changes; an administrator may add others.';

create index redirects_by_target on public.redirects (to_path);

call private.set_up_table('public.redirects', visitors_see => 'true');

-- An address that has a page leads nowhere else. The argument is the path before the slug.
create function private.take_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.redirects where from_path = tg_argv[0] || new.slug;
  return null;
end
$$;

-- Whoever knows the old address of a published page is led to the new one, at once however often it moved.
create function private.leave_redirect() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was constant text := tg_argv[0] || old.slug;
  is_now constant text := tg_argv[0] || new.slug;
begin
  delete from public.redirects where from_path = is_now;
  update public.redirects set to_path = is_now where to_path = was;
  insert into public.redirects (from_path, to_path) values (was, is_now)
  on conflict (from_path) do update set to_path = excluded.to_path;
  return null;
end
$$;

do $migration$
declare
  page record;
begin
  for page in
    select * from (values
      ('blog_posts', '/blog/', '%1$s.is_published and %1$s.published_at <= now()'),
      ('blog_authors', '/blog/authors/', 'true'),
      ('portfolio_projects', '/portfolio/', '%1$s.is_active'),
      ('niche_pages', '/services/', '%1$s.is_published and %1$s.status = ''live''')
    ) as pages (name, prefix, has_page)
  loop
    execute format(
      'create trigger leave_redirect after update of slug on public.%I for each row
       when (old.slug <> new.slug and %s) execute function private.leave_redirect(%L)',
      page.name, format(page.has_page, 'old'), page.prefix
    );
    execute format(
      'create trigger take_address after insert or update on public.%I for each row
       when (%s) execute function private.take_address(%L)',
      page.name, split_part(format(page.has_page, 'new'), ' and new.published_at', 1), page.prefix
    );
  end loop;
end
$migration$;

-- One link for an article; whoever has it reads the article as it is stored, until it ends.
create table private.preview_links (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  token_hash text not null unique,
  ends_at timestamptz not null default now() + interval '7 days'
);

alter table private.preview_links enable row level security;

create function private.preview_hash(token text) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(token, 'UTF8')), 'hex') $$;

/* A new link to show an article with, in place of the one before: {token, ends_at}. Administrators only.
   PT404: there is no such article. */
create function public.make_preview_link(post uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  token constant text := encode(extensions.gen_random_bytes(32), 'hex');
  link private.preview_links;
begin
  perform private.require_admin('make_preview_link');
  if not exists (select from public.blog_posts b where b.id = post) then
    raise exception using errcode = 'PT404', message = 'article_not_found', hint = 'Save the article first.';
  end if;
  delete from private.preview_links l where l.ends_at <= now();
  insert into private.preview_links (post_id, token_hash) values (post, private.preview_hash(token))
  on conflict (post_id) do update set token_hash = excluded.token_hash, ends_at = excluded.ends_at
  returning * into link;
  return jsonb_build_object('token', token, 'ends_at', link.ends_at);
end
$$;

call private.allow_call('public.make_preview_link(uuid)', 'authenticated');

-- When the link of an article ends; null: it has none. Administrators only.
create function public.preview_link_ends(post uuid) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin('preview_link_ends');
  return (select l.ends_at from private.preview_links l where l.post_id = post and l.ends_at > now());
end
$$;

call private.allow_call('public.preview_link_ends(uuid)', 'authenticated');

-- Takes the link of an article back. Administrators only.
create function public.end_preview_link(post uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin('end_preview_link');
  delete from private.preview_links l where l.post_id = post;
end
$$;

call private.allow_call('public.end_preview_link(uuid)', 'authenticated');

/* The article of a preview link, with the columns that its page shows and whether visitors find it by now
   (`is_public`); null for any token that opens nothing. */
create function public.preview_post(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(shown) || jsonb_build_object('author', (
    select to_jsonb(signer) from (
      select a.slug, a.name, a.title, a.bio, a.avatar_url, a.social_links
      from public.blog_authors a where a.id = p.author_id
    ) signer
  ))
  from private.preview_links l
  join public.blog_posts p on p.id = l.post_id
  cross join lateral (
    select p.id, p.slug, p.title, p.excerpt, p.content, p.category, p.topic, p.published_at, p.updated_at,
      p.read_time, p.featured_image_url, p.featured_image_alt, p.meta_description, p.author_take,
      p.is_published and coalesce(p.published_at <= now(), false) as is_public
  ) shown
  where l.token_hash = private.preview_hash(token) and l.ends_at > now()
$$;

call private.allow_call('public.preview_post(text)', 'anon', 'authenticated');

revoke execute on all routines in schema private from public;
