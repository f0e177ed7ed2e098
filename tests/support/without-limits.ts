/** SQL that takes every limit on what strangers may do away, for trials of what lies behind them. */
export const withoutLimits = `
  create or replace function private.limit_of(name text) returns integer
  language sql stable set search_path = '' as $$ select 1000000000 $$;
`
