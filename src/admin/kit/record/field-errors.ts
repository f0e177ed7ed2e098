import { ApiError } from '@/admin/kit/api/api-error'

interface Refusing {
  table: string
  noun: string
  labels: Readonly<Record<string, string | undefined>>
  /** The fields of the constraints that are not named like a field. */
  columnToField?: Readonly<Record<string, string>>
}

const messages: Record<string, (noun: string, label: string) => string> = {
  '23505': (noun, label) => `Another ${noun} has this ${label} already. Choose another one.`,
  '23P01': (noun) => `Another ${noun} is at that time. Choose another one.`,
  '23514': () => 'This is too long, empty or in the wrong format.',
  '23503': () => 'This choice no longer exists. Choose again.',
}

/**
 * The field whose value the database rejected, with the message for it; undefined for other failures. PostgreSQL
 * does not say which value it was, since the tables have row level security, so the field is the part of the
 * constraint's name between the table and the kind.
 */
export function refusedField(error: unknown, { table, noun, labels, columnToField }: Refusing) {
  if (!(error instanceof ApiError)) return undefined
  const messageOf = messages[error.code]
  const [, column] = new RegExp(`"${table}_(\\w+?)_(?:key|check\\d*|fkey|excl)"`).exec(error.message) ?? []
  if (!messageOf || !column) return undefined
  const field = columnToField?.[column] ?? column
  return { field, message: messageOf(noun, labels[field]?.toLowerCase() ?? 'value') }
}
