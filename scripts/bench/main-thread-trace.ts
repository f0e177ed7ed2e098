import type { Page } from '@playwright/test'

export interface Task {
  /** Processor time. */
  ms: number
  /** Ended after the first contentful paint. */
  isAfterPaint: boolean
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds: when it began, how long it took, and how much processor time. */
  ts: number
  dur: number
  tdur?: number
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8.execute', 'toplevel']

/** How long a page is watched after its load event: our pages are idle well before. */
const idleMs = 2500

/** Opens an address and gives the tasks of its main thread. @throws when the page was never painted */
export async function tasksOf(page: Page, url: string): Promise<Task[]> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(idleMs)
  const complete = new Promise<unknown>((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete

  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error(`${url} was never painted`)
  return events
    .filter(
      ({ name, ph, pid, tid }) =>
        name === 'ThreadControllerImpl::RunTask' && ph === 'X' && pid === paint.pid && tid === paint.tid,
    )
    .map(({ ts, dur, tdur }) => ({ ms: (tdur ?? dur) / 1000, isAfterPaint: ts + dur >= paint.ts }))
}
