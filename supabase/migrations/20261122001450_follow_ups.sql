-- What the studio means to do about a lead, and when: 'ring on Tuesday'. And the leads beside one.

create table public.follow_ups (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lead_table text not null check (lead_table in (
    'booking_submissions', 'contact_submissions', 'work_opportunities', 'newsletter_subscribers', 'orders'
  )),
  lead_id uuid not null,
  due_on date not null,
  note text not null check (note ~ '\S' and char_length(note) <= 200),
  done_at timestamptz
);

comment on column public.follow_ups.lead_id is
  'Without a foreign key, as in lead_notes: a lead that is deleted and brought back finds it again.';
comment on column public.follow_ups.due_on is 'A day in Malaysia.';

create unique index follow_ups_one_open on public.follow_ups (lead_id) where done_at is null;
create index follow_ups_of_a_lead on public.follow_ups (lead_id);
create index follow_ups_due on public.follow_ups (due_on, id) where done_at is null;

call private.set_up_table('public.follow_ups');

-- The leads of a table that came right after and right before one: {previous, next}, each an id or null; null where the
-- caller sees no such lead. HTTP 400 'invalid_input' (hint 'of_table') for another table.
create function public.lead_neighbours(of_table text, of_row uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  beside jsonb;
begin
  if of_table not in (
    'booking_submissions', 'contact_submissions', 'work_opportunities', 'newsletter_subscribers', 'orders'
  ) then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = 'of_table';
  end if;
  execute format(
    $q$
    select jsonb_build_object(
      'previous', (
        select n.id from public.%1$I n where (n.created_at, n.id) > (t.created_at, t.id)
        order by n.created_at, n.id limit 1
      ),
      'next', (
        select n.id from public.%1$I n where (n.created_at, n.id) < (t.created_at, t.id)
        order by n.created_at desc, n.id desc limit 1
      )
    )
    from public.%1$I t where t.id = $1
    $q$, of_table
  ) into beside using of_row;
  return beside;
end
$$;

call private.allow_call('public.lead_neighbours(text, uuid)', 'authenticated');
