import { env } from '@/lib/env'
import { keyHeaders } from '@/lib/key-headers'

/**
 * Calls an edge function as a visitor and returns its JSON. The client is imported on first use. Throws
 * FunctionsHttpError (not 2xx), FunctionsFetchError (no network) or FunctionsRelayError.
 */
export async function invokeFunction(name: string, body: Record<string, unknown>): Promise<unknown> {
  const { FunctionsClient } = await import('@supabase/functions-js')
  const client = new FunctionsClient(`${env.supabaseUrl}/functions/v1`, {
    headers: keyHeaders(env.supabaseKey),
  })
  const { data, error } = await client.invoke<unknown>(name, { body })
  if (error) throw error
  return data
}
