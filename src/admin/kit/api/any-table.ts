import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'

export type TableName = keyof Database['public']['Tables']

/** For descriptions, which name their table and columns at run time, where the generated types cannot follow. */
export const anyTable = supabase as unknown as SupabaseClient
