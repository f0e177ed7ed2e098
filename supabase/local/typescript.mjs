// Lets Node run this folder's TypeScript. tsx also rewrites each library that is imported after it, with a
// source map: the large ones are imported before it, otherwise that would be the slowest part of a start.
import '@supabase/lite'
import '@supabase/lite/pglite'
import { register } from 'tsx/esm/api'

register()
