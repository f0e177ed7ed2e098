-- The privacy policy and the terms: each change is a new row, the page shows the newest.

create table public.legal_documents (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  type text not null check (type in ('privacy_policy', 'terms_of_service')),
  content text not null check (content ~ '\S' and char_length(content) <= 100000),
  last_updated date not null,
  unique (type, last_updated)
);

create trigger set_updated_at before update on public.legal_documents
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.legal_documents
  for each row execute function private.record_change();

alter table public.legal_documents enable row level security;

revoke all on table public.legal_documents from anon, authenticated;
grant select on table public.legal_documents to anon;
grant select, insert, update, delete on table public.legal_documents to authenticated, service_role;

create policy "everybody reads legal documents" on public.legal_documents
  for select to anon, authenticated using (true);
create policy "administrators add legal documents" on public.legal_documents
  for insert to authenticated with check ((select public.is_admin()));
create policy "administrators change legal documents" on public.legal_documents
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "administrators remove legal documents" on public.legal_documents
  for delete to authenticated using ((select public.is_admin()));
