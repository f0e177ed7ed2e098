import { useQuery } from '@tanstack/react-query'
import { changeQuery } from '@/admin/kit/history/history-query'
import { LineDifference } from '@/admin/kit/history/line-difference-view'
import { rowDifference, type FieldDifference } from '@/admin/kit/history/row-difference'
import { pictureIn, PictureOfVersion } from '@/admin/kit/pictures/compared-picture'
import { useRegistry } from '@/admin/kit/registry/registry'
import { Button } from '@/components/ui/button'
import { LoadingPanel } from '@/components/ui/loader'

/** Before and after of one change, field by field. */
export function ChangeView({ id, table }: { id: string; table: string }) {
  const { columns } = useRegistry().labelsOf(table)
  const change = useQuery(changeQuery(id))
  if (change.isPending) return <LoadingPanel label="Loading the change..." className="py-4" />
  if (change.isError) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-4 py-4">
        The change could not be loaded. {change.error.message}
        <Button variant="line" size="small" onClick={() => void change.refetch()}>
          Try Again
        </Button>
      </p>
    )
  }
  const { before, after } = change.data
  return (
    <dl className="difference">
      {rowDifference(before, after, columns).map((difference) => (
        <div key={difference.field}>
          <dt>{difference.label}</dt>
          <dd>
            <Difference {...difference} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Difference({ field, label, before, after, long }: FieldDifference) {
  const [was, is] = [pictureIn(field, before), pictureIn(field, after)]
  if (long && !was && !is && before !== undefined && after !== undefined)
    return <LineDifference before={before} after={after} />
  return (
    <>
      {before !== undefined && (
        <del>
          <span className="sr-only">Before: </span>
          {was ? <PictureOfVersion picture={was} called={label} /> : before}
        </del>
      )}
      {after !== undefined && (
        <ins>
          <span className="sr-only">After: </span>
          {is ? <PictureOfVersion picture={is} called={label} /> : after}
        </ins>
      )}
    </>
  )
}
