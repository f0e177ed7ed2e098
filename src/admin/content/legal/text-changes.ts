export interface Change {
  kind: 'same' | 'added' | 'removed'
  line: string
}

/** How one text becomes another, line by line: the longest run of common lines stays, the rest is taken out or put in. */
export function textChanges(before: string, after: string): Change[] {
  const old = before.split('\n')
  const now = after.split('\n')
  let start = 0
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1
  let end = 0
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const kept = (lines: string[]): Change[] => lines.map((line) => ({ kind: 'same', line }))
  return [
    ...kept(old.slice(0, start)),
    ...middle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...kept(old.slice(old.length - end)),
  ]
}

/** A longest common subsequence: `rest[i][j]` is how many lines the ends from `old[i]` and `now[j]` share. */
function middle(old: string[], now: string[]): Change[] {
  const wide = now.length + 1
  const rest = new Uint16Array((old.length + 1) * wide)
  const shared = (i: number, j: number) => rest[i * wide + j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      rest[i * wide + j] =
        old[i] === now[j] ? shared(i + 1, j + 1) + 1 : Math.max(shared(i + 1, j), shared(i, j + 1))
    }
  }
  const changes: Change[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [was, is] = [old[i], now[j]]
    if (was !== undefined && was === is) {
      changes.push({ kind: 'same', line: was })
      i += 1
      j += 1
    } else if (was !== undefined && (is === undefined || shared(i + 1, j) >= shared(i, j + 1))) {
      changes.push({ kind: 'removed', line: was })
      i += 1
    } else if (is !== undefined) {
      changes.push({ kind: 'added', line: is })
      j += 1
    }
  }
  return changes
}

/** Only what changed, with the lines right before and after it; `null` stands for what is left out between. */
export function aroundChanges(changes: readonly Change[], context = 2): Array<Change | null> {
  const near = changes.map((_, index) =>
    changes.slice(Math.max(0, index - context), index + context + 1).some(({ kind }) => kind !== 'same'),
  )
  return changes.flatMap((change, index) => {
    if (near[index]) return [change]
    return index > 0 && near[index - 1] && near.includes(true, index) ? [null] : []
  })
}
