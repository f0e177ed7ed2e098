import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import WebSocket from 'ws'
import type { Database } from '@/lib/database.types'

export type Client = SupabaseClient<Database>

/** A client that keeps its session to itself. `headers` go with each of its requests. */
export const createApiClient = (
  url: string,
  key: string,
  global: { headers?: Record<string, string>; fetch?: typeof fetch } = {},
): Client =>
  createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global,
    // Node 20 has no WebSocket of its own, and the client wants one even where nobody listens to changes.
    realtime: { transport: WebSocket as never },
  })
