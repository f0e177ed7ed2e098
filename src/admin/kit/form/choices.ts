import { queryOptions } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import { supabase } from '@/lib/supabase'

export interface Choice {
  value: string
  label: string
}

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

/** The industries that have a page, in the owner's order. Throws ApiError. */
export const nicheChoices = queryOptions({
  queryKey: ['admin', 'choices', 'niches'],
  queryFn: async ({ signal }): Promise<Choice[]> => {
    const query = supabase.from('niche_pages').select('slug, name').order('display_order').order('name')
    return (await read(query, signal)).map(({ slug, name }) => ({ value: slug, label: name }))
  },
})
