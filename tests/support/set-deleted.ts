import type { Client } from './api-client'

/** What set_deleted is called with to delete one row, and to bring it back. */
export const deletionOf = (of_table: string, id: string) => ({ of_table, ids: [id], deleted: true })
export const restorationOf = (of_table: string, id: string) => ({ of_table, ids: [id], deleted: false })

/** Deletes the rows that have a value, as an administrator does. */
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
