-- A message or quote request that is sent again after its answer was lost is stored once and alerts the studio once.

alter table public.contact_submissions
  -- Made by the page for one message, so that a retry does not store it twice.
  add column idempotency_key uuid unique;

drop function public.submit_contact(text, text, text, text, text, text, text, text, text, jsonb);

-- Stores a message ('contact') or a quote request ('quote'), once for each idempotency_key. Returns {ok: true}. If the
-- hidden field `website` is filled, it returns the same and stores nothing. HTTP 400 'invalid_input' (the hint names the
-- field), HTTP 429 'rate_limited' or 'inbox_full'.
create function public.submit_contact(
  name text,
  contact text,
  message text,
  kind text default 'contact',
  project_type text default null,
  package text default null,
  budget_range text default null,
  timeline text default null,
  website text default null,
  source jsonb default null,
  idempotency_key uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  reach constant text := btrim(contact);
  came_from constant jsonb := private.clean_source(source);
  refused_constraint text;
  empty_column text;
begin
  if website <> '' then
    return jsonb_build_object('ok', true);
  end if;
  if not private.is_contact(reach) then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = 'contact';
  end if;
  perform private.count_caller(case kind when 'quote' then 'quote' else 'contact' end);

  begin
    perform private.count_submission(
      octet_length(concat(name, reach, message, project_type, package, budget_range, timeline, came_from))
    );
    insert into public.contact_submissions (
      created_at, kind, name, contact, message, project_type, package, budget_range, timeline, source, status,
      idempotency_key
    ) values (
      private.app_now(), submit_contact.kind, btrim(submit_contact.name), reach, btrim(submit_contact.message, E' \t\r\n'),
      nullif(btrim(submit_contact.project_type), ''), nullif(btrim(submit_contact.package), ''),
      nullif(btrim(submit_contact.budget_range), ''), nullif(btrim(submit_contact.timeline), ''), came_from,
      case when private.is_blocked(reach) then 'spam' else 'new' end, submit_contact.idempotency_key
    )
    on conflict (idempotency_key) do nothing;
  exception
    when check_violation or not_null_violation then
      get stacked diagnostics refused_constraint = constraint_name, empty_column = column_name;
      return private.refusal(
        'PT400', 'invalid_input', private.field_of('contact_submissions', refused_constraint, empty_column)
      );
  end;
  return jsonb_build_object('ok', true);
end
$$;

grant execute on function public.submit_contact to anon, authenticated;
