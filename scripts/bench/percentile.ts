/** A percentile of measured ms, as text. */
export function percentile(taken: readonly number[], of100: number): string {
  const sorted = taken.toSorted((a, b) => a - b)
  return (sorted[Math.max(0, Math.ceil((sorted.length * of100) / 100) - 1)] ?? Number.NaN).toFixed(1)
}
