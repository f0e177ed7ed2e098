const defaultMinutes = 5

/** How long an article takes to read, in minutes: as stored, else 5. The one figure of every page and list. */
export const readMinutes = (stored: number | null) => stored ?? defaultMinutes
