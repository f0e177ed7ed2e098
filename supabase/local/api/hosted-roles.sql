-- The roles of a hosted project, on a PostgreSQL server that has none yet. `postgres` runs the migrations and is not a
-- superuser; `authenticator` is the API's login, with the time limits that hosted projects have.
do $$
begin
  perform pg_advisory_xact_lock(20261124);
  if exists (select from pg_roles where rolname = 'authenticator') then
    return;
  end if;
  create role postgres login createdb createrole replication bypassrls password :password;
  create role supabase_auth_admin nologin noinherit createrole;
  create role supabase_storage_admin nologin noinherit createrole;
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role authenticator login noinherit password :password;
  grant anon, authenticated, service_role to authenticator, postgres;
  -- On a hosted project an extension lets postgres write policies for the storage tables; here it inherits from their
  -- owner.
  grant supabase_storage_admin to postgres;
  alter role authenticator set statement_timeout = '8s';
  alter role authenticated set statement_timeout = '8s';
  alter role anon set statement_timeout = '3s';
end
$$;
