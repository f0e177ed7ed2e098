import { queryOptions } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import type { Database } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'

type Functions = Database['public']['Functions']

type Returned = Functions['person_leads']['Returns'][number]
type Given = 'kind' | 'id' | 'at' | 'status'
/** One lead of a person. The generated types do not say that the other columns are nullable. */
export type PersonLead = Pick<Returned, Given> & {
  [Column in Exclude<keyof Returned, Given>]: Returned[Column] | null
}
export type FoundPerson = Omit<Functions['find_people']['Returns'][number], 'name' | 'last_at'> & {
  name: string | null
  /** Null for a client from a list who has sent nothing. */
  last_at: string | null
}

/** All leads of an email address or a phone number, newest first. Throws ApiError. */
export const personQuery = (contact: string) =>
  queryOptions({
    queryKey: ['admin', 'person', contact],
    queryFn: ({ signal }): Promise<PersonLead[]> => read(supabase.rpc('person_leads', { contact }), signal),
  })

/** The number of people per page. */
export const peoplePage = 50

/**
 * People whose name, email address or phone number contains `search`; for '' the latest ones. Throws
 * ApiError.
 */
export const peopleQuery = (search: string, page = 1) =>
  queryOptions({
    queryKey: ['admin', 'people', search, page],
    queryFn: ({ signal }): Promise<FoundPerson[]> =>
      read(supabase.rpc('find_people', { search, page }), signal),
  })
