/** A figure with its limit, as a cell of a table. */
interface Limited {
  text: string
  isOver: boolean
}

export type Row = ReadonlyArray<string | number | Limited>

export const atMost = (figure: number, limit: number, digits = 0): Limited => ({
  text: figure.toFixed(digits) + (limit < Infinity ? ` (≤ ${limit})` : ''),
  isOver: !(figure <= limit),
})

export const atLeast = (figure: number, limit: number): Limited => ({
  text: `${figure} (≥ ${limit})`,
  isOver: !(figure >= limit),
})

/** Set by a figure over its limit. Not `process.exitCode`, which the embedded database overwrites as it closes. */
export const outcome = { failed: false }

/** Prints a table with aligned columns; a figure over its limit makes the whole run fail. */
export function printTable(title: string, head: readonly string[], rows: readonly Row[]): void {
  const over: string[] = []
  const body = rows.map((row) =>
    row.map((cell, column) => {
      if (typeof cell !== 'object') return String(cell)
      if (cell.isOver) over.push(`${String(row[0])}, ${head[column]}: ${cell.text}`)
      return cell.text
    }),
  )
  const lines = [head, ...body]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  console.log(`\n${title}`)
  for (const line of lines)
    console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  if (over.length === 0) return
  console.error(`Over the limit:\n${over.join('\n')}`)
  outcome.failed = true
}

export function percentile(values: readonly number[], of100: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((sorted.length * of100) / 100) - 1)] ?? Number.NaN
}

export const median = (values: readonly number[]) => percentile(values, 50)

/** Runs one step, records its duration in ms and returns its result. */
export async function timed<T>(times: number[], step: () => PromiseLike<T>): Promise<T> {
  const began = performance.now()
  const result = await step()
  times.push(performance.now() - began)
  return result
}

/** The number of runs of each measurement: five, or `BENCH_RUNS` for a quick look. */
export function benchRuns(): number {
  const runs = Number(process.env.BENCH_RUNS ?? 5)
  if (!Number.isInteger(runs) || runs < 1) throw new Error('BENCH_RUNS is a whole number from 1 on')
  return runs
}
