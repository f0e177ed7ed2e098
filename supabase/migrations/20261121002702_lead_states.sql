-- Which state may follow which. Each pair goes both ways, since whoever pressed the wrong button must get back; what
-- is left out would be a mistake in any case (a draft that is paid, a paid order that is cancelled).
-- src/admin/leads/lead-states.ts offers these; tests/database/lead-states.test.ts tries every pair of both.

-- Takes the allowed pairs as arguments: 'draft-sent'. Refuses any other with HTTP 409 'status_not_allowed'.
create function private.check_status_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not (old.status || '-' || new.status = any (tg_argv) or new.status || '-' || old.status = any (tg_argv)) then
    raise exception using
      errcode = 'PT409', message = 'status_not_allowed',
      hint = format('What is %s cannot become %s.', replace(old.status, '_', ' '), replace(new.status, '_', ' '));
  end if;
  return new;
end
$$;

revoke execute on function private.check_status_change() from public, anon, authenticated;

create trigger check_status_change before update of status on public.booking_submissions
  for each row when (old.status is distinct from new.status)
  execute function private.check_status_change(
    'booked-completed', 'booked-no_show', 'booked-cancelled', 'completed-no_show'
  );
create trigger check_status_change before update of status on public.contact_submissions
  for each row when (old.status is distinct from new.status)
  execute function private.check_status_change('new-replied', 'new-closed', 'replied-closed');
create trigger check_status_change before update of status on public.work_opportunities
  for each row when (old.status is distinct from new.status)
  execute function private.check_status_change(
    'pending-reviewing', 'pending-accepted', 'pending-declined', 'reviewing-accepted', 'reviewing-declined'
  );
create trigger check_status_change before update of status on public.orders
  for each row when (old.status is distinct from new.status)
  execute function private.check_status_change(
    'draft-sent', 'draft-accepted', 'draft-cancelled', 'sent-accepted', 'sent-paid', 'sent-cancelled',
    'accepted-paid', 'accepted-cancelled'
  );

-- The desk's lists by state.
create index contact_submissions_by_status on public.contact_submissions (status, created_at desc);
create index contact_submissions_by_kind on public.contact_submissions (kind, created_at desc);
create index work_opportunities_by_status on public.work_opportunities (status, created_at desc);
create index booking_submissions_by_status on public.booking_submissions (status, starts_at desc);
create index orders_by_due_date on public.orders (due_date) where status in ('sent', 'accepted');
