-- Pictures that administrators upload. The bucket is public, so a picture is fetched by its URL; there is no select
-- policy for visitors, so they cannot list what lies in it. Where storage is not installed there is nothing to do.

do $migration$
begin
  if to_regnamespace('storage') is null then
    return;
  end if;

  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('pictures', 'pictures', true, 5242880, array['image/avif', 'image/webp', 'image/jpeg', 'image/png'])
  on conflict (id) do nothing;

  create policy "administrators list pictures" on storage.objects
    for select to authenticated using (bucket_id = 'pictures' and (select public.is_admin()));
  create policy "administrators upload pictures" on storage.objects
    for insert to authenticated with check (bucket_id = 'pictures' and (select public.is_admin()));
  create policy "administrators change pictures" on storage.objects
    for update to authenticated using (bucket_id = 'pictures' and (select public.is_admin()))
    with check (bucket_id = 'pictures' and (select public.is_admin()));
  create policy "administrators remove pictures" on storage.objects
    for delete to authenticated using (bucket_id = 'pictures' and (select public.is_admin()));
end
$migration$;
