/** The result of one check. `cure` is the command to run, or the page of the dashboard to open. */
export type Finding = { state: 'ok'; what: string } | { state: 'wrong' | 'look'; what: string; cure: string }

export const ok = (what: string): Finding => ({ state: 'ok', what })
export const wrong = (what: string, cure: string): Finding => ({ state: 'wrong', what, cure })
/** For facts that cannot be seen from here, or that a person must judge. */
export const look = (what: string, cure: string): Finding => ({ state: 'look', what, cure })

/** The findings, or this success if there are none. */
export const orOk = (findings: Finding[], what: string): Finding[] =>
  findings.length > 0 ? findings : [ok(what)]

/** An error in one line, with the cause that fetch hides. */
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

/** @param unset a line for each missing variable */
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
