import { createClient } from '@supabase/supabase-js'
import type { Database } from '@/lib/database.types'
import { env } from '@/lib/env'

/**
 * The whole client (auth, storage, functions). Only ever reached by `import()`: it is larger than a page. What an
 * administrator reads is about people: no browser keeps it in its cache.
 */
export const supabase = createClient<Database>(env.supabaseUrl, env.supabaseKey, {
  global: { fetch: (input, init) => fetch(input, { ...init, cache: 'no-store' }) },
})

/** A sign-in aside, which this page's own session does not notice, and which nothing keeps. */
export const authAside = () =>
  createClient(env.supabaseUrl, env.supabaseKey, {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      // Each by itself: clients that share a key are taken for a mistake, and warned of.
      storageKey: `aside-${performance.now()}`,
    },
  }).auth
