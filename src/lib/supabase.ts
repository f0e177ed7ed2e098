import { createClient } from '@supabase/supabase-js'
import type { Database } from '@/lib/database.types'
import { env } from '@/lib/env'

/**
 * The full client (auth, storage, functions). Import it only by `import()`: it is larger than a page. Admin
 * reads contain personal data, so the browser must not cache them.
 */
export const supabase = createClient<Database>(env.supabaseUrl, env.supabaseKey, {
  global: { fetch: (input, init) => fetch(input, { ...init, cache: 'no-store' }) },
})

/** A separate, unsaved sign-in that does not affect this page's session. */
export const authAside = () =>
  createClient(env.supabaseUrl, env.supabaseKey, {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      // A unique key: supabase-js warns about clients that share one.
      storageKey: `aside-${performance.now()}`,
    },
  }).auth
