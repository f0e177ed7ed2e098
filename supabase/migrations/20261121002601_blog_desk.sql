-- What the blog's desk stands on: names that stay in step, a history one can read, lists in every order.

-- Articles hold the names of their category and topic: whoever renames one renames it in its articles.
create function private.rename_in_posts() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_table_name = 'blog_categories' then
    update public.blog_posts set category = new.name where category = old.name;
  else
    update public.blog_posts set topic = new.name where topic = old.name;
  end if;
  return null;
end
$$;

revoke execute on function private.rename_in_posts() from public, anon, authenticated;

create trigger rename_in_posts after update of name on public.blog_categories
  for each row when (old.name is distinct from new.name) execute function private.rename_in_posts();
create trigger rename_in_posts after update of name on public.blog_topics
  for each row when (old.name is distinct from new.name) execute function private.rename_in_posts();

-- The desk's list of articles can be ordered by these; drafts are in it too.
create index blog_posts_by_title on public.blog_posts (title);
create index blog_posts_by_category on public.blog_posts (category);
create index blog_posts_by_topic on public.blog_posts (topic);
create index blog_posts_by_date on public.blog_posts (published_at);

-- A draft saves itself every few seconds while it is written. An entry for each would bury the history, so what one
-- person does to one draft in a quarter of an hour is one entry: before is what it began with, after what it is now.
create function private.join_draft_changes() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.audit_log;
begin
  if new.table_name <> 'blog_posts' or new.action <> 'update'
    or new.before ->> 'is_published' <> 'false' or new.after ->> 'is_published' <> 'false' then
    return new;
  end if;
  select * into earlier from public.audit_log
  where table_name = new.table_name and row_id = new.row_id
  order by created_at desc limit 1;
  if earlier.action = 'update' and earlier.actor is not distinct from new.actor
    and earlier.created_at > now() - interval '15 minutes'
    and earlier.before ->> 'is_published' = 'false' and earlier.after ->> 'is_published' = 'false'
    and earlier.after - 'updated_at' = new.before - 'updated_at' then
    update public.audit_log set after = new.after where id = earlier.id;
    return null;
  end if;
  return new;
end
$$;

revoke execute on function private.join_draft_changes() from public, anon, authenticated;

create trigger join_draft_changes before insert on public.audit_log
  for each row execute function private.join_draft_changes();
