import type { SupabaseClient } from '@supabase/supabase-js'
import { supabase } from '@/lib/supabase'

/** For descriptions, which name their table and columns at run time, where the generated types cannot follow. */
export const anyTable = supabase as unknown as SupabaseClient
