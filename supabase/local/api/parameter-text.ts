import { jsonText } from './database'

type Serializers = Record<number, (value: never) => unknown>

const JSON_TYPES = new Set([114, 3802])

/** The types of a database's parameters: their ids, and which of them are arrays. */
export const parameterTypes = `select oid::int as id, typcategory = 'A' as list from pg_type where typtype <> 'p'`
export interface ParameterType {
  id: number
  list: boolean
}

/** A value in PostgreSQL's text form; an object or list as JSON, like PostgREST. */
function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (typeof value !== 'object') return String(value)
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part))
}

/**
 * Makes a driver send every parameter as text, so that PostgreSQL refuses what does not fit, as behind PostgREST.
 * The drivers' own functions throw instead, or return the value as it is, and the message is then broken off in
 * the middle.
 * @param serializers the driver's, which are replaced
 * @param sentJson the text for a JSON parameter
 */
export function sendAsText(
  serializers: Serializers,
  types: ParameterType[],
  sentJson: (value: unknown) => string = jsonText,
): void {
  for (const { id, list } of types) {
    const listText = serializers[id] as ((value: unknown) => string) | undefined
    serializers[id] = JSON_TYPES.has(id)
      ? sentJson
      : (value: unknown) => (list && listText && Array.isArray(value) ? listText(value) : textOf(value))
  }
}
