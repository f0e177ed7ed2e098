import type { Json } from '@/lib/database.types'

/** A stored JSON value is whatever was stored: an object, or an empty one for anything else. */
export const asObject = (value: unknown): { [key: string]: Json | undefined } =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as { [key: string]: Json | undefined })
    : {}

/** A text, or an empty one for anything else. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
