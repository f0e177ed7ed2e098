/** Who saved or deleted the row, and when, if the audit log has it. */
export type ChangedBy = { at: string; email: string | null } | null

export type Outcome =
  | { kind: 'saved'; at: Date }
  /** Quiet: an automatic save, so nothing takes the focus. */
  | { kind: 'failed'; text: string; quiet: boolean }
  /** Another user saved first. `clashes` are the fields that both changed and for which no value was chosen yet. */
  | { kind: 'conflict'; clashes: readonly string[]; by: ChangedBy }
  /** Another user deleted the row. */
  | { kind: 'deleted'; by: ChangedBy }

/** The state of one row while it is edited. */
export interface RecordState<Row, Form> {
  /** The row on the server; absent for a new row until its first save. */
  stored: Row | undefined
  /** The `updated_at` that the next save requires. */
  version: string | undefined
  /** The form values on the server; differing values are unsaved. */
  base: Form
  /** The result of the last save. */
  outcome: Outcome | undefined
}

export type RecordEvent<Row, Form> =
  | { type: 'saved'; row: Row; base: Form }
  | { type: 'failed'; text: string; quiet: boolean }
  /** Another user's change was merged into the form. */
  | { type: 'merged'; theirs: Row; base: Form; clashes: readonly string[]; by: ChangedBy }
  | { type: 'deleted'; by: ChangedBy }
  /** A value was chosen for a field that both changed. */
  | { type: 'chose'; field: string }
  /** The form shows the row on the server again. */
  | { type: 'discarded'; row: Row | undefined; base: Form }

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
    case 'merged': {
      const { theirs, base, clashes, by } = event
      if (clashes.length === 0) return { ...state, stored: theirs, version: theirs.updated_at, base }
      // The version stays the old one until all are chosen, so that a draft of this form meets the conflict
      // again.
      return { ...state, stored: theirs, base, outcome: { kind: 'conflict', clashes, by } }
    }
    case 'deleted':
      return { ...state, outcome: { kind: 'deleted', by: event.by } }
    case 'chose': {
      const { outcome } = state
      if (outcome?.kind !== 'conflict') return state
      const clashes = outcome.clashes.filter((field) => field !== event.field)
      const version = clashes.length > 0 ? state.version : state.stored?.updated_at
      return { ...state, version, outcome: { ...outcome, clashes } }
    }
    case 'discarded': {
      const { row, base } = event
      return { stored: row, version: row?.updated_at, base, outcome: undefined }
    }
  }
}
