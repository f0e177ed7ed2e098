-- Messages and quote requests. Written by submit_contact and by administrators.

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  kind text not null default 'contact' check (kind in ('contact', 'quote')),
  name text not null check (char_length(btrim(name)) between 1 and 200 and name !~ '[<>[:cntrl:]]'),
  contact text not null check (char_length(btrim(contact)) between 3 and 254 and contact !~ '[<>[:cntrl:]]'),
  message text not null check (message ~ '\S' and char_length(message) <= 5000),
  project_type text check (char_length(project_type) <= 120),
  package text check (char_length(package) <= 120),
  budget_range text check (char_length(budget_range) <= 120),
  timeline text check (char_length(timeline) <= 120),
  status text not null default 'new' check (status in ('new', 'replied', 'closed'))
);

create index contact_submissions_newest on public.contact_submissions (created_at desc, id);

create trigger set_updated_at before update on public.contact_submissions
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.contact_submissions
  for each row execute function private.record_change();

alter table public.contact_submissions enable row level security;

revoke all on table public.contact_submissions from anon, authenticated;
grant select, insert, update, delete on table public.contact_submissions to authenticated, service_role;

create policy "administrators do everything with contact submissions" on public.contact_submissions
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));

-- Stores a message ('contact') or a quote request ('quote'). Gives {ok: true}. HTTP 400 'invalid_input' (the hint
-- names the field), HTTP 429 'rate_limited': 20 in 10 minutes for a caller, 5 in an hour for a contact.
create function public.submit_contact(
  name text,
  contact text,
  message text,
  kind text default 'contact',
  project_type text default null,
  package text default null,
  budget_range text default null,
  timeline text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  reach constant text := btrim(contact);
  wrong text;
begin
  wrong := case
    when name is null or char_length(btrim(name)) not between 1 and 200 or name ~ '[<>[:cntrl:]]' then 'name'
    when reach is null or char_length(reach) not between 3 and 254 or reach ~ '[<>[:cntrl:]]'
      or not (coalesce(private.clean_email(reach), '') ~ '@.+[.].' or reach ~ '^\+?[0-9 ()-]{10,}$') then 'contact'
    when message is null or message !~ '\S' or char_length(message) > 5000 then 'message'
    when kind is null or kind not in ('contact', 'quote') then 'kind'
    when char_length(project_type) > 120 then 'project_type'
    when char_length(package) > 120 then 'package'
    when char_length(budget_range) > 120 then 'budget_range'
    when char_length(timeline) > 120 then 'timeline'
  end;
  if wrong is not null then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = wrong;
  end if;
  perform private.hit_rate_limit('contact by caller', private.caller_address(), 20, interval '10 minutes');
  perform private.hit_rate_limit('contact by contact', reach, 5, interval '1 hour');

  insert into public.contact_submissions (
    kind, name, contact, message, project_type, package, budget_range, timeline
  ) values (
    submit_contact.kind, btrim(submit_contact.name), reach, btrim(submit_contact.message, E' \t\r\n'),
    nullif(btrim(submit_contact.project_type), ''), nullif(btrim(submit_contact.package), ''),
    nullif(btrim(submit_contact.budget_range), ''), nullif(btrim(submit_contact.timeline), '')
  );
  return jsonb_build_object('ok', true);
end
$$;

revoke execute on function
  public.submit_contact(text, text, text, text, text, text, text, text) from public, anon, authenticated;
grant execute on function
  public.submit_contact(text, text, text, text, text, text, text, text) to anon, authenticated, service_role;
