import { calendarDay, malaysiaDateTime } from '@/lib/dates'
import { ringgit } from '@shared/money/ringgit'

type Json = unknown
export type LoggedRow = Readonly<Record<string, Json>>

interface Labels {
  column: (field: string) => string
  /** The label of an enum value. */
  value?: (field: string, value: string) => string | undefined
}

export interface FieldDifference {
  field: string
  label: string
  /** Readable text; undefined if the field did not exist. */
  before: string | undefined
  after: string | undefined
  /** Long enough to be compared line by line. */
  long: boolean
}

/** Columns maintained by the database or the admin itself, which the history does not show. */
const silent = new Set([
  'id',
  'created_at',
  'updated_at',
  'thumbnail_placeholder',
  'placeholder',
  // Derived from bolt_project_id.
  'has_build',
  // Kept in sync with thumbnail_url and slug.
  'project_thumbnail_url',
  'project_detail_slug',
  // Derived from a booking's day and time, or a count of its reschedules.
  'starts_at',
  'sequence',
])
export const isSilent = (field: string) => silent.has(field) || silent.has(field.replace(/\..*/, ''))
const longFrom = 90

/** The leaves of a row by path: each entry of a JSON value gets its own line. */
function leaves(value: Json, path: string, into: Map<string, Json>): Map<string, Json> {
  if (value !== null && typeof value === 'object' && Object.keys(value).length > 0) {
    for (const [key, inner] of Object.entries(value)) leaves(inner, path ? `${path}.${key}` : key, into)
  } else into.set(path, value)
  return into
}

/** An empty list or group is a leaf too. */
const isSame = (one: Json, other: Json) => JSON.stringify(one) === JSON.stringify(other)

const isInstant = (value: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)
const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value)

function readable(labels: Labels, field: string, value: Json): string {
  if (value === null || value === '') return 'Empty'
  const label = labels.value?.(field, String(value))
  if (label !== undefined) return label
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return field.endsWith('_sen') ? ringgit(value) : String(value)
  if (typeof value !== 'string') return 'Empty'
  if (isDay(value)) return calendarDay(value)
  return isInstant(value) ? malaysiaDateTime(value) : value
}

/**
 * The differences between two states of a row, field by field, in the order of the later one. Either may be
 * null: a created or deleted row shows all its fields.
 */
export function rowDifference(
  before: LoggedRow | null,
  after: LoggedRow | null,
  labels: Labels,
): FieldDifference[] {
  const was = leaves(before ?? {}, '', new Map())
  const now = leaves(after ?? {}, '', new Map())
  const fields = new Set([...now.keys(), ...was.keys()].filter((field) => field !== '' && !isSilent(field)))
  return (
    [...fields]
      .filter((field) => !was.has(field) || !now.has(field) || !isSame(was.get(field), now.get(field)))
      .map((field) => {
        const texts = [was, now].map((side) =>
          side.has(field) ? readable(labels, field, side.get(field)) : undefined,
        ) as [string | undefined, string | undefined]
        return {
          field,
          label: labels.column(field),
          before: texts[0],
          after: texts[1],
          long: texts.some((text) => text !== undefined && (text.length > longFrom || text.includes('\n'))),
        }
      })
      // Empty fields of a new or deleted row say nothing.
      .filter(
        ({ before: old, after: fresh }) =>
          !(old === undefined && fresh === 'Empty') && !(fresh === undefined && old === 'Empty'),
      )
  )
}
