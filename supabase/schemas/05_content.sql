-- The privacy policy and the terms. Every published version is kept: each change is a new row, even the second on one
-- day, and the page shows the newest.

create table public.legal_documents (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  type text not null check (type in ('privacy_policy', 'terms_of_service')),
  content text not null check (content ~ '\S' and char_length(content) <= 100000),
  last_updated date not null,
  -- Which version of that day; given by the database when it is left at 0.
  revision smallint not null default 0 check (revision > 0),
  unique (type, last_updated, revision)
);

-- Everybody can read them; nobody, not even an administrator, can change a published version.
alter table public.legal_documents enable row level security;
grant select on public.legal_documents to anon;
grant select, insert on public.legal_documents to authenticated;
create policy "everyone reads" on public.legal_documents for select to anon, authenticated using (true);
create policy "writers insert" on public.legal_documents for insert to authenticated
  with check ((select public.can_write()));

create function private.number_legal_version() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.revision = 0 then
    select coalesce(max(d.revision), 0) + 1 into new.revision
    from public.legal_documents d
    where d.type = new.type and d.last_updated = new.last_updated;
  end if;
  return new;
end
$$;

create trigger number_legal_version before insert on public.legal_documents
  for each row execute function private.number_legal_version();

-- The industries the studio serves: each has a directory card, a page and client testimonials.

create table public.niche_pages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  -- Other slugs under which the page is found; it has one canonical address.
  aliases text[] not null default '{}' check (array_to_string(aliases, ' ') ~ '^[a-z0-9 -]*$'),
  -- What owners of such a business type to find it, in any language; 'other' marks the page for every other trade.
  search_words text[] not null default '{}' check (
    cardinality(search_words) <= 150
    and array_position(search_words, null) is null and array_position(search_words, '') is null
    and array_to_string(search_words, chr(10)) ~ '^(\S[^\n]{0,59}(\n\S[^\n]{0,59})*)?$'
  ),
  name text not null check (name ~ '\S' and char_length(name) <= 80),
  -- A lucide icon by its PascalCase name.
  icon_name text not null check (icon_name ~ '^[A-Z][A-Za-z0-9]*$' and char_length(icon_name) <= 40),
  tagline text not null default '' check (char_length(tagline) <= 300),
  status text not null default 'live' check (status in ('live', 'coming_soon')),
  display_order integer not null default 0,
  is_published boolean not null default true,
  -- As src/features/services/niche-content.ts reads it; a page leaves out what is incomplete.
  content jsonb not null default '{}' check (jsonb_typeof(content) = 'object')
);

alter table public.niche_pages enable row level security;
grant select on public.niche_pages to anon;
grant select, insert, update on public.niche_pages to authenticated;
create policy "everyone reads published rows, writers all" on public.niche_pages for select to anon, authenticated
  using (deleted_at is null and (is_published or (select public.can_write())));
create policy "writers insert" on public.niche_pages for insert to authenticated
  with check ((select public.can_write()));
create policy "writers update" on public.niche_pages for update to authenticated
  using (deleted_at is null and (select public.can_write()));

create table public.niche_testimonials (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  niche_identifier text not null references public.niche_pages (slug) on update cascade on delete cascade,
  quote_text text not null check (quote_text ~ '\S' and char_length(quote_text) <= 1200),
  attribution_text text not null check (attribution_text ~ '\S' and char_length(attribution_text) <= 200),
  display_order integer not null default 0,
  is_published boolean not null default true,
  -- Invented, and marked so on the website.
  is_sample boolean not null default false
);

create unique index niche_testimonials_niche_identifier_quote_text_key
  on public.niche_testimonials (niche_identifier, quote_text) where deleted_at is null;

alter table public.niche_testimonials enable row level security;
grant select on public.niche_testimonials to anon;
grant select, insert, update on public.niche_testimonials to authenticated;
-- A hidden or deleted page also hides its testimonials.
create policy "everyone reads published rows, writers all" on public.niche_testimonials for select to anon, authenticated
  using (
    deleted_at is null and (is_published or (select public.can_write()))
    and exists (select from public.niche_pages n where n.slug = niche_identifier)
  );
create policy "writers insert" on public.niche_testimonials for insert to authenticated
  with check ((select public.can_write()));
create policy "writers update" on public.niche_testimonials for update to authenticated
  using (deleted_at is null and (select public.can_write()));

-- The studio's projects, and the packages and industries that filter them.

create table public.portfolio_categories (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  type text not null check (type in ('package', 'industry')),
  name text not null check (name ~ '\S' and char_length(name) <= 80),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  is_active boolean not null default true,
  display_order integer not null default 0
);

create unique index portfolio_categories_type_slug_key on public.portfolio_categories (type, slug)
  where deleted_at is null;

alter table public.portfolio_categories enable row level security;
grant select on public.portfolio_categories to anon;
grant select, insert, update on public.portfolio_categories to authenticated;
create policy "everyone reads active rows, writers all" on public.portfolio_categories for select to anon, authenticated
  using (deleted_at is null and (is_active or (select public.can_write())));
create policy "writers insert" on public.portfolio_categories for insert to authenticated
  with check ((select public.can_write()));
create policy "writers update" on public.portfolio_categories for update to authenticated
  using (deleted_at is null and (select public.can_write()));

create table public.portfolio_projects (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  title text not null check (title ~ '\S' and char_length(title) <= 160),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  description text not null default '' check (char_length(description) <= 2000),
  -- The 1200 px WebP; -640.webp, -640.avif and -1200.avif are beside it.
  thumbnail_url text check (private.is_image_address(thumbnail_url)),
  thumbnail_alt text check (char_length(thumbnail_alt) <= 300),
  thumbnail_placeholder text check (
    thumbnail_placeholder ~ '^data:image/webp;base64,[A-Za-z0-9+/=]+$' and char_length(thumbnail_placeholder) <= 1000
  ),
  package_type text not null check (package_type in ('Spark Package', 'Amplify Package', 'Apex Package', 'Bespoke')),
  package_category text check (package_category ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(package_category) <= 80),
  industry_category text check (
    industry_category ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(industry_category) <= 80
  ),
  tech_stack text[] not null default '{}' check (cardinality(tech_stack) <= 30),
  industry_tags text[] not null default '{}' check (cardinality(industry_tags) <= 30),
  is_active boolean not null default true,
  is_live_project boolean not null default false,
  is_featured_homepage boolean not null default false,
  -- For an invented client, and marked so on the website; not counted once there is a real project.
  is_sample boolean not null default false,
  status text check (status in ('live', 'in_progress', 'concept')),
  project_url text check (project_url ~ '^(https?://|/(?![/\\]))\S+$' and char_length(project_url) <= 500),
  -- How many of the nine steps on the page of a project in progress are done.
  steps_done smallint not null default 0 check (steps_done between 0 and 9),
  testing_on date,
  launch_on date,
  bolt_project_id text check (bolt_project_id ~ '\S' and char_length(bolt_project_id) <= 120),
  has_build boolean not null generated always as (bolt_project_id is not null) stored,
  display_order integer not null default 0,
  niche_identifier text references public.niche_pages (slug) on update cascade on delete set null,
  project_thumbnail_url text check (private.is_image_address(project_thumbnail_url)),
  client_description_anonymized text check (char_length(client_description_anonymized) <= 500),
  case_narrative_summary text check (char_length(case_narrative_summary) <= 2000),
  project_detail_slug text check (
    project_detail_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(project_detail_slug) <= 120
  ),
  -- Markdown with '## ' sections; for live projects.
  case_study text check (char_length(case_study) <= 30000),
  -- Further images in their order, below the first one: [{"url", "alt", "placeholder"}].
  images jsonb not null default '[]' check (
    jsonb_typeof(images) = 'array' and jsonb_array_length(images) <= 12 and char_length(images::text) <= 20000
    and jsonb_array_length(images) = jsonb_array_length(jsonb_path_query_array(
      images, '$[*] ? (@.url like_regex "^(https://|/[^/\\\\])\\S+$" && @.alt like_regex "\\S")'
    ))
  )
);

create unique index portfolio_projects_slug_key on public.portfolio_projects (slug) where deleted_at is null;

alter table public.portfolio_projects enable row level security;
grant select on public.portfolio_projects to anon;
grant select, insert, update on public.portfolio_projects to authenticated;
create policy "everyone reads active rows, writers all" on public.portfolio_projects for select to anon, authenticated
  using (deleted_at is null and (is_active or (select public.can_write())));
create policy "writers insert" on public.portfolio_projects for insert to authenticated
  with check ((select public.can_write()));
create policy "writers update" on public.portfolio_projects for update to authenticated
  using (deleted_at is null and (select public.can_write()));

/* bolt_project_id is only for the studio: a card needs to know only whether there is a build (has_build). Column
   grants belong to a role, and an administrator has the same role as any signed-in account, so no role may read the
   column: administrators write it as any other column and read it with portfolio_builds(). So callers must name the
   columns they want, also those that an insert or update returns (`select=*` is refused). */
revoke select on table public.portfolio_projects from anon, authenticated;
grant select (
  id, created_at, updated_at, title, slug, description, thumbnail_url, thumbnail_alt, thumbnail_placeholder,
  package_type, package_category, industry_category, tech_stack, industry_tags, is_active, is_live_project,
  is_featured_homepage, is_sample, status, project_url, has_build, display_order, niche_identifier, project_thumbnail_url,
  client_description_anonymized, case_narrative_summary, project_detail_slug, case_study, steps_done, testing_on,
  launch_on, images
) on table public.portfolio_projects to anon, authenticated;

-- The builds behind the projects, for writers.
create function public.portfolio_builds() returns table (project_id uuid, bolt_project_id text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_right(public.can_write());
  return query
    select p.id, p.bolt_project_id from public.portfolio_projects p
    where p.has_build and p.deleted_at is null
    order by p.display_order;
end
$$;

grant execute on function public.portfolio_builds to authenticated;
