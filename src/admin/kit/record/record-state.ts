export interface Conflict<Row> {
  /** Null when the row was deleted. */
  theirs: Row | null
  /** The fields that both changed and of which none was chosen yet. */
  clashes: readonly string[]
  /** Who saved it, and when, where the audit log knows. */
  by: { at: string; email: string | null } | null
}

export type Outcome<Row> =
  | { kind: 'saved'; at: Date }
  /** Quiet: nobody pressed anything, so nothing takes the focus. */
  | { kind: 'failed'; text: string; quiet: boolean }
  | ({ kind: 'conflict' } & Conflict<Row>)

/** What is known of one row while it is written. */
export interface RecordState<Row, Form> {
  /** As the server has it; absent until a new one is first saved. */
  stored: Row | undefined
  /** The `updated_at` that the next save asks for. */
  version: string | undefined
  /** The form as the server has it: what differs from it is not saved. */
  base: Form
  /** What came of the last save. */
  outcome: Outcome<Row> | undefined
}

export type RecordEvent<Row, Form> =
  | { type: 'saved'; row: Row; base: Form }
  | { type: 'failed'; text: string; quiet: boolean }
  /** Somebody else saved other fields: their row is the one to write on. */
  | { type: 'merged'; theirs: Row; base: Form }
  | { type: 'conflicted'; theirs: Row; base: Form; clashes: readonly string[]; by: Conflict<Row>['by'] }
  | { type: 'deleted'; by: Conflict<Row>['by'] }
  /** One of the fields that both changed was chosen. */
  | { type: 'chose'; field: string }
  /** What somebody else deleted is written as a new row. */
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
      // Until all are chosen the version stays the old one: a draft of this form must meet the conflict again.
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
