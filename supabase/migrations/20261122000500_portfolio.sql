-- The studio's work, and the packages and industries it can be filtered by.

create table public.portfolio_categories (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  type text not null check (type in ('package', 'industry')),
  name text not null check (name ~ '\S' and char_length(name) <= 80),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  is_active boolean not null default true,
  display_order integer not null default 0,
  unique (type, slug)
);

create index portfolio_categories_in_order on public.portfolio_categories (type, display_order);

call private.set_up_table('public.portfolio_categories', visitors_see => 'is_active');

create table public.portfolio_projects (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  title text not null check (title ~ '\S' and char_length(title) <= 160),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  description text not null default '' check (char_length(description) <= 2000),
  thumbnail_url text check (thumbnail_url ~ '^(https://|/(?![/\\]))\S+$' and char_length(thumbnail_url) <= 500),
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
  status text check (status in ('live', 'in_progress', 'concept')),
  project_url text check (project_url ~ '^(https?://|/(?![/\\]))\S+$' and char_length(project_url) <= 500),
  steps_done smallint not null default 0 check (steps_done between 0 and 9),
  testing_on date,
  launch_on date,
  bolt_project_id text check (bolt_project_id ~ '\S' and char_length(bolt_project_id) <= 120),
  has_build boolean not null generated always as (bolt_project_id is not null) stored,
  display_order integer not null default 0,
  niche_identifier text references public.niche_pages (slug) on update cascade on delete set null,
  project_thumbnail_url text check (
    project_thumbnail_url ~ '^(https://|/(?![/\\]))\S+$' and char_length(project_thumbnail_url) <= 500
  ),
  client_description_anonymized text check (char_length(client_description_anonymized) <= 500),
  case_narrative_summary text check (char_length(case_narrative_summary) <= 2000),
  project_detail_slug text check (
    project_detail_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(project_detail_slug) <= 120
  ),
  case_study text check (char_length(case_study) <= 30000)
);

comment on column public.portfolio_projects.thumbnail_url is
  'The 1200 px WebP; its siblings -640.webp, -640.avif and -1200.avif lie beside it.';
comment on column public.portfolio_projects.steps_done is
  'Of the nine steps on the page of a project in progress; the next one is being done.';
comment on column public.portfolio_projects.case_study is 'Markdown with ''## '' sections; for live projects.';

create index portfolio_projects_in_order on public.portfolio_projects (display_order) where is_active;
create index portfolio_projects_featured on public.portfolio_projects (display_order)
  where is_active and is_featured_homepage;
create index portfolio_projects_newest_live on public.portfolio_projects (created_at desc)
  where is_active and is_live_project;
create index portfolio_projects_of_a_niche on public.portfolio_projects (niche_identifier, display_order);

call private.set_up_table('public.portfolio_projects', visitors_see => 'is_active');

/* bolt_project_id is the studio's own: a card needs to know only whether there is a build (has_build). Grants on
   columns are given to a role, and an administrator has the same role as any signed-in stranger, so no role may
   read the column: administrators write it as any other and read it with portfolio_builds(). Two consequences
   for callers: name the columns (`select=*` is refused), also in what an insert or update returns. */
revoke select on table public.portfolio_projects from anon, authenticated;
grant select (
  id, created_at, updated_at, title, slug, description, thumbnail_url, thumbnail_alt, thumbnail_placeholder,
  package_type, package_category, industry_category, tech_stack, industry_tags, is_active, is_live_project,
  is_featured_homepage, status, project_url, has_build, display_order, niche_identifier, project_thumbnail_url,
  client_description_anonymized, case_narrative_summary, project_detail_slug, case_study, steps_done, testing_on,
  launch_on
) on table public.portfolio_projects to anon, authenticated;

-- The builds behind the projects, for administrators.
create function public.portfolio_builds() returns table (project_id uuid, bolt_project_id text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin('portfolio_builds');
  return query
    select p.id, p.bolt_project_id from public.portfolio_projects p
    where p.has_build
    order by p.display_order;
end
$$;

call private.allow_call('public.portfolio_builds()', 'authenticated');
