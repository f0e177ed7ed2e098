import type { Client } from './api-client'

/** The arguments of set_deleted to delete and to restore one row. */
export const deletionOf = (of_table: string, id: string) => ({ of_table, ids: [id], deleted: true })
export const restorationOf = (of_table: string, id: string) => ({ of_table, ids: [id], deleted: false })

/** Deletes the rows with a value, as an administrator. */
export async function deleteWhere(
  client: Client,
  of_table: 'blog_posts' | 'blog_topics' | 'contact_submissions',
  column: string,
  value: string,
) {
  const { data } = await client
    .from(of_table as 'blog_posts')
    .select('id')
    .eq(column, value)
    .throwOnError()
  const ids = data.map(({ id }) => id)
  return client.rpc('set_deleted', { of_table, ids, deleted: true }).throwOnError()
}
