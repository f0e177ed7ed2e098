/** The temporary limits: a caller's rate limit, or the daily limit of bytes. */
const limits = ['rate_limited', 'inbox_full'] as const

type Limit = (typeof limits)[number]

/** The limit named in an error message. */
export const limitIn = (message: string): Limit | undefined => limits.find((limit) => message.includes(limit))
