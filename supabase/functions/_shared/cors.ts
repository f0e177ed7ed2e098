/**
 * Lets the site call a function that lives on another origin. Any origin: the call carries no cookie, and what it
 * may do depends on its content alone.
 */
export const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'apikey, authorization, content-type, x-client-info, x-region',
  'Access-Control-Max-Age': '86400',
}
