import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type PathValue } from 'react-hook-form'
import { is } from 'valibot'
import { refusePartDates } from '@/admin/kit/form/part-dates'
import { mergeForms, sameValues } from '@/admin/kit/record/merge'
import { refusedField } from '@/admin/kit/record/field-errors'
import type { RecordDescription, RecordHandle, StoredRow } from '@/admin/kit/record/record'
import { rightsKey } from '@/admin/kit/session/follow-session'
import { toasts } from '@/admin/kit/screen/toast-store'
import { lastChange, recordKey, writeRow, type OpenedRecord } from '@/admin/kit/record/record-query'

/** Who saved or deleted the row, and when, if the audit log has it. */
type ChangedBy = { at: string; email: string | null } | null

type Outcome<Form> =
  | { kind: 'saved'; at: Date }
  /** Quiet: an automatic save, so nothing takes the focus. */
  | { kind: 'failed'; text: string; quiet: boolean }
  /**
   * Another user saved first. `clashes` are the fields that both changed and for which no value was chosen yet.
   * `patch` is what the interrupted save was to write besides the form, such as that the row is published.
   */
  | { kind: 'conflict'; clashes: readonly string[]; by: ChangedBy; patch?: Partial<Form> }
  /** Another user deleted the row. */
  | { kind: 'deleted'; by: ChangedBy; patch?: Partial<Form> }

/** The state of one row while it is edited. */
interface RecordState<Row, Form> {
  /** The row on the server; absent for a new row until its first save. */
  stored: Row | undefined
  /** The `updated_at` that the next save requires. */
  version: string | undefined
  /** The form values on the server; differing values are unsaved. */
  base: Form
  /** The result of the last save. */
  outcome: Outcome<Form> | undefined
}

/**
 * The state of one row being edited: the form, the stored row, and the result of the last save. Saves run one
 * after the other and keep text typed meanwhile. The form's default values are those of the server.
 */
export function useRecord<Row extends StoredRow, Form extends FieldValues>(
  record: RecordDescription<Row, Form>,
  id: string,
  { row: first, empty }: OpenedRecord<Row, Form>,
  /** A restored draft, with the `updated_at` that it was based on. */
  draft: { values: Form; version?: string } | undefined,
) {
  const queryClient = useQueryClient()
  const formOf = (row: Row | null | undefined) => (row ? record.toForm(row) : empty)
  const [state, showState] = useState<RecordState<Row, Form>>(() => ({
    stored: first ?? undefined,
    version: draft ? draft.version : first?.updated_at,
    base: formOf(first),
    outcome: undefined,
  }))
  // After a response a save continues with the current state, not with the one it started with.
  const latest = useRef(state)
  function become(change: Partial<RecordState<Row, Form>>) {
    latest.current = { ...latest.current, ...change }
    showState(latest.current)
  }
  const fail = (text: string, quiet: boolean) => become({ outcome: { kind: 'failed', text, quiet } })
  const form = useForm<Form>({
    resolver: refusePartDates(valibotResolver(record.schema, undefined, { raw: true })),
    defaultValues: state.base as DefaultValues<Form>,
  })
  const { reset } = form
  useEffect(() => {
    // It differs from the default values, so it counts as unsaved.
    if (draft) reset(draft.values, { keepDefaultValues: true })
  }, [draft, reset])

  const setField = (field: string, value: unknown) =>
    form.setValue(field as Path<Form>, value as PathValue<Form, Path<Form>>, { shouldDirty: true })
  const labelOf = (field: string) => record.labels[field as keyof Form & string] ?? field

  /** Reopening the form at once shows this row, not the one loaded before. */
  const remember = (row: Row | undefined) =>
    queryClient.setQueryData<OpenedRecord<Row, Form>>(recordKey(record.name, id), { row: row ?? null, empty })

  function accept(row: Row, typed: Form, quietly: boolean) {
    // Values changed by the server (a number, a trimmed name) are shown in fields that were not edited
    // meanwhile.
    const made = quietly ? typed : { ...typed, ...record.toForm(row) }
    for (const [field, value] of Object.entries(form.getValues())) {
      if (sameValues(value, typed[field]) && !sameValues(value, made[field])) setField(field, made[field])
    }
    // After the values: lists of fields are notified of a new value only until a reset.
    form.reset(made, { keepValues: true, keepFieldsRef: true })
    become({
      stored: row,
      version: row.updated_at,
      base: made,
      outcome: { kind: 'saved', at: new Date() },
    })
    remember(row)
    // Lists and counts are refetched when they are next shown.
    void queryClient.invalidateQueries({ queryKey: ['admin'], refetchType: 'none' })
    // The admin shows settings itself: the studio's name, and prices in new orders.
    if (record.store) void queryClient.invalidateQueries({ queryKey: ['site'] })
    return true
  }

  // A mutation, so that a rejected session is handled in the same place as all others (follow-session).
  const writing = useMutation({
    mutationFn: ({ columns, version }: { columns: Record<string, unknown>; version: string | undefined }) =>
      writeRow(record, id, columns, version),
  })

  async function store(typed: Form, quietly: boolean): Promise<boolean> {
    const { stored, version } = latest.current
    const columns = changedColumns(record, typed, stored)
    if (stored && version && isEmpty(columns)) return accept(stored, typed, quietly)
    try {
      const written = await writing.mutateAsync({ columns, version })
      if (written.kind === 'saved') return accept(written.row, typed, quietly)
      const { theirs } = written
      // The response to an earlier save was lost: the row already has the values to save.
      if (theirs && isEmpty(changedColumns(record, typed, theirs))) return accept(theirs, typed, quietly)
      // A session that is over sees no row either; followSession ends it.
      if (!theirs) await queryClient.invalidateQueries({ queryKey: rightsKey })
      const [changed] = record.store ? (theirs ? record.store.rowIds(theirs) : []) : [id]
      const by = changed ? await lastChange(record.table, changed) : null
      if (theirs) return await merge(theirs, by, quietly)
      become({ outcome: { kind: 'deleted', by } })
    } catch (error) {
      const fault = refusedField(error, record)
      if (fault && (fault.field.split('.')[0] ?? '') in form.getValues()) {
        form.setError(fault.field as Path<Form>, { message: fault.message }, { shouldFocus: !quietly })
        fail(`The ${record.noun} was not saved. Look at the marked field.`, quietly)
      } else {
        const { message } = error as Error
        fail(`The ${record.noun} was not saved. ${message} Everything you typed is still here.`, quietly)
      }
    }
    return false
  }

  /** Merges another user's changes; saves at once if no field was changed by both. */
  async function merge(theirs: Row, by: ChangedBy, quietly: boolean): Promise<boolean> {
    const { stored, version, base: known } = latest.current
    const base = record.toForm(theirs)
    const { values, taken, clashes } = mergeForms(
      stored?.updated_at === version ? known : undefined,
      base,
      form.getValues(),
    )
    for (const [field, value] of Object.entries(values)) setField(field, value)
    form.reset(base, { keepValues: true, keepFieldsRef: true })
    if (clashes.length > 0) {
      // The version stays the old one until all are chosen, so that a draft of this form meets the conflict
      // again.
      become({ stored: theirs, base, outcome: { kind: 'conflict', clashes, by } })
      return false
    }
    become({ stored: theirs, version: theirs.updated_at, base })
    const typed = structuredClone(form.getValues())
    // Two valid changes may not fit each other, such as the hours of a day: saving then marks the field.
    if (!is(record.schema, typed)) return quietly ? false : saveWith({})
    const isSaved = await store(typed, quietly)
    if (isSaved && taken.length > 0) {
      const text = `${by?.email ?? 'Someone else'} also changed this ${record.noun}: ${taken.map(labelOf).join(', ')}. Their changes and yours are both kept.`
      toasts.show({ tone: 'success', text })
    }
    return isSaved
  }

  async function saveWith(patch: Partial<Form>): Promise<boolean> {
    const before = structuredClone(form.getValues())
    for (const [field, value] of Object.entries(patch)) setField(field, value)
    const typed = structuredClone(form.getValues())
    let stays = false
    await form.handleSubmit(
      async () => {
        stays = await store(typed, false)
      },
      (errors) => {
        fail(`Nothing was saved yet. Look at: ${Object.keys(errors).map(labelOf).join(', ')}.`, false)
      },
    )()
    if (stays) return true
    // Undoes the patch, so that a failed publish is not published by the next save. A save that another user's
    // change interrupted continues after the choices, with its patch.
    for (const field of Object.keys(patch)) setField(field, before[field])
    const { outcome } = latest.current
    if (outcome?.kind === 'conflict' || outcome?.kind === 'deleted')
      become({ outcome: { ...outcome, patch } })
    return false
  }

  async function saveQuietly(): Promise<boolean> {
    const typed = structuredClone(form.getValues())
    return isChanged() && is(record.schema, typed) ? store(typed, true) : false
  }

  // One scope runs saves in sequence, since each needs the version from the one before.
  const saving = useMutation({
    scope: { id: `record-${id}` },
    mutationFn: (patch: Partial<Form> | 'quietly') => (patch === 'quietly' ? saveQuietly() : saveWith(patch)),
  })
  /** Reads the current values; `formState` is only as new as the last render. */
  const isChanged = () => !sameValues(form.getValues(), latest.current.base)
  const save = (patch: Partial<Form> = {}) => saving.mutateAsync(patch)

  return {
    handle: {
      form,
      id,
      stored: state.stored,
      changed: form.formState.isDirty,
      save,
      // An automatic save disables no button, since a click in progress would be lost.
      saving: saving.isPending && saving.variables !== 'quietly',
    } satisfies RecordHandle<Row, Form>,
    version: () => latest.current.version,
    isChanged,
    outcome: state.outcome,
    /** The form values on the server. */
    base: state.base,
    /** Saves a valid form without moving the focus or marking a field; false if nothing was saved. */
    saveQuietly: () => saving.mutateAsync('quietly'),
    /** Chooses the value of a field that both changed; after the last one the form is saved. */
    choose: (field: string, whose: 'mine' | 'theirs') => {
      if (whose === 'theirs') setField(field, latest.current.base[field])
      const { outcome, stored, version } = latest.current
      if (outcome?.kind !== 'conflict') return
      const clashes = outcome.clashes.filter((each) => each !== field)
      const kept = Object.entries(outcome.patch ?? {}).filter(([name]) => whose === 'mine' || name !== field)
      const patch = Object.fromEntries(kept) as Partial<Form>
      const isLast = clashes.length === 0
      become({ outcome: { ...outcome, clashes, patch }, version: isLast ? stored?.updated_at : version })
      if (isLast) void save(patch)
    },
    /** Resets the form to the stored values. */
    discard: (row = latest.current.stored) => {
      const base = formOf(row)
      become({ stored: row, version: row?.updated_at, base, outcome: undefined })
      form.reset(base)
      remember(row)
    },
  }
}

const isEmpty = (columns: object) => Object.keys(columns).length === 0

/** The columns to write: all for a new row, only the changed ones for a stored row. */
function changedColumns<Row extends StoredRow, Form extends FieldValues>(
  record: RecordDescription<Row, Form>,
  typed: Form,
  stored: Row | undefined,
): Record<string, unknown> {
  const columns = record.toRow(typed, stored)
  // Compared after the schema, so that trimming alone is no change.
  const before = stored && record.toForm(stored)
  if (!before || !is(record.schema, before)) return columns
  const unchanged = record.toRow(before, stored)
  return Object.fromEntries(
    Object.entries(columns).filter(([column, value]) => !sameValues(value, unchanged[column])),
  )
}
