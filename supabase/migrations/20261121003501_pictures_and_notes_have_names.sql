-- In the history a picture is called by what it shows, and a note by how it begins.
create or replace function private.row_label(content jsonb) returns text
language sql immutable set search_path = ''
as $$
  select left(coalesce(
    content ->> 'name', content ->> 'title', content ->> 'full_name', content ->> 'order_number', content ->> 'email',
    content ->> 'key', content ->> 'platform', content ->> 'attribution_text', content ->> 'type', content ->> 'slug',
    content ->> 'alt', left(content ->> 'body', 80), ''
  ), 200)
$$;
