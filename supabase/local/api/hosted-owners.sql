-- The owners of a hosted project: postgres owns the database and everything that migrations create, and separate roles
-- own auth and storage.
do $$
declare
  owned record;
begin
  execute format('alter database %I owner to postgres', current_database());
  for owned in
    select c.oid::regclass as name, n.nspname as schema, c.relkind as kind
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('auth', 'storage') and c.relkind in ('r', 'v', 'p')
  loop
    execute format('alter %s %s owner to supabase_%s_admin',
      case owned.kind when 'v' then 'view' else 'table' end, owned.name, owned.schema);
  end loop;
end
$$;
alter schema auth owner to supabase_auth_admin;
alter schema storage owner to supabase_storage_admin;
alter schema extensions owner to postgres;
grant usage on schema auth, supabase_migrations to postgres;
grant all on all tables in schema auth, storage, supabase_migrations to postgres;
grant all on all routines in schema auth, storage to postgres;
-- Tests add tables and functions as superuser, and functions owned by postgres use them.
alter default privileges grant all on schemas to postgres;
alter default privileges grant all on tables to postgres;
alter default privileges grant all on sequences to postgres;
alter default privileges grant all on routines to postgres;
