-- Words and figures the owner may change without a release, by key. The page has a default for each.

create table public.portfolio_settings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  key text not null unique check (key ~ '^[a-z][a-z0-9_]*$' and char_length(key) <= 80),
  value jsonb not null check (length(value::text) <= 50000)
);

create trigger set_updated_at before update on public.portfolio_settings
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.portfolio_settings
  for each row execute function private.record_change();

alter table public.portfolio_settings enable row level security;

revoke all on table public.portfolio_settings from anon, authenticated;
grant select on table public.portfolio_settings to anon;
grant select, insert, update, delete on table public.portfolio_settings to authenticated, service_role;

create policy "everybody reads portfolio settings" on public.portfolio_settings
  for select to anon, authenticated using (true);
create policy "administrators add portfolio settings" on public.portfolio_settings
  for insert to authenticated with check ((select public.is_admin()));
create policy "administrators change portfolio settings" on public.portfolio_settings
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "administrators remove portfolio settings" on public.portfolio_settings
  for delete to authenticated using ((select public.is_admin()));

create table public.blog_settings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  key text not null unique check (key ~ '^[a-z][a-z0-9_]*$' and char_length(key) <= 80),
  value jsonb not null check (length(value::text) <= 50000)
);

create trigger set_updated_at before update on public.blog_settings
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.blog_settings
  for each row execute function private.record_change();

alter table public.blog_settings enable row level security;

revoke all on table public.blog_settings from anon, authenticated;
grant select on table public.blog_settings to anon;
grant select, insert, update, delete on table public.blog_settings to authenticated, service_role;

create policy "everybody reads blog settings" on public.blog_settings
  for select to anon, authenticated using (true);
create policy "administrators add blog settings" on public.blog_settings
  for insert to authenticated with check ((select public.is_admin()));
create policy "administrators change blog settings" on public.blog_settings
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "administrators remove blog settings" on public.blog_settings
  for delete to authenticated using ((select public.is_admin()));

create table public.about_settings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  key text not null unique check (key ~ '^[a-z][a-z0-9_]*$' and char_length(key) <= 80),
  value jsonb not null check (length(value::text) <= 50000)
);

create trigger set_updated_at before update on public.about_settings
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.about_settings
  for each row execute function private.record_change();

alter table public.about_settings enable row level security;

revoke all on table public.about_settings from anon, authenticated;
grant select on table public.about_settings to anon;
grant select, insert, update, delete on table public.about_settings to authenticated, service_role;

create policy "everybody reads about settings" on public.about_settings
  for select to anon, authenticated using (true);
create policy "administrators add about settings" on public.about_settings
  for insert to authenticated with check ((select public.is_admin()));
create policy "administrators change about settings" on public.about_settings
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "administrators remove about settings" on public.about_settings
  for delete to authenticated using ((select public.is_admin()));

create table public.site_settings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  key text not null unique check (key ~ '^[a-z][a-z0-9_]*$' and char_length(key) <= 80),
  value jsonb not null check (length(value::text) <= 50000)
);

create trigger set_updated_at before update on public.site_settings
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.site_settings
  for each row execute function private.record_change();

alter table public.site_settings enable row level security;

revoke all on table public.site_settings from anon, authenticated;
grant select on table public.site_settings to anon;
grant select, insert, update, delete on table public.site_settings to authenticated, service_role;

create policy "everybody reads site settings" on public.site_settings
  for select to anon, authenticated using (true);
create policy "administrators add site settings" on public.site_settings
  for insert to authenticated with check ((select public.is_admin()));
create policy "administrators change site settings" on public.site_settings
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "administrators remove site settings" on public.site_settings
  for delete to authenticated using ((select public.is_admin()));

create table public.company_info (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  key text not null unique check (key ~ '^[a-z][a-z0-9_]*$' and char_length(key) <= 80),
  value text not null check (char_length(value) <= 500)
);

create trigger set_updated_at before update on public.company_info
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.company_info
  for each row execute function private.record_change();

alter table public.company_info enable row level security;

revoke all on table public.company_info from anon, authenticated;
grant select on table public.company_info to anon;
grant select, insert, update, delete on table public.company_info to authenticated, service_role;

create policy "everybody reads company information" on public.company_info
  for select to anon, authenticated using (true);
create policy "administrators add company information" on public.company_info
  for insert to authenticated with check ((select public.is_admin()));
create policy "administrators change company information" on public.company_info
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "administrators remove company information" on public.company_info
  for delete to authenticated using ((select public.is_admin()));
