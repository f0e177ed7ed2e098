import { secretKey } from '../fake-project'
import type { Fault } from './fault'

export const dataApiFaults: Fault[] = [
  {
    title: 'everybody counted as one proxy',
    sql: `update private.deployment set caller_header = 'x-real-ip';
      insert into private.rate_limits (bucket, key, window_start, expires_at)
      values ('contact by caller', '10.0.0.7', now(), now())`,
    project: { url: undefined, publicKey: undefined, secretKey: undefined },
    says: 'Callers are counted as 10.0.0.7, which is a proxy',
    cure: 'update private.deployment set caller_hops = caller_hops + 1;',
  },
  {
    title: 'the schema private behind the API',
    answers: { 'GET /rest/v1/site_settings private': { status: 404, body: { code: 'PGRST205' } } },
    says: 'The API exposes the schema private.',
    cure: 'Settings, Data API, Exposed schemas: leave public alone.',
  },
  {
    title: 'GraphQL behind the API',
    answers: { 'GET /rest/v1/site_settings graphql_public': { status: 404, body: { code: 'PGRST205' } } },
    says: 'The API exposes graphql_public',
    cure: 'Settings, Data API, Exposed schemas: leave public alone.',
    isToBeLookedAt: true,
  },
  {
    title: 'a public key that is none of the project',
    answers: { 'GET /rest/v1/site_settings': { status: 401, body: { message: 'Invalid API key' } } },
    says: 'The API does not take the public key in VITE_SUPABASE_ANON_KEY.',
    cure: 'Settings, API Keys',
  },
  {
    title: 'the secret key in the place of the public one',
    project: { publicKey: secretKey },
    says: 'VITE_SUPABASE_ANON_KEY is a secret key',
    cure: 'Settings, API Keys: revoke it',
  },
  {
    title: 'the secret key of an older project in the place of the public one',
    project: { publicKey: `e30.${Buffer.from('{"role":"service_role"}').toString('base64url')}.signature` },
    says: 'VITE_SUPABASE_ANON_KEY is a secret key',
    cure: 'Settings, API Keys: revoke it',
  },
]
