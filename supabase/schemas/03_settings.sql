-- Texts and figures the owner may change without a release, by key; the page has a default for each. Also the studio's
-- social media accounts. src/content/settings.ts describes the fields of each setting.

-- Only the settings that procedures compute with have defaults and checks here. The others are only shown, and pages
-- leave out what is invalid (src/lib/settings.ts).
create table private.settings (
  key text primary key,
  -- Whether visitors can read it.
  is_public boolean not null,
  defaults jsonb not null default '{}'
);

insert into private.settings (key, is_public, defaults) values
  ('studio', true, '{}'),
  ('claims', true, '{}'),
  ('packages', true, '{}'),
  ('footer_content', true, '{}'),
  ('reminders', true, '{}'),
  ('call_hours', true, '{"notice_hours": 0, "window_days": 90, "pause_minutes": 0}' || (
    select jsonb_object_agg(weekday, '[{"from": "09:00", "to": "12:00"}, {"from": "14:00", "to": "17:30"}]'::jsonb)
    from unnest('{monday,tuesday,wednesday,thursday,friday,saturday,sunday}'::text[]) as weekday
  )),
  ('calls', false, '{}'),
  ('protection', false, '{"submissions_an_hour": 120, "emails_an_hour": 30}'),
  ('newsletters', false, '{"a_minute": 60}'),
  -- What the email provider takes; without `a_day` there is no limit for a day.
  ('email_pace', false, '{"a_second": 2, "reserve": 30}'),
  ('quotations', false, '{}'),
  ('reply_texts', false, '{}');

create function private.is_public_setting(of_key text) returns boolean
language sql stable security definer set search_path = ''
as $$ select s.is_public from private.settings s where s.key = of_key $$;

-- Whether a field is missing or a whole number in a range.
create function private.is_whole(field jsonb, lowest integer, highest integer) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when coalesce(field, 'null') = 'null' then true
    when field::text ~ '^[0-9]{1,9}$' then field::text::integer between lowest and highest
    else false
  end
$$;

-- Whether a field is missing or a list of times of a day, [{"from": "09:00", "to": "12:00"}]: in steps of five minutes,
-- in order, without overlap, each at least half an hour long.
create function private.are_ranges(field jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case jsonb_typeof(coalesce(field, 'null'))
    when 'null' then true
    when 'array' then field = '[]' or (
      select bool_and(case
        when r.begins ~ '^([01][0-9]|2[0-3]):[0-5][05]$' and r.ends ~ '^([01][0-9]|2[0-3]):[0-5][05]$'
          then r.begins >= r.end_before and r.ends::interval - r.begins::interval >= interval '30 minutes'
        else false
      end)
      from (
        select item ->> 'from' as begins, item ->> 'to' as ends,
          lag(item ->> 'to', 1, '00:00') over (order by place) as end_before
        from jsonb_array_elements(field) with ordinality each (item, place)
      ) r
    )
    else false
  end
$$;

-- The settings have one form: a key, and its fields as an object.
create table public.about_settings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  key text not null unique,
  value jsonb not null constraint value_is_an_object check (jsonb_typeof(value) = 'object')
);

create table public.portfolio_settings (like public.about_settings including all);
create table public.blog_settings (like public.about_settings including all);
create table public.site_settings (like public.about_settings including all);

alter table public.site_settings
  add foreign key (key) references private.settings (key),
  add check (key <> 'calls' or coalesce(value ->> 'meeting_link', '') ~ '^(https://\S+)?$'),
  add check (
    key <> 'protection' or (
      private.is_whole(value -> 'submissions_an_hour', 20, 100000)
      and private.is_whole(value -> 'emails_an_hour', 1, 10000)
    )
  ),
  add check (key <> 'newsletters' or private.is_whole(value -> 'a_minute', 1, 400)),
  add check (
    key <> 'call_hours' or (
      private.is_whole(value -> 'notice_hours', 0, 336)
      and private.is_whole(value -> 'window_days', 1, 365)
      and private.is_whole(value -> 'pause_minutes', 0, 240)
      and private.is_whole(value -> 'calls_a_day', 1, 50)
      and private.are_ranges(value -> 'monday')
      and private.are_ranges(value -> 'tuesday')
      and private.are_ranges(value -> 'wednesday')
      and private.are_ranges(value -> 'thursday')
      and private.are_ranges(value -> 'friday')
      and private.are_ranges(value -> 'saturday')
      and private.are_ranges(value -> 'sunday')
    )
  ),
  add check (
    key <> 'email_pace' or case
      when private.is_whole(value -> 'a_second', 1, 50) and private.is_whole(value -> 'a_day', 50, 1000000)
        and private.is_whole(value -> 'reserve', 0, 1000000)
      then coalesce((value ->> 'reserve')::integer, 30) < coalesce((value ->> 'a_day')::integer, 2000000)
      else false
    end
  );

-- A check and a policy run with the rights of the caller, who has no access to the private schema.
grant execute on function private.is_public_setting, private.is_whole, private.are_ranges to authenticated;
grant execute on function private.is_public_setting to anon;

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
-- Sales need the reply texts, the meeting link and the defaults of quotations.
create policy "everyone reads public settings, sales all" on public.site_settings for select to anon, authenticated
  using (private.is_public_setting(key) or (select public.can_sell()));
create policy "owners insert" on public.site_settings for insert to authenticated
  with check ((select public.is_admin()));
create policy "owners update" on public.site_settings for update to authenticated
  using ((select public.is_admin()));

alter table public.about_settings enable row level security;
grant select on public.about_settings to anon;
grant select, insert, update on public.about_settings to authenticated;
create policy "everyone reads" on public.about_settings for select to anon, authenticated using (true);
create policy "writers insert" on public.about_settings for insert to authenticated
  with check ((select public.can_write()));
create policy "writers update" on public.about_settings for update to authenticated
  using ((select public.can_write()));

alter table public.portfolio_settings enable row level security;
grant select on public.portfolio_settings to anon;
grant select, insert, update on public.portfolio_settings to authenticated;
create policy "everyone reads" on public.portfolio_settings for select to anon, authenticated using (true);
create policy "owners insert" on public.portfolio_settings for insert to authenticated
  with check ((select public.is_admin()));
create policy "owners update" on public.portfolio_settings for update to authenticated
  using ((select public.is_admin()));

alter table public.blog_settings enable row level security;
grant select on public.blog_settings to anon;
grant select, insert, update on public.blog_settings to authenticated;
create policy "everyone reads" on public.blog_settings for select to anon, authenticated using (true);
create policy "owners insert" on public.blog_settings for insert to authenticated
  with check ((select public.is_admin()));
create policy "owners update" on public.blog_settings for update to authenticated
  using ((select public.is_admin()));

alter table public.company_info enable row level security;
grant select on public.company_info to anon;
grant select, insert, update on public.company_info to authenticated;
create policy "everyone reads" on public.company_info for select to anon, authenticated using (true);
create policy "owners insert" on public.company_info for insert to authenticated
  with check ((select public.is_admin()));
create policy "owners update" on public.company_info for update to authenticated
  using ((select public.is_admin()));

-- The value of a setting in site_settings, for procedures: the owner's fields, otherwise their defaults.
create function private.setting(of_key text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select d.defaults || coalesce(jsonb_strip_nulls(s.value), '{}')
    from private.settings d left join public.site_settings s on s.key = d.key
    where d.key = of_key
  );
end
$$;

-- The studio's details for emails and edge functions: {"name", "email", "whatsapp_number"}, each a text, or null if the
-- settings leave it empty.
create function public.studio_facts() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_object_agg(fact, nullif(btrim(private.setting('studio') ->> fact), ''))
  from unnest('{name,email,whatsapp_number}'::text[]) as fact
$$;

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
