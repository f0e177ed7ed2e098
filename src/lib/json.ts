import type { Json } from '@/lib/database.types'

/** A JSON value as an object, or {} for anything else. */
export const asObject = (value: unknown): { [key: string]: Json | undefined } =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as { [key: string]: Json | undefined })
    : {}

/** A JSON value as a string, or '' for anything else. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
