/** What one look at the project found. `cure` is what to run, or the page of the dashboard to open. */
export type Finding = { state: 'ok'; what: string } | { state: 'wrong' | 'look'; what: string; cure: string }

export const ok = (what: string): Finding => ({ state: 'ok', what })
export const wrong = (what: string, cure: string): Finding => ({ state: 'wrong', what, cure })
/** What cannot be seen from here, or is a person's to judge. */
export const look = (what: string, where: string): Finding => ({ state: 'look', what, cure: where })

/** A subject of the report. */
export interface Group {
  title: string
  findings: Finding[]
}

/** The findings, or why they could not be had: one thing that cannot be read does not hide the others. */
export async function found(what: string, where: string, work: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await work()
  } catch (error) {
    return [wrong(`${what} could not be read: ${reason(error)}`, where)]
  }
}

/** In one line, with what a fetch hides in its cause. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `${error.message}${cause}`.replaceAll(/\s+/g, ' ')
}

/** 'a, b and 3 more' */
export function listed(names: readonly string[], most = 3): string {
  const rest = names.length - most
  return rest > 0 ? `${names.slice(0, most).join(', ')} and ${rest} more` : names.join(', ')
}
