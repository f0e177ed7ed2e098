-- A version of a legal document is kept as people read it: a change is a new row, also the second one of a day.
alter table public.legal_documents add column revision smallint not null default 1 check (revision > 0);
alter table public.legal_documents alter column revision set default 0;

comment on column public.legal_documents.revision is 'Which version of that day; given by the database when it is left at 0.';

alter table public.legal_documents drop constraint legal_documents_type_last_updated_key;
alter table public.legal_documents add unique (type, last_updated, revision);

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

revoke execute on function private.number_legal_version() from public, anon, authenticated;

create trigger number_legal_version before insert on public.legal_documents
  for each row execute function private.number_legal_version();

drop policy "administrators change legal documents" on public.legal_documents;
revoke update on table public.legal_documents from authenticated;
