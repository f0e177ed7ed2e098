export type Kept = Record<string, unknown>

const today = () => new Date().toDateString()

/** What was typed into a form today, in this tab. */
export function readKept(key: string): Kept {
  try {
    const { day, values } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { day?: string; values: Kept }
    return day === today() ? values : {}
  } catch {
    return {}
  }
}

export function writeKept(key: string, values: Kept | undefined): void {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify({ day: today(), values }))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is full or forbidden: then it is in the form alone.
  }
}

/** Whether something is kept of any form. */
export function hasKept(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.endsWith(':typed'))
  } catch {
    return false
  }
}
