import { FunctionsHttpError } from '@supabase/supabase-js'
import { ApiError } from '@/admin/kit/api/api-error'
import { supabase } from '@/lib/supabase'

/**
 * Calls an edge function as the signed-in user and returns its JSON. Throws ApiError with the function's own
 * message and error code; the message is `unreachable` if there was no response.
 */
export async function callFunction(name: string, unreachable: string, body?: object): Promise<unknown> {
  const { data, error } = await supabase.functions.invoke<unknown>(name, { method: 'POST', body })
  if (!error) return data
  const response = error instanceof FunctionsHttpError ? (error.context as Response) : undefined
  const answer: unknown = await response?.json().catch(() => undefined)
  const { error: reason, message } = (answer ?? {}) as { error?: string; message?: string }
  throw new ApiError(message ?? unreachable, reason ?? '', response?.status ?? 0)
}
