export interface Conflict<Row> {
  /** Null when the row was deleted. */
  theirs: Row | null
  /** The fields that both changed and for which no value was chosen yet. */
  clashes: readonly string[]
  /** Who saved it and when, if the audit log has it. */
  by: { at: string; email: string | null } | null
}

export type Outcome<Row> =
  | { kind: 'saved'; at: Date }
  /** Quiet: an automatic save, so nothing takes the focus. */
  | { kind: 'failed'; text: string; quiet: boolean }
  | ({ kind: 'conflict' } & Conflict<Row>)

/** The state of one row while it is edited. */
export interface RecordState<Row, Form> {
  /** The row on the server; absent for a new row until its first save. */
  stored: Row | undefined
  /** The `updated_at` that the next save requires. */
  version: string | undefined
  /** The form values on the server; differing values are unsaved. */
  base: Form
  /** The result of the last save. */
  outcome: Outcome<Row> | undefined
}

export type RecordEvent<Row, Form> =
  | { type: 'saved'; row: Row; base: Form }
  | { type: 'failed'; text: string; quiet: boolean }
  /** Another user saved other fields; the next save is based on their row. */
  | { type: 'merged'; theirs: Row; base: Form }
  | { type: 'conflicted'; theirs: Row; base: Form; clashes: readonly string[]; by: Conflict<Row>['by'] }
  | { type: 'deleted'; by: Conflict<Row>['by'] }
  /** A value was chosen for a field that both changed. */
  | { type: 'chose'; field: string }
  /** A row that another user deleted is saved as a new one. */
  | { type: 'made new' }
  | { type: 'discarded'; base: Form }

export function recordState<Row extends { updated_at: string }, Form>(
  state: RecordState<Row, Form>,
  event: RecordEvent<Row, Form>,
): RecordState<Row, Form> {
  switch (event.type) {
    case 'saved': {
      const { row, base } = event
      return { stored: row, version: row.updated_at, base, outcome: { kind: 'saved', at: new Date() } }
    }
    case 'failed':
      return { ...state, outcome: { kind: 'failed', text: event.text, quiet: event.quiet } }
    case 'merged':
      return { ...state, stored: event.theirs, version: event.theirs.updated_at, base: event.base }
    case 'conflicted': {
      const { theirs, base, clashes, by } = event
      // The version stays the old one until all are chosen, so that a draft of this form meets the conflict
      // again.
      return { ...state, stored: theirs, base, outcome: { kind: 'conflict', theirs, clashes, by } }
    }
    case 'deleted':
      return { ...state, outcome: { kind: 'conflict', theirs: null, clashes: [], by: event.by } }
    case 'chose': {
      const { outcome } = state
      if (outcome?.kind !== 'conflict') return state
      const clashes = outcome.clashes.filter((field) => field !== event.field)
      const version = clashes.length > 0 ? state.version : state.stored?.updated_at
      return { ...state, version, outcome: { ...outcome, clashes } }
    }
    case 'made new':
      return { ...state, stored: undefined, version: undefined }
    case 'discarded':
      return { ...state, version: state.stored?.updated_at, base: event.base, outcome: undefined }
  }
}
