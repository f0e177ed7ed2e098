-- The privacy policy and the terms. A version is kept as people read it: a change is a new row, also the second one
-- of a day, and the page shows the newest.

create table public.legal_documents (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  type text not null check (type in ('privacy_policy', 'terms_of_service')),
  content text not null check (content ~ '\S' and char_length(content) <= 100000),
  last_updated date not null,
  revision smallint not null default 0 check (revision > 0),
  unique (type, last_updated, revision)
);

comment on column public.legal_documents.revision is
  'Which version of that day; given by the database when it is left at 0.';

-- Everybody reads them; nobody, not even an administrator, changes a version that people have read.
call private.set_up_table('public.legal_documents', visitors_see => 'true', admins_may => '{select,insert,delete}');

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

revoke execute on all routines in schema private from public;
