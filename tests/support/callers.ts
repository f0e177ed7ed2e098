/** What the platform's edge says about the nth caller: each in an IPv6 /64 of its own. */
export const callerHeaders = (n: number): Record<string, string> => ({
  'cf-connecting-ip': `2001:db8:${(n >>> 16).toString(16)}:${(n & 0xffff).toString(16)}::1`,
})

/** Takes every limit away, for trials of what lies behind them. */
export const withoutLimits = `
  create or replace function private.limit_of(name text) returns integer
  language sql stable set search_path = '' as $$ select 1000000000 $$;
`
