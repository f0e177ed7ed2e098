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

/** So many people stand on a page. */
export const peoplePage = 50

/** People whose name, address or number holds `search`; for '' those heard from last. Throws ApiError. */
export const peopleQuery = (search: string, page = 1) =>
  queryOptions({
    queryKey: ['admin', 'people', search, page],
    queryFn: ({ signal }): Promise<FoundPerson[]> =>
      read(supabase.rpc('find_people', { search, page }), signal),
  })
