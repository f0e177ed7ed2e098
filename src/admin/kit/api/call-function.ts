import { FunctionsHttpError } from '@supabase/supabase-js'
import { ApiError } from '@/admin/kit/api/api-error'
import { supabase } from '@/lib/supabase'

/**
 * Calls an edge function as the person signed in, and gives its JSON. Throws ApiError in the function's own words, its
 * name for the reason as the code; `unreachable` is said when there was no answer.
 */
export async function callFunction(name: string, unreachable: string, body?: object): Promise<unknown> {
  const { data, error } = await supabase.functions.invoke<unknown>(name, { method: 'POST', body })
  if (!error) return data
  const response = error instanceof FunctionsHttpError ? (error.context as Response) : undefined
  const answer: unknown = await response?.json().catch(() => undefined)
  const { error: reason, message } = (answer ?? {}) as { error?: string; message?: string }
  throw new ApiError(message ?? unreachable, reason ?? '', response?.status ?? 0)
}
