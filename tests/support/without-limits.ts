/**
 * SQL that takes every limit on what strangers may do away, for trials of what lies behind them. A row counts nothing.
 */
export const withoutLimits = `
  create or replace function private.limit_of(name text) returns integer
  language sql stable set search_path = '' as $$
    select case when name = 'bytes of a row' then 0 when name like 'session%' then 1000 else 1000000000 end
  $$;
`
