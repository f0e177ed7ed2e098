import { calendarDay, malaysiaDateTime } from '@/lib/dates'
import { ringgit } from '@shared/money/ringgit'

type Json = unknown
export type LoggedRow = Readonly<Record<string, Json>>

interface Labels {
  column: (field: string) => string
  /** A value as people read it, where it is one of a list. */
  value?: (field: string, value: string) => string | undefined
}

export interface FieldDifference {
  field: string
  label: string
  /** As a person reads it; undefined where the field was not there. */
  before: string | undefined
  after: string | undefined
  /** Long enough to be compared line by line. */
  long: boolean
}

/** Kept by the database or the admin itself; of no interest to a reader. */
const silent = new Set([
  'id',
  'created_at',
  'updated_at',
  'thumbnail_placeholder',
  'placeholder',
  // Follows from bolt_project_id.
  'has_build',
  // Kept the same as thumbnail_url and slug.
  'project_thumbnail_url',
  'project_detail_slug',
  // The order of a list by the ids of its rows.
  'places',
  // Follow from a booking's day and time, and count its moves.
  'starts_at',
  'sequence',
])
export const isSilent = (field: string) => silent.has(field) || silent.has(field.replace(/\..*/, ''))
const longFrom = 90

/** The leaves of a row by their path: what stands inside a JSON value gets a line of its own. */
function leaves(value: Json, path: string, into: Map<string, Json>): Map<string, Json> {
  if (value !== null && typeof value === 'object' && Object.keys(value).length > 0) {
    for (const [key, inner] of Object.entries(value)) leaves(inner, path ? `${path}.${key}` : key, into)
  } else into.set(path, value)
  return into
}

/** What is empty, a list or a group, is a leaf too. */
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
 * What differs between two states of a row, field by field, in the order of the later one. Either may be null: a
 * row that was made or deleted shows every field it has.
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
