-- Who took a subscriber off the list, and why the desk put one back: nobody is written to again without a reason.

alter table public.newsletter_subscribers
  add column unsubscribed_by text check (unsubscribed_by in ('subscriber', 'desk')),
  add column reactivation_reason text check (
    reactivation_reason ~ '\S' and char_length(reactivation_reason) <= 500
  );

comment on column public.newsletter_subscribers.unsubscribed_by is
  'The subscriber, by the link in a letter, or the desk. Null while active, and for those who left before this was kept.';
comment on column public.newsletter_subscribers.reactivation_reason is
  'Why the desk put the address back on the list; null when its owner did, or never left.';

-- An administrator who puts an address back says why, also where the history does it for them: HTTP 400
-- 'reason_needed'. Its owner, by the form or the link in a letter, need not.
create function private.keep_leave() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  by_desk constant boolean := public.is_admin();
begin
  if new.is_active then
    if by_desk and coalesce(new.reactivation_reason, '') !~ '\S' then
      raise exception using
        errcode = 'PT400', message = 'reason_needed',
        hint = 'Say why this address may be written to again: it was taken off the list.';
    end if;
    new.unsubscribed_by := null;
    new.unsubscribed_at := null;
    if not by_desk then
      new.reactivation_reason := null;
    end if;
  else
    new.unsubscribed_by := case when by_desk then 'desk' else 'subscriber' end;
    new.unsubscribed_at := coalesce(new.unsubscribed_at, now());
    new.reactivation_reason := null;
  end if;
  return new;
end
$$;

revoke execute on function private.keep_leave() from public, anon, authenticated;

create trigger keep_leave before update of is_active on public.newsletter_subscribers
  for each row when (old.is_active is distinct from new.is_active)
  execute function private.keep_leave();
