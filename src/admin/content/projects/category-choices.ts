import { queryOptions } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import type { Choice } from '@/admin/kit/form/select-field'
import { supabase } from '@/lib/supabase'

/** The packages and industries that a project can have, in the owner's order. Throws ApiError. */
export const categoryChoices = queryOptions({
  queryKey: ['admin', 'choices', 'portfolio-categories'],
  queryFn: async ({ signal }): Promise<{ packages: Choice[]; industries: Choice[] }> => {
    const query = supabase
      .from('portfolio_categories')
      .select('type, name, slug')
      .not('slug', 'in', '(all-packages,all-industries)')
      .order('display_order')
      .order('name')
    const categories = await read(query, signal)
    const of = (wanted: string) =>
      categories.flatMap(({ type, name, slug }) => (type === wanted ? [{ value: slug, label: name }] : []))
    return { packages: of('package'), industries: of('industry') }
  },
})
