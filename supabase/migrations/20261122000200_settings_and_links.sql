-- Texts and figures the owner may change without a release, by key: the page has a default for each. And the studio's
-- accounts elsewhere. Everybody reads all of it.

create table public.site_settings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  key text not null unique check (key ~ '^[a-z][a-z0-9_]*$' and char_length(key) <= 80),
  value jsonb not null check (length(value::text) <= 50000)
);
call private.set_up_table('public.site_settings', visitors_see => 'true');

create table public.about_settings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  key text not null unique check (key ~ '^[a-z][a-z0-9_]*$' and char_length(key) <= 80),
  value jsonb not null check (length(value::text) <= 50000)
);
call private.set_up_table('public.about_settings', visitors_see => 'true');

create table public.portfolio_settings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  key text not null unique check (key ~ '^[a-z][a-z0-9_]*$' and char_length(key) <= 80),
  value jsonb not null check (length(value::text) <= 50000)
);
call private.set_up_table('public.portfolio_settings', visitors_see => 'true');

create table public.blog_settings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  key text not null unique check (key ~ '^[a-z][a-z0-9_]*$' and char_length(key) <= 80),
  value jsonb not null check (length(value::text) <= 50000)
);
call private.set_up_table('public.blog_settings', visitors_see => 'true');

create table public.company_info (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  key text not null unique check (key ~ '^[a-z][a-z0-9_]*$' and char_length(key) <= 80),
  value text not null check (char_length(value) <= 500)
);
call private.set_up_table('public.company_info', visitors_see => 'true');

-- In the footer and on the founder's profile.
create table public.social_links (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  platform text not null unique check (platform ~ '\S' and char_length(platform) <= 40),
  url text not null check (url ~ '^(https?://|mailto:)' and char_length(url) <= 500),
  icon text not null check (icon ~ '\S' and char_length(icon) <= 40),
  display_order integer not null default 0
);

create index social_links_in_order on public.social_links (display_order);

call private.set_up_table('public.social_links', visitors_see => 'true');
