/** What one check found. `cure` is what to run, or the page of the dashboard to open. */
export type Finding = { state: 'ok'; what: string } | { state: 'wrong' | 'look'; what: string; cure: string }

export const ok = (what: string): Finding => ({ state: 'ok', what })
export const wrong = (what: string, cure: string): Finding => ({ state: 'wrong', what, cure })
/** What cannot be seen from here, or is a person's to judge. */
export const look = (what: string, cure: string): Finding => ({ state: 'look', what, cure })

/** The findings, or this where there is none. */
export const orOk = (findings: Finding[], what: string): Finding[] =>
  findings.length > 0 ? findings : [ok(what)]

/** In one line, with what a fetch hides in its cause. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `${error.message}${cause}`.replaceAll(/\s+/g, ' ')
}

export interface Group {
  title: string
  findings: Finding[]
}

const marks = { ok: 'ok   ', wrong: 'WRONG', look: 'look ' }

/** @param unset a line for each variable that was not given */
export function report(groups: readonly Group[], unset: readonly string[]): string {
  const all = groups.flatMap(({ findings }) => findings)
  const count = (state: Finding['state']) => all.filter((finding) => finding.state === state).length
  return [
    ...groups.flatMap(({ title, findings }) => [
      title,
      ...findings.flatMap((finding) => [
        `  ${marks[finding.state]}  ${finding.what}`,
        ...(finding.state === 'ok' ? [] : [`           ${finding.cure}`]),
      ]),
    ]),
    ...(unset.length > 0 ? ['Not set, and so not checked', ...unset.map((line) => `  ${line}`)] : []),
    `${count('ok')} ok, ${count('wrong')} wrong, ${count('look')} to look at yourself.`,
  ].join('\n')
}
