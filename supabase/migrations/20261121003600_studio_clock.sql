-- The moment by the studio's clock, in ms since 1970 (UTC). A device's own may be wrong by a day: the booking page asks
-- for this one, so that it offers the days and times that submit_booking takes.
create function public.studio_clock() returns bigint
language sql stable security definer set search_path = ''
as $$ select floor(extract(epoch from private.clock()) * 1000)::bigint $$;

revoke execute on function public.studio_clock() from public, anon, authenticated;
grant execute on function public.studio_clock() to anon, authenticated, service_role;
