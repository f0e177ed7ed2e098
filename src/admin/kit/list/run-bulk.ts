import type { Outcome } from '@/admin/kit/api/use-action'
import { amount } from '@/admin/kit/format/amount'
import type { BulkAction, Listing } from '@/admin/kit/list/list-description'

type Named<Row extends { id: string }> = Pick<Listing<Row>, 'names' | 'rowLabel'>

/** Runs a change on each row; `failed` are sentences with the row and the reason. */
async function onEach<Row extends { id: string }>(
  { rowLabel }: Named<Row>,
  rows: readonly Row[],
  change: (row: Row) => Promise<unknown>,
) {
  const results = await Promise.allSettled(rows.map(change))
  const failed = results.flatMap((result, index) => {
    const row = rows[index]
    return row && result.status === 'rejected'
      ? [`${rowLabel(row)}: ${(result.reason as Error).message}`]
      : []
  })
  return { done: rows.filter((_row, index) => results[index]?.status === 'fulfilled'), failed }
}

/**
 * Runs an action on selected rows and reports what happened to each: how many it changed, which stay as they
 * were, and why. Undo takes back only what was changed. Throws an error with the reasons if no row was changed.
 */
export async function runBulk<Row extends { id: string }>(
  resource: Named<Row>,
  action: BulkAction<Row>,
  rows: readonly Row[],
): Promise<Outcome> {
  const count = (many: number) => amount(many, resource.names.one, resource.names.many)
  const applies = rows.filter((row) => action.skips?.(row) === undefined)
  const reasons = [...new Set(rows.flatMap((row) => action.skips?.(row) ?? []))]
  const skipped = rows.length - applies.length
  const { done, failed } = await onEach(resource, applies, action.run)
  const rest = [
    ...failed,
    ...(skipped > 0
      ? [`${count(skipped)} ${skipped === 1 ? 'stays' : 'stay'} as before: ${reasons.join('; ')}.`]
      : []),
  ].join(' ')
  if (done.length === 0) throw new Error(rest)
  return {
    text: `${action.said(done.length)} ${rest}`.trim(),
    tone: failed.length > 0 ? 'error' : 'success',
    undo: async () => {
      const back = await onEach(resource, done, action.undo)
      if (back.done.length === 0) throw new Error(back.failed.join(' '))
      return `${count(back.done.length)} as before. ${back.failed.join(' ')}`.trim()
    },
  }
}
