import { atMost, median, type Row } from '../figures'

/** Something to measure: a call of a procedure, a request. */
export interface Task {
  name: string
  /** A list, a count or a search; or anything else. */
  kind: 'list' | 'other'
  /** Does it once and returns the duration in ms. Throws if what it did is no measurement. */
  once: () => Promise<number>
}

/** In ms: the median of each kind, and any single run. Hosted projects cancel a visitor's statement after 3 s. */
const limits = { list: 50, other: 1000, slowest: 3000 }

export interface Measured extends Task {
  times: number[]
  fault?: string
}

const isOver = ({ kind, times, fault }: Measured) =>
  fault !== undefined || !(median(times) <= limits[kind] && Math.max(...times) <= limits.slowest)

async function measure(task: Task, runs: number): Promise<Measured> {
  const times: number[] = []
  try {
    while (times.length < runs) times.push(await task.once())
    return { ...task, times }
  } catch (error) {
    return { ...task, times, fault: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Measures all tasks, slowest first. What was over its limit is measured twice more after the others, and counts with its
 * best round, because another program may have kept the processor busy.
 */
export async function measureAll(tasks: readonly Task[], runs: number): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const task of tasks) measured.push(await measure(task, runs))
  for (let round = 0; round < 2; round += 1)
    for (const [place, one] of measured.entries()) {
      if (one.fault !== undefined || !isOver(one)) continue
      const again = await measure(one, runs)
      if (again.fault !== undefined || median(again.times) < median(one.times)) measured[place] = again
    }
  return measured.toSorted((a, b) => median(b.times) - median(a.times))
}

export const measuredHead = ['', 'fastest', 'median', 'slowest', 'fault']

/** Rows for printTable: all that are over a limit, and the slowest others. */
export function measuredRows(measured: readonly Measured[], others: number): Row[] {
  const over = measured.filter(isOver)
  const shown = [...over, ...measured.filter((one) => !isOver(one)).slice(0, others)]
  return shown.map(({ name, kind, times, fault }) => [
    name,
    Math.min(...times).toFixed(1),
    atMost(median(times), limits[kind], 1),
    atMost(Math.max(...times), limits.slowest, 1),
    fault === undefined ? '' : { text: fault, isOver: true },
  ])
}
