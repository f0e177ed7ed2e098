import { queryOptions } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import type { Database } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'

type Functions = Database['public']['Functions']

/** One thing that came from a person. The generated types do not know that most of it may be null. */
export type PersonLead = {
  [Column in keyof Functions['person_leads']['Returns'][number]]: Column extends
    'kind' | 'id' | 'at' | 'status'
    ? Functions['person_leads']['Returns'][number][Column]
    : Functions['person_leads']['Returns'][number][Column] | null
}
export type FoundPerson = Omit<Functions['find_people']['Returns'][number], 'name'> & { name: string | null }

/** All that came from an address or a number, newest first. Throws ApiError. */
export const personQuery = (contact: string) =>
  queryOptions({
    queryKey: ['admin', 'person', contact],
    queryFn: ({ signal }): Promise<PersonLead[]> => read(supabase.rpc('person_leads', { contact }), signal),
  })

/** People whose name, address or number holds `search`; for '' those heard from last. At most 50. Throws ApiError. */
export const peopleQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'people', search],
    queryFn: ({ signal }): Promise<FoundPerson[]> => read(supabase.rpc('find_people', { search }), signal),
  })
