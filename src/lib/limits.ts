/** What the database takes nothing for, for now: too much from one caller, or too many bytes in a day. */
const limits = ['rate_limited', 'inbox_full'] as const

export type Limit = (typeof limits)[number]

/** The limit that the message of a refusal names. */
export const limitIn = (message: string): Limit | undefined => limits.find((limit) => message.includes(limit))
