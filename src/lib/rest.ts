import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '@/lib/database.types'
import { env } from '@/lib/env'
import { keyHeaders } from '@/lib/key-headers'

/**
 * Public reads and procedures: the small client, so that a visitor does not download auth and storage.
 * It does not retry: the query client does, and both together would hide a failure for 15 s.
 */
export const rest = new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
  headers: keyHeaders(env.supabaseKey),
  retry: false,
})
