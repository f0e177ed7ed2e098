import type { Language } from './zone-time.ts'

/** How a call is held: the value in the database, its label, and its text in a sentence. */
export const callMethods = [
  { value: 'video', label: 'Video call', inSentence: 'video call' },
  { value: 'voice', label: 'Voice call', inSentence: 'voice call' },
] as const

export type CallMethod = (typeof callMethods)[number]['value']

const malayMethods = [
  { value: 'video', label: 'Panggilan video', inSentence: 'panggilan video' },
  { value: 'voice', label: 'Panggilan suara', inSentence: 'panggilan suara' },
] as const

/** The method of a value in the database; an unknown value is its own label. */
export const callMethod = (value: string, language: Language = 'en') =>
  (language === 'ms' ? malayMethods : callMethods).find((method) => method.value === value) ?? {
    value,
    label: value,
    inSentence: value,
  }
