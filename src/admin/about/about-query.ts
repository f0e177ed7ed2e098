import { queryOptions } from '@tanstack/react-query'
import { assertAnswered } from '@/admin/api-error'
import type { Json } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'

/** Every section of the About page by its key; one that was never written is not in it. */
export const aboutQuery = queryOptions({
  queryKey: ['admin', 'about'],
  queryFn: async ({ signal }): Promise<Record<string, Json>> => {
    const answer = await supabase.from('about_settings').select('key,value').retry(false).abortSignal(signal)
    assertAnswered(answer)
    return Object.fromEntries((answer.data ?? []).map(({ key, value }) => [key, value]))
  },
})

/** Throws ApiError. Also when nothing was changed for want of rights. */
export async function saveAbout(key: string, value: { [key: string]: Json | undefined }): Promise<void> {
  assertAnswered(await supabase.from('about_settings').upsert({ key, value }, { onConflict: 'key' }))
}
