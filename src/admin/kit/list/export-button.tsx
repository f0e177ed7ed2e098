import { Download } from 'lucide-react'
import type { ListView } from '@/admin/kit/list/list-view'
import type { Resource } from '@/admin/kit/resource/resource'
import { useCsvExport } from '@/admin/kit/list/use-csv-export'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'

interface ExportButtonProps<Row extends { id: string }> {
  resource: Resource<Row>
  view: ListView
  total: number
}

const number = new Intl.NumberFormat('en-MY')

/** Everything the list's search and filters match, on all pages, as one file. */
export function ExportButton<Row extends { id: string }>({ resource, view, total }: ExportButtonProps<Row>) {
  const { state, start, cancel } = useCsvExport(resource, view)
  if (state.status === 'running') {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <progress className="thread-progress" max={total} value={state.rows} aria-label="Export" />
        <span className="tabular-nums">
          {number.format(state.rows)} of {number.format(Math.max(total, state.rows))}
        </span>
        <Button variant="line" size="small" onClick={cancel}>
          Cancel
        </Button>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-y-2">
      <span role="status" className="text-ink-2 not-empty:mr-4">
        {state.status === 'done' && `${number.format(state.rows)} rows saved`}
        {state.status === 'cancelled' && 'Export cancelled'}
      </span>
      {state.status === 'failed' && <FieldError>The export stopped. {state.message}</FieldError>}
      <Button variant="line" size="small" onClick={() => void start()}>
        <Download size={18} aria-hidden="true" />
        Export CSV
      </Button>
    </div>
  )
}
