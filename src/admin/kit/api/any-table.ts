import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'

/** A table, or a view of several. */
export type TableName = keyof (Database['public']['Tables'] & Database['public']['Views'])

/** For descriptions, which name their table and columns at run time, where the generated types cannot follow. */
export const anyTable = supabase as unknown as SupabaseClient
