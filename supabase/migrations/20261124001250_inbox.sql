-- The inbox: calls, enquiries, quote requests and applications in one list. The list, the number beside it, the
-- dashboard and the title of the tab all read the column `waiting` of this view, so they agree.

-- A lead waits for the studio while somebody should act on it: an enquiry that nobody has answered, an application that
-- nobody has looked into, and a call that is to be confirmed, that nobody has opened since it was booked or changed, or
-- whose outcome of the last seven days is to be recorded.
create view public.inbox with (security_invoker = true) as
select b.id, 'booking_submissions' as lead_table, 'call' as kind, b.created_at, b.name, b.contact, null::text as email,
  b.message, concat_ws(E'\n', b.name, b.contact, b.message) collate "C" as texts, b.project_type, b.package,
  null::text as budget_range, null::text as timeline, b.call_method, b.starts_at, b.status, b.source,
  case when b.seen_at is null and b.status <> 'spam' then case when b.sequence > 0 then 'changed' else 'new' end end
    as mark,
  b.status <> 'spam' and (
    b.seen_at is null
    or (b.status = 'requested' and b.starts_at > private.app_now())
    or (
      b.status = 'booked' and b.starts_at <= private.app_now() and b.starts_at > private.app_now() - interval '7 days'
    )
  ) as waiting
from public.booking_submissions b where b.deleted_at is null
union all
select c.id, 'contact_submissions', case c.kind when 'quote' then 'quote' else 'enquiry' end, c.created_at, c.name,
  c.contact, null, c.message, concat_ws(E'\n', c.name, c.contact, c.message), c.project_type, c.package,
  c.budget_range, c.timeline, null, null, c.status, c.source,
  case when c.seen_at is null and c.status <> 'spam' then 'new' end, c.status = 'new'
from public.contact_submissions c where c.deleted_at is null
union all
select w.id, 'work_opportunities', 'application', w.created_at, w.full_name, w.contact_number, w.email,
  w.area_of_expertise, concat_ws(E'\n', w.full_name, w.contact_number, w.email, w.area_of_expertise), null, null, null,
  null, null, null, w.status, w.source,
  case when w.seen_at is null and w.status <> 'spam' then 'new' end, w.status = 'pending'
from public.work_opportunities w where w.deleted_at is null;

comment on column public.inbox.texts is
  'What the search looks through, in the collation that is compared fastest.';
comment on column public.inbox.mark is '''new'' or ''changed'' until somebody has opened it.';
comment on column public.inbox.waiting is 'Somebody should act on it: the view "To answer" of the inbox.';

grant select on public.inbox to authenticated;
-- The view runs with the rights of its reader.
grant execute on function private.app_now() to authenticated;

-- What is planned and not done, with whom it is about. Those of a lead that was deleted are left out.
create view public.follow_up_list with (security_invoker = true) as
select u.id, u.lead_table, u.lead_id, u.due_on, u.note,
  coalesce(b.name, c.name, w.full_name, s.name, s.email, o.customer_name) as name,
  coalesce(b.contact, c.contact, w.contact_number, s.email, o.customer_contact) as contact
from public.follow_ups u
left join public.booking_submissions b
  on u.lead_table = 'booking_submissions' and b.id = u.lead_id and b.deleted_at is null
left join public.contact_submissions c
  on u.lead_table = 'contact_submissions' and c.id = u.lead_id and c.deleted_at is null
left join public.work_opportunities w
  on u.lead_table = 'work_opportunities' and w.id = u.lead_id and w.deleted_at is null
left join public.newsletter_subscribers s on u.lead_table = 'newsletter_subscribers' and s.id = u.lead_id
left join public.orders o on u.lead_table = 'orders' and o.id = u.lead_id and o.deleted_at is null
where u.done_at is null and coalesce(b.id, c.id, w.id, s.id, o.id) is not null;

grant select on public.follow_up_list to authenticated;

-- What becomes of a request shows in its order: an order that was sent answers it, one that was accepted, is in work or was paid closes it.
create function private.answer_request_of_order() returns trigger
language plpgsql set search_path = ''
as $$
begin
  update public.contact_submissions c
  set status = case when new.status = 'sent' then 'replied' else 'closed' end
  where c.id = new.contact_submission_id
    and (c.status = 'new' or (c.status = 'replied' and new.status <> 'sent'));
  return null;
end
$$;

create trigger answer_request_on_insert after insert on public.orders
  for each row when (new.status in ('sent', 'accepted', 'in_work', 'paid') and new.contact_submission_id is not null)
  execute function private.answer_request_of_order();
create trigger answer_request after update of status on public.orders
  for each row when (
    new.status in ('sent', 'accepted', 'in_work', 'paid') and new.status <> old.status and new.contact_submission_id is not null
  )
  execute function private.answer_request_of_order();
