import { useEffect, useRef, useState } from 'react'
import { malaysiaDay } from '@/lib/dates'
import { exportCsv } from '@/admin/kit/list/csv-export'
import type { ListView } from '@/admin/kit/list/list-view'
import type { Resource } from '@/admin/kit/resource/resource'
import { saveFile } from '@/lib/save-file'

type ExportState =
  | { status: 'idle' | 'cancelled' }
  | { status: 'running' | 'done'; rows: number }
  | { status: 'failed'; message: string }

/** Runs an export, hands the file to the browser, and can be stopped; leaving the screen stops it too. */
export function useCsvExport<Row extends { id: string }>(resource: Resource<Row>, view: ListView) {
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

  return { state, start, cancel: () => running.current?.abort() }
}

/** `subscribers-active-2026-11-21.csv`: what, which, and the day in Malaysia. */
function fileName(name: string, { filters }: ListView): string {
  const chosen = Object.values(filters).filter((value) => value !== 'all')
  return `${[name, ...chosen, malaysiaDay(new Date())].join('-')}.csv`
}
