import { Download } from 'lucide-react'
import { useAction } from '@/admin/kit/api/use-action'
import { amount } from '@/admin/kit/format/amount'
import { exportCsv } from '@/admin/kit/list/csv-export'
import type { Listing } from '@/admin/kit/list/list-description'
import type { ListView } from '@/admin/kit/list/list-view'
import { Button } from '@/components/ui/button'
import { malaysiaDay } from '@/lib/dates'
import { saveFile } from '@/lib/save-file'

interface ExportButtonProps<Row extends { id: string }> {
  resource: Listing<Row>
  view: ListView
}

/** Exports everything the list's search and filters match, on all pages, as one file. */
export function ExportButton<Row extends { id: string }>({ resource, view }: ExportButtonProps<Row>) {
  const run = useAction(async () => {
    const { text, rows } = await exportCsv(resource, view)
    saveFile(text, 'text/csv;charset=utf-8', fileName(resource.name, view))
    return `Saved: ${amount(rows, 'row', 'rows')}.`
  }, 'The file was not created.')
  return (
    <Button
      variant="line"
      size="small"
      busy={run.isPending}
      busyLabel="Exporting..."
      onClick={() => run.mutate()}
    >
      <Download size={18} aria-hidden="true" />
      Export CSV
    </Button>
  )
}

/** `subscribers-active-2026-11-21.csv`: resource, filters and date in Malaysia. */
function fileName(name: string, { filters }: ListView): string {
  const chosen = Object.values(filters).filter((value) => value !== 'all')
  return `${[name, ...chosen, malaysiaDay(new Date())].join('-')}.csv`
}
