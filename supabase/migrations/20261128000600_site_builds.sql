-- A build that does not arrive is asked for less and less often, and a published site that cannot be read is known.

alter table private.site_build_request
  add column requests integer not null default 0,
  add column requested_since timestamptz,
  add column refused boolean not null default false,
  add column checked_at timestamptz,
  add column problem text check (char_length(problem) <= 300),
  add column problem_since timestamptz;

-- Whether to request a build of these content versions now: of newer content at most once a minute; again after ten
-- minutes while the published site still lacks it (one, if the host refused), then after twice as long each time, at
-- most a day. True records the request, so that overlapping runs request it once. After an hour in vain it alerts the
-- owner, at most once a day.
create or replace function public.begin_site_build(p_versions jsonb) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  at constant timestamptz := private.app_now();
  request private.site_build_request;
begin
  update private.site_build_request r
  set versions = p_versions, requested_at = at, refused = false,
    requests = case when r.versions = p_versions then r.requests + 1 else 1 end,
    requested_since = case when r.versions = p_versions then coalesce(r.requested_since, at) else at end
  where r.id and coalesce(
    r.requested_at <= at - case when r.versions = p_versions then
      least(
        make_interval(mins => case when r.refused then 1 else 10 end) * power(2, least(greatest(r.requests, 1), 12) - 1),
        interval '1 day'
      )
      else interval '1 minute'
    end,
    true
  )
  returning r.* into request;
  if not found then
    return false;
  end if;
  if request.requested_since <= at - interval '1 hour' then
    insert into public.outbox (kind, recipient, details, due_at)
    select 'owner_alert', address, jsonb_build_object(
      'alert', 'builds', 'since', request.requested_since, 'problem', coalesce(request.problem, '')
    ), at
    from private.alert_addresses('problems') address
    where not exists (
      select from public.outbox d
      where d.kind = 'owner_alert' and d.details ->> 'alert' = 'builds' and d.due_at > at - interval '1 day'
    );
  end if;
  return true;
end
$$;

-- The host refused the request, so it is repeated sooner than a build that failed.
create or replace function public.site_build_refused() returns void
language sql security definer set search_path = ''
as $$ update private.site_build_request r set refused = true where r.id $$;

-- Records that the published site was looked at: whether it has the current content, and why it could not be read, as
-- a sentence; null if it could. For the function send-due.
create or replace function public.note_published_site(p_current boolean, p_problem text default null) returns void
language sql security definer set search_path = ''
as $$
  update private.site_build_request r
  set checked_at = private.app_now(), problem = left(p_problem, 300),
    problem_since = case when p_problem is not null then coalesce(r.problem_since, private.app_now()) end,
    requests = case when p_current then 0 else r.requests end,
    requested_since = case when not p_current then r.requested_since end
  where r.id
$$;

-- Why the published site cannot be read: {problem: a sentence, since}; null if it can, if that is known for less than
-- half an hour, or if nobody looks. For writers.
create or replace function public.published_site_problem() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_right(public.can_write());
  return (
    select jsonb_build_object('problem', r.problem, 'since', r.problem_since)
    from private.site_build_request r
    where r.problem is not null and r.problem_since <= private.app_now() - interval '30 minutes'
      and r.checked_at > private.app_now() - interval '1 hour'
  );
end
$$;

grant execute on function public.published_site_problem to authenticated;
