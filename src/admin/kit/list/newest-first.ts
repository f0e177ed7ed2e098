/** A record of a file, as text, and the time it is ordered by (ISO, in one zone, so that texts compare as times). */
export interface TimedLine {
  at: string
  text: string
}

/** Two lists that are newest first as one; of equal times the first list's come first. */
export function mergeNewest(a: readonly TimedLine[], b: readonly TimedLine[]): TimedLine[] {
  const merged: TimedLine[] = []
  let inA = 0
  let inB = 0
  for (;;) {
    const [ofA, ofB] = [a[inA], b[inB]]
    if (!ofA) return merged.concat(b.slice(inB))
    if (!ofB) return merged.concat(a.slice(inA))
    if (ofB.at > ofA.at) {
      merged.push(ofB)
      inB += 1
    } else {
      merged.push(ofA)
      inA += 1
    }
  }
}

/**
 * Puts batches in order as they come. Sorting 100,000 lines at the end would freeze a page; here each batch is
 * sorted by itself and lists of like length are merged, so that the work is spread over the waiting for the rest.
 */
export function newestFirst() {
  const runs: TimedLine[][] = []
  return {
    add(batch: readonly TimedLine[]): void {
      let run = batch.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
      for (let last = runs.at(-1); last && last.length <= run.length; last = runs.at(-1)) {
        runs.pop()
        run = mergeNewest(last, run)
      }
      runs.push(run)
    },
    /** All of them, newest first; `rest` is awaited between the merges. */
    async all(rest: () => Promise<void>): Promise<TimedLine[]> {
      let merged = runs.pop() ?? []
      for (let run = runs.pop(); run; run = runs.pop()) {
        await rest()
        merged = mergeNewest(run, merged)
      }
      return merged
    },
  }
}
