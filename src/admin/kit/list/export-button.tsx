import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { malaysiaDay } from '@/lib/dates'
import { exportCsv } from '@/admin/kit/list/csv-export'
import type { Listing } from '@/admin/kit/list/list-description'
import type { ListView } from '@/admin/kit/list/list-view'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { saveFile } from '@/lib/save-file'

interface ExportButtonProps<Row extends { id: string }> {
  resource: Listing<Row>
  view: ListView
  total: number
}

type ExportState =
  | { status: 'idle' | 'cancelled' }
  | { status: 'running' | 'done'; rows: number }
  | { status: 'failed'; message: string }

const number = new Intl.NumberFormat('en-MY')

/** Everything the list's search and filters match, on all pages, as one file. Leaving the screen stops it. */
export function ExportButton<Row extends { id: string }>({ resource, view, total }: ExportButtonProps<Row>) {
  const [state, setState] = useState<ExportState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    const controller = new AbortController()
    running.current = controller
    setState({ status: 'running', rows: 0 })
    try {
      const { file, rows } = await exportCsv(resource, view, {
        onProgress: (count) => setState({ status: 'running', rows: count }),
        signal: controller.signal,
      })
      saveFile(file, file.type, fileName(resource.name, view))
      setState({ status: 'done', rows })
    } catch (error) {
      if (controller.signal.aborted) setState({ status: 'cancelled' })
      else setState({ status: 'failed', message: error instanceof Error ? error.message : '' })
    }
  }

  if (state.status === 'running') {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <progress className="thread-progress" max={total} value={state.rows} aria-label="Export" />
        <span className="tabular-nums">
          {number.format(state.rows)} of {number.format(Math.max(total, state.rows))}
        </span>
        <Button variant="line" size="small" onClick={() => running.current?.abort()}>
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

/** `subscribers-active-2026-11-21.csv`: what, which, and the day in Malaysia. */
function fileName(name: string, { filters }: ListView): string {
  const chosen = Object.values(filters).filter((value) => value !== 'all')
  return `${[name, ...chosen, malaysiaDay(new Date())].join('-')}.csv`
}
