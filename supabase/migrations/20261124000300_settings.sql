-- Texts and figures the owner may change without a release, by key; the page has a default for each. Also the studio's
-- social media accounts.

/* The one list of all settings: the table that stores each, whether visitors can read it, and its fields. A setting
   has no other fields, and each may be missing, null or empty. src/content/settings.ts is the same list for pages
   and forms; tests/database/settings.test.ts compares both. The kinds of fields:
     'text': at most `longest` characters;
     'paragraphs': a list of texts, separated by empty lines, `longest` characters in total;
     'lines': also a list of texts, one a line;
     'link': a URL that begins with https://;
     'image': such a URL, or a path of this site;
     'email': one email address;
     'phone': a number that begins with + and the country code;
     'number': a whole number from `least` to `most`;
     'money': the same, in sen;
     'boolean';
     'ranges': times of a day, {"from": "09:00", "to": "12:00"} in steps of five minutes: in order, without overlap,
     each at least half an hour long;
     'group': has `fields` of its own.
   `default` is the value for the database until the owner has set one. */
create table private.settings (
  table_name text not null references private.tables (name),
  key text not null check (key ~ '^[a-z][a-z0-9_]*$'),
  is_public boolean not null,
  fields jsonb not null,
  primary key (table_name, key)
);

alter table private.settings enable row level security;

insert into private.settings (table_name, key, is_public, fields) values
  ('site_settings', 'studio', true, '{
    "name": {"kind": "text", "longest": 60},
    "email": {"kind": "email"},
    "whatsapp_number": {"kind": "phone"},
    "city": {"kind": "text", "longest": 60},
    "service_areas": {"kind": "lines", "longest": 1000},
    "opening_hours": {"kind": "lines", "longest": 1000},
    "description": {"kind": "text", "longest": 300},
    "mark": {"kind": "image", "longest": 500}
  }'),
  -- What the studio claims about itself in figures, each with a switch.
  ('site_settings', 'claims', true, (
    select jsonb_object_agg(claim, jsonb '{"kind": "group", "fields": {
      "value": {"kind": "text", "longest": 20}, "shown": {"kind": "boolean"}
    }}')
    from unnest('{satisfaction,stars,delivery,success,uptime,load_time,mobile,retention,readers}'::text[]) as claim
  )),
  -- The packages and their prices.
  ('site_settings', 'packages', true, (
    select jsonb_object_agg(package, jsonb '{"kind": "group", "fields": {
      "from_sen": {"kind": "money", "least": 100, "most": 100000000},
      "pages": {"kind": "text", "longest": 40},
      "time": {"kind": "text", "longest": 40},
      "without": {"kind": "text", "longest": 120}
    }}')
    from unnest('{spark,amplify,apex}'::text[]) as package
  ) || '{
    "upper_sen": {"kind": "money", "least": 100, "most": 100000000},
    "care_sen": {"kind": "money", "least": 100, "most": 100000000}
  }'),
  ('site_settings', 'footer_content', true, '{
    "tagline": {"kind": "text", "longest": 300},
    "description": {"kind": "text", "longest": 300},
    "copyright": {"kind": "text", "longest": 300},
    "made_with": {"kind": "text", "longest": 300},
    "show_newsletter": {"kind": "boolean"}
  }'),
  ('site_settings', 'calls', false, '{"meeting_link": {"kind": "link", "longest": 500}}'),
  ('site_settings', 'reminders', true, '{"sms": {"kind": "boolean"}}'),
  -- The call hours of each weekday (an empty list: no calls) and the rules for all days. Without 'calls_a_day' there is
  -- no daily limit.
  ('site_settings', 'call_hours', true, '{
    "notice_hours": {"kind": "number", "least": 0, "most": 336, "default": 0},
    "window_days": {"kind": "number", "least": 1, "most": 365, "default": 90},
    "pause_minutes": {"kind": "number", "least": 0, "most": 240, "default": 0},
    "calls_a_day": {"kind": "number", "least": 1, "most": 50}
  }' || (
    select jsonb_object_agg(weekday, '{"kind": "ranges", "default": [
      {"from": "09:00", "to": "12:00"}, {"from": "14:00", "to": "17:30"}
    ]}'::jsonb)
    from unnest('{monday,tuesday,wednesday,thursday,friday,saturday,sunday}'::text[]) as weekday
  )),
  ('site_settings', 'protection', false, '{
    "submissions_an_hour": {"kind": "number", "least": 20, "most": 100000, "default": 120},
    "emails_an_hour": {"kind": "number", "least": 1, "most": 10000, "default": 30}
  }'),
  ('site_settings', 'newsletters', false, '{"a_minute": {"kind": "number", "least": 1, "most": 1000, "default": 60}}'),
  -- The defaults of a new order.
  ('site_settings', 'quotations', false, '{
    "sst_percent": {"kind": "number", "least": 0, "most": 100},
    "deposit_percent": {"kind": "number", "least": 0, "most": 100, "default": 50},
    "valid_days": {"kind": "number", "least": 1, "most": 365, "default": 30},
    "terms": {"kind": "text", "longest": 5000}
  }'),
  -- Texts for frequent replies to leads, in English and Malay.
  ('site_settings', 'reply_texts', false, (
    select jsonb_object_agg(reply, jsonb '{"kind": "group", "fields": {
      "en": {"kind": "text", "longest": 2000}, "ms": {"kind": "text", "longest": 2000}
    }}')
    from unnest('{greeting,confirmed,moved,link,another_time,cancelled,quotation,chase,thanks}'::text[]) as reply
  )),
  ('portfolio_settings', 'homepage_featured_intro', true, '{"content": {"kind": "text", "longest": 1000}}'),
  ('portfolio_settings', 'portfolio_intro', true, '{
    "title": {"kind": "text", "longest": 300},
    "content": {"kind": "text", "longest": 1000}
  }'),
  ('blog_settings', 'blog_metrics', true, '{
    "expert_articles": {"kind": "text", "longest": 20},
    "monthly_readers": {"kind": "text", "longest": 20},
    "growing_community": {"kind": "text", "longest": 20},
    "show_expert_articles": {"kind": "boolean"},
    "show_monthly_readers": {"kind": "boolean"},
    "show_growing_community": {"kind": "boolean"}
  }'),
  ('about_settings', 'story_vision_section', true, '{
    "title": {"kind": "text", "longest": 300},
    "subtitle": {"kind": "text", "longest": 300},
    "content": {"kind": "paragraphs", "longest": 20000},
    "quote": {"kind": "text", "longest": 1000}
  }'),
  ('about_settings', 'founder_profile_section', true, '{
    "title": {"kind": "text", "longest": 300},
    "subtitle": {"kind": "text", "longest": 300},
    "content": {"kind": "paragraphs", "longest": 20000},
    "quote": {"kind": "text", "longest": 1000},
    "signature": {"kind": "group", "fields": {
      "text": {"kind": "text", "longest": 300},
      "name": {"kind": "text", "longest": 300},
      "title": {"kind": "text", "longest": 300}
    }},
    "photo_url": {"kind": "image", "longest": 500},
    "linkedin_url": {"kind": "link", "longest": 500}
  }'),
  ('about_settings', 'niche_focus_section', true, '{
    "title": {"kind": "text", "longest": 300},
    "subtitle": {"kind": "text", "longest": 300},
    "content": {"kind": "paragraphs", "longest": 20000},
    "testimonial": {"kind": "group", "fields": {
      "quote": {"kind": "text", "longest": 1000},
      "author": {"kind": "text", "longest": 300},
      "is_sample": {"kind": "boolean"}
    }}
  }'),
  -- The value of a company_info row is a plain text: its one field, named like the key.
  ('company_info', 'company_name', true, '{"company_name": {"kind": "text", "longest": 200}}'),
  ('company_info', 'ssm_number', true, '{"ssm_number": {"kind": "text", "longest": 200}}'),
  ('company_info', 'sst_number', true, '{"sst_number": {"kind": "text", "longest": 200}}');

-- Null for a key that is not a setting.
create function private.is_public_setting(of_table text, of_key text) returns boolean
language sql stable security definer set search_path = ''
as $$ select s.is_public from private.settings s where s.table_name = of_table and s.key = of_key $$;

-- A time of day as time fields store it, '14:30'; null for any other text and for minutes that are no multiple of five.
create function private.field_time(field text) returns time
language sql immutable strict set search_path = ''
as $$
  select make_time(m[1]::integer, m[2]::integer, 0) from regexp_match(field, '^([01][0-9]|2[0-3]):([0-5][05])$') m
$$;

-- Whether a value is valid for a field that is not a group.
create function private.is_field_value(field jsonb, value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(case
    when field ->> 'kind' = 'boolean' then jsonb_typeof(value) = 'boolean'
    when field ->> 'kind' in ('number', 'money') then case
      when jsonb_typeof(value) = 'number' and value::text ~ '^[0-9]+$' then
        value::text::numeric between (field ->> 'least')::numeric and (field ->> 'most')::numeric
    end
    when field ->> 'kind' = 'email' then
      jsonb_typeof(value) = 'string'
      and (value = '""' or coalesce(private.clean_email(value #>> '{}'), '') ~ '@.+[.].')
    when field ->> 'kind' = 'ranges' then
      jsonb_typeof(value) = 'array' and (
        select coalesce(bool_and(coalesce(
          each.range = jsonb_build_object('from', each.range ->> 'from', 'to', each.range ->> 'to')
            and each.ends - each.begins >= interval '30 minutes' and each.begins >= each.end_before,
          false
        )), true)
        from (
          select r.range, private.field_time(r.range ->> 'from') as begins, private.field_time(r.range ->> 'to') as ends,
            lag(private.field_time(r.range ->> 'to'), 1, '00:00') over (order by r.place) as end_before
          from jsonb_array_elements(case jsonb_typeof(value) when 'array' then value else '[]' end)
            with ordinality r (range, place)
        ) each
      )
    when field ->> 'kind' = 'phone' then
      jsonb_typeof(value) = 'string' and value #>> '{}' ~ '^(\+[1-9][0-9 ().-]{6,22})?$'
    when field ->> 'kind' in ('paragraphs', 'lines') then
      jsonb_typeof(value) = 'array' and not jsonb_path_exists(value, '$[*] ? (@.type() != "string")')
      and (
        select coalesce(sum(length(paragraph) + 2), 2) - 2
        from jsonb_array_elements_text(case jsonb_typeof(value) when 'array' then value else '[]' end) as paragraph
      ) <= (field ->> 'longest')::integer
    else
      jsonb_typeof(value) = 'string' and length(value #>> '{}') <= (field ->> 'longest')::integer
      and value #>> '{}' ~ case field ->> 'kind'
        when 'text' then ''
        when 'link' then '^(https://\S+)?$'
        when 'image' then '^((https://|/(?![/\\]))\S+)?$'
      end
  end, false)
$$;

-- The path of the first field that is unknown or has an invalid value; '' if the whole value is not an object; null if
-- everything is valid.
create function private.refused_field(fields jsonb, value jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  name text;
  given jsonb;
  refused text;
begin
  if jsonb_typeof(value) is distinct from 'object' then
    return '';
  end if;
  for name, given in select each.key, each.value from jsonb_each(value) each loop
    if not fields ? name then
      return name;
    elsif fields #>> array[name, 'kind'] = 'group' and given <> 'null' then
      refused := private.refused_field(fields -> name -> 'fields', given);
      if refused is not null then
        return concat_ws('.', name, nullif(refused, ''));
      end if;
    elsif given <> 'null' and not private.is_field_value(fields -> name, given) then
      return name;
    end if;
  end loop;
  return null;
end
$$;

-- Refuses with a check violation that names the field, so that the form shows the error at that field.
create function private.check_setting() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  described jsonb;
  refused text;
begin
  select s.fields into described from private.settings s where s.table_name = tg_table_name and s.key = new.key;
  if described is null then
    raise check_violation using
      message = format('new row for relation "%1$s" violates check constraint "%1$s_key_check"', tg_table_name),
      detail = format('There is no setting "%s".', new.key);
  end if;
  refused := private.refused_field(
    described, case tg_table_name when 'company_info' then jsonb_build_object(new.key, new.value) else to_jsonb(new.value) end
  );
  if refused is not null then
    raise check_violation using
      message = format('new row for relation "%1$s" violates check constraint "%1$s_value_check"', tg_table_name),
      detail = format('Field "%s" is unknown, too long or of another kind.', coalesce(nullif(refused, ''), 'value'));
  end if;
  return new;
end
$$;

create table public.site_settings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  key text not null unique,
  value jsonb not null
);

create table public.about_settings (like public.site_settings including all);
create table public.portfolio_settings (like public.site_settings including all);
create table public.blog_settings (like public.site_settings including all);

create table public.company_info (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  key text not null unique,
  value text not null
);

alter table public.site_settings enable row level security;
grant select on public.site_settings to anon;
grant select, insert, update on public.site_settings to authenticated;
create policy "visitors read public settings" on public.site_settings for select to anon
  using (private.is_public_setting('site_settings', key));
-- Sales need the reply texts, the meeting link and the defaults of quotations.
create policy "signed-in users read public settings, sales all" on public.site_settings for select to authenticated
  using (private.is_public_setting('site_settings', key) or (select public.can_sell()));
create policy "owners insert" on public.site_settings for insert to authenticated
  with check ((select public.is_admin()));
create policy "owners update" on public.site_settings for update to authenticated
  using ((select public.is_admin()));
create trigger set_updated_at before update on public.site_settings
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.site_settings
  for each row execute function private.record_change('published');

alter table public.about_settings enable row level security;
grant select on public.about_settings to anon;
grant select, insert, update on public.about_settings to authenticated;
create policy "visitors read public settings" on public.about_settings for select to anon
  using (private.is_public_setting('about_settings', key));
create policy "signed-in users read public settings, writers all" on public.about_settings for select to authenticated
  using (private.is_public_setting('about_settings', key) or (select public.can_write()));
create policy "writers insert" on public.about_settings for insert to authenticated
  with check ((select public.can_write()));
create policy "writers update" on public.about_settings for update to authenticated
  using ((select public.can_write()));
create trigger set_updated_at before update on public.about_settings
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.about_settings
  for each row execute function private.record_change('published');

alter table public.portfolio_settings enable row level security;
grant select on public.portfolio_settings to anon;
grant select, insert, update on public.portfolio_settings to authenticated;
create policy "visitors read public settings" on public.portfolio_settings for select to anon
  using (private.is_public_setting('portfolio_settings', key));
create policy "signed-in users read public settings, owners all" on public.portfolio_settings for select to authenticated
  using (private.is_public_setting('portfolio_settings', key) or (select public.is_admin()));
create policy "owners insert" on public.portfolio_settings for insert to authenticated
  with check ((select public.is_admin()));
create policy "owners update" on public.portfolio_settings for update to authenticated
  using ((select public.is_admin()));
create trigger set_updated_at before update on public.portfolio_settings
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.portfolio_settings
  for each row execute function private.record_change('published');

alter table public.blog_settings enable row level security;
grant select on public.blog_settings to anon;
grant select, insert, update on public.blog_settings to authenticated;
create policy "visitors read public settings" on public.blog_settings for select to anon
  using (private.is_public_setting('blog_settings', key));
create policy "signed-in users read public settings, owners all" on public.blog_settings for select to authenticated
  using (private.is_public_setting('blog_settings', key) or (select public.is_admin()));
create policy "owners insert" on public.blog_settings for insert to authenticated
  with check ((select public.is_admin()));
create policy "owners update" on public.blog_settings for update to authenticated
  using ((select public.is_admin()));
create trigger set_updated_at before update on public.blog_settings
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.blog_settings
  for each row execute function private.record_change('published');

alter table public.company_info enable row level security;
grant select on public.company_info to anon;
grant select, insert, update on public.company_info to authenticated;
create policy "visitors read public settings" on public.company_info for select to anon
  using (private.is_public_setting('company_info', key));
create policy "signed-in users read public settings, owners all" on public.company_info for select to authenticated
  using (private.is_public_setting('company_info', key) or (select public.is_admin()));
create policy "owners insert" on public.company_info for insert to authenticated
  with check ((select public.is_admin()));
create policy "owners update" on public.company_info for update to authenticated
  using ((select public.is_admin()));
create trigger set_updated_at before update on public.company_info
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.company_info
  for each row execute function private.record_change('published');

create trigger check_setting before insert or update on public.site_settings
  for each row execute function private.check_setting();
create trigger check_setting before insert or update on public.about_settings
  for each row execute function private.check_setting();
create trigger check_setting before insert or update on public.portfolio_settings
  for each row execute function private.check_setting();
create trigger check_setting before insert or update on public.blog_settings
  for each row execute function private.check_setting();
create trigger check_setting before insert or update on public.company_info
  for each row execute function private.check_setting();

-- The value of a setting in site_settings, for procedures: the owner's value, otherwise the field's default.
create function private.setting(of_key text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(f.name, f.field -> 'default') filter (where f.field ? 'default'), '{}')
    || coalesce((select jsonb_strip_nulls(s.value) from public.site_settings s where s.key = of_key), '{}')
  from private.settings d cross join lateral jsonb_each(d.fields) f (name, field)
  where d.table_name = 'site_settings' and d.key = of_key
$$;

-- The studio's details for emails and edge functions: {"name", "email", "whatsapp_number"}, each a text, or null if the
-- settings leave it empty.
create function public.studio_facts() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_object_agg(fact, nullif(btrim(private.setting('studio') ->> fact), ''))
  from unnest('{name,email,whatsapp_number}'::text[]) as fact
$$;

grant execute on function public.studio_facts to service_role;

-- Shown in the footer and on the founder's profile.
create table public.social_links (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  platform text not null check (platform ~ '\S' and char_length(platform) <= 40),
  url text not null check (url ~ '^(https?://|mailto:)' and char_length(url) <= 500),
  icon text not null check (icon ~ '\S' and char_length(icon) <= 40),
  display_order integer not null default 0
);

create unique index social_links_platform_key on public.social_links (platform) where deleted_at is null;

alter table public.social_links enable row level security;
grant select on public.social_links to anon;
grant select, insert, update on public.social_links to authenticated;
create policy "everyone reads" on public.social_links for select to anon, authenticated
  using (deleted_at is null);
create policy "owners insert" on public.social_links for insert to authenticated
  with check ((select public.is_admin()));
create policy "owners update" on public.social_links for update to authenticated
  using (deleted_at is null and (select public.is_admin()));
create trigger set_updated_at before update on public.social_links
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.social_links
  for each row execute function private.record_change('published');
create trigger place_last before insert on public.social_links
  for each row execute function private.place_last();

-- A policy runs it with the rights of the reader, who has no access to the private schema.
grant execute on function private.is_public_setting(text, text) to anon, authenticated, service_role;
