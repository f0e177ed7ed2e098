/** How a call is held: the value in the database, its label, and how it stands in a sentence. */
export const callMethods = [
  { value: 'video', label: 'Video call', inSentence: 'video call' },
  { value: 'voice', label: 'Voice call', inSentence: 'voice call' },
] as const

export type CallMethod = (typeof callMethods)[number]['value']

/** A value of the database with its label; one that is not known stands for itself. */
export const callMethod = (value: string) =>
  callMethods.find((method) => method.value === value) ?? { value, label: value, inSentence: value }
