export interface DiffLine {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** Past this the middle is shown as replaced whole: the comparison grows with the product of both. */
const mostCompared = 1_000_000

/**
 * What became of a text, line by line: the longest common lines stay, the rest went or came. Lines that went stand
 * before those that came in their place.
 */
export function lineDifference(before: string, after: string): DiffLine[] {
  const was = before === '' ? [] : before.split('\n')
  const now = after === '' ? [] : after.split('\n')
  let head = 0
  while (head < was.length && head < now.length && was[head] === now[head]) head += 1
  let tail = 0
  while (
    tail < was.length - head &&
    tail < now.length - head &&
    was[was.length - 1 - tail] === now[now.length - 1 - tail]
  )
    tail += 1
  const lines = (texts: readonly string[], kind: DiffLine['kind']) => texts.map((text) => ({ kind, text }))
  return [
    ...lines(was.slice(0, head), 'same'),
    ...middle(was.slice(head, was.length - tail), now.slice(head, now.length - tail)),
    ...lines(tail > 0 ? was.slice(-tail) : [], 'same'),
  ]
}

function middle(was: readonly string[], now: readonly string[]): DiffLine[] {
  const gone = (text: string): DiffLine => ({ kind: 'gone', text })
  const came = (text: string): DiffLine => ({ kind: 'new', text })
  if (was.length * now.length > mostCompared) return [...was.map(gone), ...now.map(came)]

  // common[i][j]: how many lines was[i..] and now[j..] have in common.
  const common = Array.from({ length: was.length + 1 }, () => new Uint32Array(now.length + 1))
  const at = (i: number, j: number) => common[i]?.[j] ?? 0
  for (let i = was.length - 1; i >= 0; i--) {
    const row = common[i] as Uint32Array
    for (let j = now.length - 1; j >= 0; j--) {
      row[j] = was[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const result: DiffLine[] = []
  let i = 0
  let j = 0
  while (i < was.length || j < now.length) {
    if (i < was.length && j < now.length && was[i] === now[j]) {
      result.push({ kind: 'same', text: was[i] ?? '' })
      i += 1
      j += 1
    } else if (i < was.length && (j === now.length || at(i + 1, j) >= at(i, j + 1))) {
      result.push(gone(was[i] ?? ''))
      i += 1
    } else {
      result.push(came(now[j] ?? ''))
      j += 1
    }
  }
  return result
}

/** The difference with `around` unchanged lines at each change; longer runs become a number of lines left out. */
export function withContext(lines: readonly DiffLine[], around = 2): Array<DiffLine | { skipped: number }> {
  const near = new Set<number>()
  lines.forEach(({ kind }, index) => {
    if (kind === 'same') return
    for (let place = index - around; place <= index + around; place++) near.add(place)
  })
  const result: Array<DiffLine | { skipped: number }> = []
  let skipped = 0
  lines.forEach((line, index) => {
    if (!near.has(index)) {
      skipped += 1
      return
    }
    if (skipped > 0) result.push({ skipped })
    skipped = 0
    result.push(line)
  })
  if (skipped > 0) result.push({ skipped })
  return result
}
