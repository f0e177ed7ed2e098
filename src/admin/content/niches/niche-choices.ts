import { queryOptions } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import type { Choice } from '@/admin/kit/form/select-field'
import { supabase } from '@/lib/supabase'

/** The industries that have a page, in the owner's order. Throws ApiError. */
export const nicheChoices = queryOptions({
  queryKey: ['admin', 'choices', 'niches'],
  queryFn: async ({ signal }): Promise<Choice[]> => {
    const query = supabase.from('niche_pages').select('slug, name').order('display_order').order('name')
    return (await read(query, signal)).map(({ slug, name }) => ({ value: slug, label: name }))
  },
})
