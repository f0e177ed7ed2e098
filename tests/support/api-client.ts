import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import WebSocket from 'ws'
import type { Database } from '@/lib/database.types'

export type Client = SupabaseClient<Database>

/** A client with its own session. `headers` are sent with each request. */
export const createApiClient = (
  url: string,
  key: string,
  global: { headers?: Record<string, string>; fetch?: typeof fetch } = {},
): Client =>
  createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global,
    // Node 20 has no WebSocket, and the client requires one even without subscriptions.
    realtime: { transport: WebSocket as never },
  })
