-- What the studio writes down about a lead or a person. Written once: a note is taken away by who wrote it, and
-- never rewritten. A note outlives the row it is about, so that a row brought back from the history has its notes.

create table public.lead_notes (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  subject_table text check (subject_table in (
    'booking_submissions', 'contact_submissions', 'work_opportunities', 'newsletter_subscribers', 'orders'
  )),
  subject_id uuid,
  person_key text check (person_key = private.person_key(person_key)),
  body text not null check (body ~ '\S' and char_length(body) <= 5000),
  author uuid,
  author_email text check (char_length(author_email) <= 254),
  constraint lead_notes_about_one_thing check (
    (subject_table is null) = (subject_id is null) and (subject_id is null) <> (person_key is null)
  )
);

comment on column public.lead_notes.person_key is 'As private.person_key writes it, for a note about the person.';
comment on column public.lead_notes.author_email is 'As it was then: the name under the note.';

create index lead_notes_of_a_row on public.lead_notes (subject_id, created_at desc);
create index lead_notes_of_a_person on public.lead_notes (person_key, created_at desc);

-- Who writes is asked from the session, not from the page.
create function private.sign_note() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.author := auth.uid();
  new.author_email := (select u.email from auth.users u where u.id = auth.uid());
  new.created_at := now();
  return new;
end
$$;

revoke execute on function private.sign_note() from public, anon, authenticated;

-- A note that the history brings back keeps its signature: that is not written as the caller.
create trigger sign_note before insert on public.lead_notes
  for each row when (current_user = 'authenticated') execute function private.sign_note();
create trigger record_change after insert or update or delete on public.lead_notes
  for each row execute function private.record_change();

alter table public.lead_notes enable row level security;

revoke all on table public.lead_notes from anon, authenticated;
grant select, insert, delete on table public.lead_notes to authenticated;
grant select, insert, update, delete on table public.lead_notes to service_role;

create policy "administrators read lead notes" on public.lead_notes
  for select to authenticated using ((select public.is_admin()));
create policy "administrators write lead notes" on public.lead_notes
  for insert to authenticated with check ((select public.is_admin()));
create policy "administrators take away notes of their own" on public.lead_notes
  for delete to authenticated using ((select public.is_admin()) and author = (select auth.uid()));
