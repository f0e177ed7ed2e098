-- People who want to work with the studio. A visitor adds a row and never reads one back, so the form inserts
-- without asking for the row (an insert that returns it would need a select policy, which would open the table).

create table public.work_opportunities (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  full_name text not null check (char_length(btrim(full_name)) between 2 and 200 and full_name !~ '[<>[:cntrl:]]'),
  contact_number text not null check (
    char_length(contact_number) between 7 and 40 and contact_number !~ '[<>[:cntrl:]]'
    and regexp_replace(contact_number, '[ -]', '', 'g') ~ '^(([+]?6)?0[0-9]{8,9}|.{10,})$'
  ),
  email text not null unique check (
    email ~ '^[!-~]+$' and email !~ '[,;:<>()"\\[\]]' and email ~ '^[^@]+@[^@]+[.][^@]+$'
    and email = lower(email) and char_length(email) <= 254
  ),
  area_of_expertise text not null check (area_of_expertise in (
    'Web Development', 'UI/UX Design', 'Digital Marketing', 'Content Creation', 'SEO Specialist',
    'Project Management', 'Business Development', 'Sales & Client Relations', 'Graphic Design', 'Video Production',
    'Social Media Management', 'Data Analytics', 'Other'
  )),
  status text not null default 'pending' check (status in ('pending', 'reviewing', 'accepted', 'declined'))
);

-- 20 in 10 minutes for a caller; the administrator's own entries are not counted.
create function private.limit_work_opportunities() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.is_admin() then
    perform private.hit_rate_limit('work opportunity by caller', private.caller_address(), 20, interval '10 minutes');
  end if;
  return new;
end
$$;

revoke execute on function private.limit_work_opportunities() from public, anon, authenticated;

create trigger limit_work_opportunities before insert on public.work_opportunities
  for each row execute function private.limit_work_opportunities();

create index work_opportunities_newest on public.work_opportunities (created_at desc, id);

create trigger set_updated_at before update on public.work_opportunities
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.work_opportunities
  for each row execute function private.record_change();

alter table public.work_opportunities enable row level security;

revoke all on table public.work_opportunities from anon, authenticated;
grant insert (full_name, contact_number, email, area_of_expertise, status) on table public.work_opportunities to anon;
grant select, insert, update, delete on table public.work_opportunities to authenticated, service_role;

create policy "visitors apply, pending" on public.work_opportunities
  for insert to anon with check (status = 'pending');
create policy "signed-in people apply, pending; administrators add any" on public.work_opportunities
  for insert to authenticated with check (status = 'pending' or (select public.is_admin()));
create policy "administrators read work opportunities" on public.work_opportunities
  for select to authenticated using ((select public.is_admin()));
create policy "administrators change work opportunities" on public.work_opportunities
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "administrators remove work opportunities" on public.work_opportunities
  for delete to authenticated using ((select public.is_admin()));
