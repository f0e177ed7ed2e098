-- One rule for email addresses and one for phone numbers, and a search that finds a number in any spelling.

SET local check_function_bodies = off;

DROP VIEW "public"."follow_up_list";

DROP VIEW "public"."inbox";

CREATE OR REPLACE FUNCTION private.contact_key (
  contact text
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
  AS $function$
declare
  reach constant text := btrim(contact);
  digits text;
begin
  if reach ~ '^[!-~]+$' and reach ~ '^[^@]+@[^@]+$' and char_length(reach) <= 254 then
    return lower(reach);
  elsif reach !~ '^[+]?[0-9 ().-]+$' then
    return null;
  end if;
  digits := regexp_replace(regexp_replace(reach, '^([+]|00)([0-9 ]+)[(]0[)]', '\1\2'), '[^0-9]', '', 'g');
  digits := regexp_replace(case
    when reach !~ '^[+]' and digits ~ '^00' then substr(digits, 3)
    when digits ~ '^0' then '6' || digits
    when reach !~ '^[+]' and digits ~ '^1[0-9]{8,9}$' then '60' || digits
    else digits
  end, '^600', '60');
  return case when digits ~ '^[1-9][0-9]{7,14}$' then digits end;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_contact (
  contact text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce(
    char_length(contact) between 3 and 254 and contact !~ '[<>[:cntrl:]]'
    and (
      private.is_email(contact)
      or (contact ~ '^[+]?[0-9 ()-]+$' and private.contact_key(contact) ~ case
        when char_length(contact) < 10 then '^60[4-9][0-9]{7}$' else '' end)
    ),
    false
  )
$function$;

CREATE OR REPLACE FUNCTION private.is_email (
  email text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select coalesce(
    char_length(e) <= 254 and position('@' in e) <= 65
    and e ~ '^[a-z0-9!#$%&''*+/=?^_`{|}~-]+([.][a-z0-9!#$%&''*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?[.])+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$',
    false
  )
  from lower(btrim(email)) as e
$function$;

CREATE OR REPLACE FUNCTION public.add_subscribers (
  people  jsonb,
  consent text  DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  answer jsonb;
begin
  perform private.require_right(public.can_sell());
  if jsonb_typeof(people) is distinct from 'array' or jsonb_array_length(people) > 1000 then
    raise exception using
      errcode = 'PT400', message = 'invalid_input', hint = 'Send a list of at most 1,000 people.';
  end if;
  with given as (
    select p.n - 1 as index, left(p.item ->> 'email', 254) as typed, private.clean_email(p.item ->> 'email') as address,
      nullif(btrim(p.item ->> 'name'), '') as name,
      coalesce(nullif(btrim(p.item ->> 'consent'), ''), nullif(btrim(add_subscribers.consent), '')) as consent
    from jsonb_array_elements(people) with ordinality p (item, n)
  ), checked as (
    select g.*, case
      when not private.is_email(g.address) then 'invalid_email'
      when char_length(g.name) > 200 or g.name ~ '[<>[:cntrl:]]' then 'invalid_name'
      when g.consent is null or char_length(g.consent) > 500 or g.consent ~ '[[:cntrl:]]' then 'no_consent'
      when s.id is not null then s.reason
      when former.unsubscribed_by <> 'bounced' then 'left'
      -- Somebody who was erased and has subscribed again since is 'subscribed'.
      when private.was_erased(g.address) and not exists (
        select from public.newsletter_subscribers r where r.email = g.address and r.confirmed_at is not null
      ) then 'erased'
    end as reason, former.id as former
    from given g
    left join public.email_suppressions s on s.address = g.address and s.lifted_at is null
    left join public.newsletter_subscribers former on former.address_hash = private.hash_address(g.address)
  ), first as (
    select distinct on (c.address) c.* from checked c where c.reason is null order by c.address, c.index
  ), back as (
    update public.newsletter_subscribers s set
      email = f.address, name = f.name, consent = f.consent, is_active = true,
      subscribed_at = private.app_now(), confirmed_at = private.app_now()
    from first f where s.id = f.former
    returning s.email
  ), new as (
    insert into public.newsletter_subscribers as s (email, name, consent, subscribed_at, confirmed_at)
    select f.address, f.name, f.consent, private.app_now(), private.app_now() from first f where f.former is null
    on conflict (email) do update set
      name = coalesce(s.name, excluded.name), consent = excluded.consent, confirmed_at = excluded.confirmed_at
    where s.confirmed_at is null
    returning s.email
  ), added as (
    select * from back union all select * from new
  )
  select jsonb_build_object('added', (select count(*) from added), 'refused', coalesce(jsonb_agg(jsonb_build_object(
    'index', c.index, 'email', c.typed, 'reason', coalesce(c.reason, 'subscribed')
  ) order by c.index) filter (
    where c.index not in (select f.index from first f join added a on a.email = f.address)
  ), '[]'))
  into answer
  from checked c;
  return answer;
end
$function$;

CREATE OR REPLACE FUNCTION public.submit_application (
  full_name         text,
  contact_number    text,
  email             text,
  area_of_expertise text,
  website           text  DEFAULT NULL::text,
  source            jsonb DEFAULT NULL::jsonb,
  work_link         text  DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  applicant constant text := btrim(full_name);
  number constant text := btrim(contact_number);
  address constant text := private.clean_email(email);
  link constant text := nullif(btrim(work_link), '');
  came_from constant jsonb := private.clean_source(source);
  refused_constraint text;
  empty_column text;
begin
  if website <> '' then
    return jsonb_build_object('ok', true);
  end if;
  if not private.is_email(address) then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = 'email';
  end if;
  perform private.count_caller('application');
  begin
    perform private.count_submission(octet_length(concat(applicant, number, address, area_of_expertise, link, came_from)));
    insert into public.work_opportunities (
      created_at, full_name, contact_number, email, area_of_expertise, work_link, source, status
    ) values (
      private.app_now(), applicant, number, address, submit_application.area_of_expertise, link, came_from,
      case when private.is_blocked(number, address) then 'spam' else 'pending' end
    )
    on conflict (email) where deleted_at is null do nothing;
  exception
    when check_violation or not_null_violation then
      get stacked diagnostics refused_constraint = constraint_name, empty_column = column_name;
      return private.refusal(
        'PT400', 'invalid_input', private.field_of('work_opportunities', refused_constraint, empty_column)
      );
  end;
  if not found then
    return jsonb_build_object('ok', false, 'reason', 'already_applied');
  end if;
  return jsonb_build_object('ok', true);
end
$function$;

CREATE OR REPLACE FUNCTION public.subscribe_with_welcome_email (
  subscriber_email text,
  subscriber_name  text  DEFAULT NULL::text,
  website          text  DEFAULT NULL::text,
  source           jsonb DEFAULT NULL::jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  address constant text := private.clean_email(subscriber_email);
  given_name constant text := nullif(btrim(subscriber_name), '');
  came_from constant jsonb := private.clean_source(source);
  today constant date := private.today_in_malaysia();
  subscriber uuid;
  left_at timestamptz;
begin
  if website <> '' then
    return jsonb_build_object('subscriber_id', gen_random_uuid());
  end if;
  if not private.is_email(address) then
    raise exception using
      errcode = 'PT400', message = 'invalid_email', hint = 'Please enter a valid email address';
  end if;
  if char_length(given_name) > 200 or given_name ~ '[<>[:cntrl:]]' then
    raise exception using
      errcode = 'PT400', message = 'invalid_input', hint = 'A name has at most 200 characters and no markup.';
  end if;
  perform private.count_caller('newsletter');
  perform private.count_submission(octet_length(concat(address, given_name, came_from)));

  select s.id, s.unsubscribed_at into subscriber, left_at
  from public.newsletter_subscribers s where s.address_hash = private.hash_address(address);
  if subscriber is null then
    insert into public.newsletter_subscribers as s (created_at, email, name, subscribed_at, source)
    values (private.app_now(), address, given_name, private.app_now(), came_from)
    on conflict (email) do update set name = s.name
    returning s.id into subscriber;
  else
    -- A write like the one above, so that the response time does not reveal former subscribers.
    update public.newsletter_subscribers s set source = s.source where s.id = subscriber;
  end if;

  insert into public.outbox (kind, subscriber_id, recipient, due_at, send_day)
  select 'welcome', subscriber, address, private.app_now(), today
  where not exists (
    select from public.outbox d
    where d.subscriber_id = subscriber and d.kind = 'welcome'
      and d.send_day >= case when left_at is null then today else today - 29 end
      and (left_at is null or d.created_at > left_at)
  )
  on conflict do nothing;

  return jsonb_build_object('subscriber_id', subscriber);
end
$function$;

CREATE VIEW "public"."follow_up_list" WITH (security_invoker=true) AS  SELECT u.id,
    u.lead_table,
    u.lead_id,
    u.due_on,
    u.note,
    COALESCE(b.name, c.name, w.full_name, s.name, s.email, o.customer_name) AS name,
    COALESCE(b.contact, c.contact, w.contact_number, s.email, o.customer_contact) AS contact,
    COALESCE(b.person_key, c.person_key, regexp_replace(w.contact_number, '[^0-9]'::text, ''::text, 'g'::text), o.person_key) AS person_key
   FROM (((((public.follow_ups u
     LEFT JOIN public.booking_submissions b ON (((u.lead_table = 'booking_submissions'::text) AND (b.id = u.lead_id) AND (b.deleted_at IS NULL))))
     LEFT JOIN public.contact_submissions c ON (((u.lead_table = 'contact_submissions'::text) AND (c.id = u.lead_id) AND (c.deleted_at IS NULL))))
     LEFT JOIN public.work_opportunities w ON (((u.lead_table = 'work_opportunities'::text) AND (w.id = u.lead_id) AND (w.deleted_at IS NULL))))
     LEFT JOIN public.newsletter_subscribers s ON (((u.lead_table = 'newsletter_subscribers'::text) AND (s.id = u.lead_id))))
     LEFT JOIN public.orders o ON (((u.lead_table = 'orders'::text) AND (o.id = u.lead_id) AND (o.deleted_at IS NULL))))
  WHERE ((u.done_at IS NULL) AND (COALESCE(b.id, c.id, w.id, s.id, o.id) IS NOT NULL));

REVOKE ALL ON TABLE "public"."follow_up_list" FROM "anon";

CREATE VIEW "public"."inbox" WITH (security_invoker=true) AS  SELECT b.id,
    'booking_submissions'::text AS lead_table,
    'call'::text AS kind,
    b.created_at,
    b.name,
    b.contact,
    NULL::text AS email,
    b.message,
    (concat_ws('
'::text, b.name, b.contact, b.person_key, b.message) COLLATE "C") AS texts,
    b.project_type,
    b.package,
    NULL::text AS budget_range,
    NULL::text AS timeline,
    b.call_method,
    b.starts_at,
    b.status,
    b.source,
        CASE
            WHEN ((b.seen_at IS NULL) AND (b.status <> 'spam'::text)) THEN
            CASE
                WHEN (b.sequence > 0) THEN 'changed'::text
                ELSE 'new'::text
            END
            ELSE NULL::text
        END AS mark,
    ((b.status <> 'spam'::text) AND ((b.seen_at IS NULL) OR ((b.status = 'requested'::text) AND (b.starts_at > private.app_now())) OR ((b.status = 'booked'::text) AND (b.starts_at <= private.app_now()) AND (b.starts_at > (private.app_now() - '7 days'::interval))))) AS waiting
   FROM public.booking_submissions b
  WHERE (b.deleted_at IS NULL)
UNION ALL
 SELECT c.id,
    'contact_submissions'::text AS lead_table,
        CASE c.kind
            WHEN 'quote'::text THEN 'quote'::text
            ELSE 'enquiry'::text
        END AS kind,
    c.created_at,
    c.name,
    c.contact,
    NULL::text AS email,
    c.message,
    concat_ws('
'::text, c.name, c.contact, c.person_key, c.message) AS texts,
    c.project_type,
    c.package,
    c.budget_range,
    c.timeline,
    NULL::text AS call_method,
    NULL::timestamp with time zone AS starts_at,
    c.status,
    c.source,
        CASE
            WHEN ((c.seen_at IS NULL) AND (c.status <> 'spam'::text)) THEN 'new'::text
            ELSE NULL::text
        END AS mark,
    (c.status = 'new'::text) AS waiting
   FROM public.contact_submissions c
  WHERE (c.deleted_at IS NULL)
UNION ALL
 SELECT w.id,
    'work_opportunities'::text AS lead_table,
    'application'::text AS kind,
    w.created_at,
    w.full_name AS name,
    w.contact_number AS contact,
    w.email,
    w.area_of_expertise AS message,
    concat_ws('
'::text, w.full_name, w.contact_number, regexp_replace(w.contact_number, '[^0-9]'::text, ''::text, 'g'::text), w.email, w.area_of_expertise) AS texts,
    NULL::text AS project_type,
    NULL::text AS package,
    NULL::text AS budget_range,
    NULL::text AS timeline,
    NULL::text AS call_method,
    NULL::timestamp with time zone AS starts_at,
    w.status,
    w.source,
        CASE
            WHEN ((w.seen_at IS NULL) AND (w.status <> 'spam'::text)) THEN 'new'::text
            ELSE NULL::text
        END AS mark,
    (w.status = 'pending'::text) AS waiting
   FROM public.work_opportunities w
  WHERE (w.deleted_at IS NULL);

REVOKE ALL ON TABLE "public"."inbox" FROM "anon";

REVOKE ALL ON FUNCTION "private"."is_email"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_email"(text) TO "service_role";

REVOKE ALL ON TABLE "public"."follow_up_list" FROM "authenticated";

GRANT SELECT ON TABLE "public"."follow_up_list" TO "authenticated";

REVOKE ALL ON TABLE "public"."follow_up_list" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."follow_up_list" TO "service_role";

REVOKE ALL ON TABLE "public"."inbox" FROM "authenticated";

GRANT SELECT ON TABLE "public"."inbox" TO "authenticated";

REVOKE ALL ON TABLE "public"."inbox" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."inbox" TO "service_role";

-- Keys that the older rule computed for numbers like '+44 (0)20 7946 0018'.
update public.booking_submissions set contact = contact where contact ~ '^([+]|00)[0-9 ]+[(]0[)]';
update public.contact_submissions set contact = contact where contact ~ '^([+]|00)[0-9 ]+[(]0[)]';
update public.orders set customer_contact = customer_contact where customer_contact ~ '^([+]|00)[0-9 ]+[(]0[)]';
reindex index public.work_opportunities_by_number;
reindex index public.booking_submissions_unconfirmed_of_a_contact;
