-- Limits on what anybody may call, counted in the database, since the API can be called without the page.
-- In schema private: no caller of the API reads or resets a count.

create table private.rate_limits (
  bucket text not null,
  key text not null,
  window_start timestamptz not null,
  hits integer not null default 1,
  expires_at timestamptz not null,
  primary key (bucket, key, window_start)
);

create index rate_limits_expired on private.rate_limits (expires_at);

alter table private.rate_limits enable row level security;
revoke all on table private.rate_limits from public, anon, authenticated;

-- The caller's address: what the platform's edge saw, else the first of x-forwarded-for. Null when there is
-- neither (a call inside the server), which is not limited by caller.
create function private.caller_address() returns text
language sql stable set search_path = ''
as $$
  select left(nullif(btrim(coalesce(
    h ->> 'cf-connecting-ip',
    split_part(h ->> 'x-forwarded-for', ',', 1)
  )), ''), 64)
  from (select nullif(current_setting('request.headers', true), '')::jsonb as h) request
$$;

-- Counts one use of `bucket` by `key` and refuses the one after `max_hits` in a window of `length`:
-- sqlstate PT429 (HTTP 429), message 'rate_limited'. A refused call is rolled back and so does not count.
create function private.hit_rate_limit(bucket text, key text, max_hits integer, length interval) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  began constant timestamptz := date_bin(length, now(), 'epoch');
  counted integer;
begin
  if key is null then
    return;
  end if;

  insert into private.rate_limits as r (bucket, key, window_start, expires_at)
  values (bucket, left(lower(key), 254), began, began + length)
  on conflict on constraint rate_limits_pkey do update set hits = r.hits + 1
  returning r.hits into counted;

  if counted > max_hits then
    raise exception using
      errcode = 'PT429', message = 'rate_limited', hint = 'Please wait a few minutes and try again.';
  end if;

  -- Each new window takes a few old ones with it; locked ones are left to the next.
  if counted = 1 then
    delete from private.rate_limits r
    where (r.bucket, r.key, r.window_start) in (
      select old.bucket, old.key, old.window_start from private.rate_limits old
      where old.expires_at < now()
      order by old.expires_at limit 20
      for update skip locked
    );
  end if;
end
$$;

revoke execute on function private.caller_address() from public, anon, authenticated;
revoke execute on function private.hit_rate_limit(text, text, integer, interval) from public, anon, authenticated;
