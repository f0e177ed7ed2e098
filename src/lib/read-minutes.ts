const defaultMinutes = 5

/** Reading time of an article in minutes: the stored one or 5; every page and list uses this. */
export const readMinutes = (stored: number | null) => stored ?? defaultMinutes
