import { amount } from '@/admin/kit/format/amount'
import { ApiError, assertAnswered, assertChanged } from '@/admin/kit/api/api-error'
import type { BulkAction } from '@/admin/kit/list/list-description'
import { supabase } from '@/lib/supabase'
import { malaysiaDateTime } from '@/lib/dates'

/** Publishes those drafts among `ids` that have a text, and returns their publishing times. */
function publishing(ids: readonly string[], columns: { is_published: true; published_at?: string }) {
  const drafts = supabase.from('blog_posts').update(columns).in('id', ids).eq('is_published', false)
  const written = drafts.neq('content', '')
  return (columns.published_at ? written.is('published_at', null) : written.not('published_at', 'is', null))
    .select('published_at')
    .then((answer) => {
      assertAnswered(answer)
      return (answer.data ?? []).flatMap(({ published_at: at }) => at ?? [])
    })
}

/** Publishes articles at once, or at their planned time; articles without a text stay drafts. */
async function publish(ids: readonly string[]): Promise<string> {
  const dated = await publishing(ids, { is_published: true })
  const undated = await publishing(ids, { is_published: true, published_at: new Date().toISOString() })
  const done = [...dated, ...undated]
  if (done.length === 0) throw new ApiError('They are already published, or have no text yet.', '', 200)
  return publishSummary(done, ids.length)
}

async function unpublish(ids: readonly string[]): Promise<string> {
  const answer = await supabase
    .from('blog_posts')
    .update({ is_published: false })
    .in('id', ids)
    .eq('is_published', true)
    .select('id')
  assertChanged(answer)
  const done = answer.data?.length ?? 0
  return `${counted(done)} ${plural(done, 'is a draft', 'are drafts')} again.`
}

export const articleBulk: readonly BulkAction[] = [
  { id: 'publish', label: 'Publish', run: publish },
  { id: 'unpublish', label: 'Unpublish', run: unpublish },
]

const counted = (count: number) => amount(count, 'article', 'articles')
const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)

/**
 * The message after publishing `requested` articles: `times` are the publishing times (ISO) of those that
 * changed; a time after `now` means scheduled.
 */
export function publishSummary(times: readonly string[], requested: number, now = new Date()): string {
  const later = times.filter((at) => new Date(at) > now).toSorted((a, b) => Date.parse(a) - Date.parse(b))
  const out = times.length - later.length
  const [first] = later
  const parts: string[] = []
  if (out > 0) parts.push(`${counted(out)} ${plural(out, 'is', 'are')} published`)
  if (first) {
    const count = out > 0 ? String(later.length) : counted(later.length)
    const when = `${later.length > 1 ? ', the first' : ''} for ${malaysiaDateTime(first)} (MYT)`
    parts.push(`${count} ${plural(later.length, 'is', 'are')} scheduled${when}`)
  }
  const rest = requested - times.length
  const left = rest > 0 ? ` ${counted(rest)} unchanged: already published, or without a text.` : ''
  return `${parts.join(', ')}.${left}`
}
