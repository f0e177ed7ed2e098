import { ApiError } from '@/admin/kit/api/api-error'

interface Refusing {
  table: string
  noun: string
  labels: Readonly<Record<string, string | undefined>>
}

interface RefusedField {
  column: string
  message: string
}

const messages: Record<string, (noun: string, label: string) => string> = {
  '23505': (noun, label) => `Another ${noun} has this ${label} already. Choose another one.`,
  '23P01': (noun) => `Another ${noun} is at that time. Choose another one.`,
  '23514': () => 'This is too long, empty or in the wrong format.',
  '23503': () => 'This choice no longer exists. Choose again.',
  '23502': () => 'This cannot be left empty.',
}

/** The column that the database rejected, with the message for its field; undefined for other failures. */
export function refusedField(error: unknown, { table, noun, labels }: Refusing): RefusedField | undefined {
  if (!(error instanceof ApiError)) return undefined
  const messageOf = messages[error.code]
  const column = messageOf && refusedColumn(error, table)
  if (!column) return undefined
  return { column, message: messageOf(noun, labels[column]?.toLowerCase() ?? 'value') }
}

/**
 * Reads the column from `Key (slug)=(about)`, `column "name"`, or the name of a constraint,
 * `<table>_<column>_<kind>`.
 */
function refusedColumn({ message, details }: ApiError, table: string): string | undefined {
  const key = /Key \("?(\w+)"?\)=/.exec(details)?.[1] ?? /column "(\w+)"/.exec(message)?.[1]
  if (key) return key
  const constraint = /constraint "(\w+)"/.exec(message)?.[1]
  return new RegExp(`^${table}_(\\w+?)_(?:key|check\\d*|fkey|not_null|excl)$`).exec(constraint ?? '')?.[1]
}
