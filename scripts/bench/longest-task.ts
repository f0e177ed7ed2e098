import type { Page } from '@playwright/test'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Processor time in microseconds: what other programs on the machine take does not count. */
  tdur?: number
  args: { name?: string }
}

/** The longest task of the page's main thread while `act` runs, in ms of a processor a quarter as fast. */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await browser.startTracing(page, { categories: ['toplevel'] })
  await act()
  const trace = (await browser.stopTracing()).toString()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] }
  const thread = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
  const main = new Set(traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(thread))
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && main.has(thread(event)))
  if (tasks.length === 0) throw new Error('The trace has no task of the main thread')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000))
}
