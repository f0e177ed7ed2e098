import type { Sql } from '../database'

/** Those of articles are read once there are more of them: `npm run bench blog` has 5,000. */
const readElsewhere = ['blog_posts_search_vector', 'blog_posts_search_substrings']

/**
 * Indexes that no statement has read since the statistics were reset, with their size in kB. An index that keeps rows
 * unique or apart, or by which a foreign key finds the rows of a deleted one, has another purpose.
 */
const unread = `
  select s.relname || ': ' || s.indexrelname as name, pg_relation_size(s.indexrelid) / 1024 as kilobytes
  from pg_stat_user_indexes s join pg_index i on i.indexrelid = s.indexrelid
  where s.schemaname in ('public', 'private') and s.idx_scan = 0 and not i.indisunique
    and s.indexrelname not in (${readElsewhere.map((name) => `'${name}'`).join(', ')})
    and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
    and not exists (
      select from pg_constraint c where c.conrelid = i.indrelid and c.contype = 'f' and c.conkey[1] = i.indkey[0]
    )
  order by 1`

export async function unreadIndexes(sql: Sql): Promise<Array<{ name: string; kilobytes: number }>> {
  // Other sessions report what they read once they are idle for some seconds.
  await sql`select pg_sleep(11)`
  await sql`select pg_stat_clear_snapshot()`
  return (await sql.unsafe(unread)) as unknown as Array<{ name: string; kilobytes: number }>
}

/** The ms that the database needs to store so many messages of a newsletter, undone afterwards. */
export async function storeMessages(sql: Sql, messages: number): Promise<number> {
  await sql.unsafe('begin')
  try {
    await sql`delete from public.outbox where newsletter_id = (select id from public.newsletters where status = 'sending')`
    const began = performance.now()
    await sql`insert into public.outbox (kind, newsletter_id, subscriber_id, recipient, due_at, caller)
      select 'newsletter', l.id, s.id, s.email, now(), null
      from public.newsletters l cross join (
        select id, email from public.newsletter_subscribers where email is not null order by id limit ${messages}
      ) s
      where l.status = 'sending'`
    return performance.now() - began
  } finally {
    await sql.unsafe('rollback')
  }
}
