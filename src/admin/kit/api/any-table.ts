import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'

/** A table, or a view of several. */
export type TableName = keyof (Database['public']['Tables'] & Database['public']['Views'])

/**
 * For resource descriptions, which name tables and columns at run time, so the generated types do not apply.
 */
export const anyTable = supabase as unknown as SupabaseClient

/** The `select` of a description: its columns and joined rows. */
export const selectOf = ({ fields, embed }: { fields: readonly string[]; embed?: string }) =>
  [...fields, embed].filter(Boolean).join(',')
