import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type PathValue } from 'react-hook-form'
import { safeParse } from 'valibot'
import { ApiError } from '@/admin/kit/api/api-error'
import { sameValues } from '@/admin/kit/record/differences'
import { mergeForms } from '@/admin/kit/record/merge'
import { refusedField } from '@/admin/kit/record/field-errors'
import type { RecordDescription, RecordHandle, StoredRow } from '@/admin/kit/record/record'
import { toasts } from '@/admin/kit/screen/toast-store'
import { lastChange, recordKey, writeRow } from '@/admin/kit/record/record-query'

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

export interface RecordStart<Row, Form> {
  id: string
  stored?: Row
  /** Text that was not saved before, with the `updated_at` it was written on. */
  draft?: { values: Form; version?: string }
}

/**
 * One row being written: the form, what the server has of it, and what came of the last save. Saves go one after
 * the other; what is typed during one stays. The form's default values are what the server has.
 */
export function useRecord<Row extends StoredRow, Form extends FieldValues>(
  record: RecordDescription<Row, Form>,
  { id, stored: first, draft }: RecordStart<Row, Form>,
) {
  const queryClient = useQueryClient()
  const [stored, showStored] = useState(first)
  const latest = useRef({ row: first, version: draft ? draft.version : first?.updated_at })
  const [outcome, setOutcome] = useState<Outcome<Row>>()
  const formOf = (row: Row | undefined) => (row ? record.toForm(row) : record.empty())
  const [initial] = useState(() => formOf(first))
  const form = useForm<Form>({
    resolver: valibotResolver(record.schema),
    defaultValues: initial as DefaultValues<Form>,
  })
  const serverValues = useRef<Form>(initial)
  useState(() => draft && form.reset(draft.values, { keepDefaultValues: true }))

  function setStored(row: Row | undefined, version = row?.updated_at) {
    latest.current = { row, version }
    showStored(row)
  }

  const setField = (field: string, value: unknown) =>
    form.setValue(field as Path<Form>, value as PathValue<Form, Path<Form>>, { shouldDirty: true })

  function accept(row: Row, typed: Form, quietly: boolean) {
    // What the server made of it (a number, a trimmed name) is shown in fields that were not written in since.
    const made = quietly ? typed : { ...typed, ...record.toForm(row) }
    const now = form.getValues()
    serverValues.current = made
    form.reset(made, { keepValues: true, keepFieldsRef: true })
    for (const [field, value] of Object.entries(now)) {
      const since = !sameValues(value, typed[field])
      if (since || !sameValues(value, made[field])) setField(field, since ? value : made[field])
    }
    setStored(row)
    setOutcome({ kind: 'saved', at: new Date() })
    // Leaving and coming back at once opens what was saved, not what was read when the form was opened.
    queryClient.setQueryData(recordKey(record.name, id), row)
    // Lists and counts are asked again when they are next shown.
    void queryClient.invalidateQueries({ queryKey: ['admin'], refetchType: 'none' })
    return true
  }

  // A mutation of its own, so that a refused session is seen where all refusals are (session-store).
  const writing = useMutation({
    mutationFn: ({ row, version }: { row: Record<string, unknown>; version: string | undefined }) =>
      writeRow(record, id, row, version),
  })

  async function store(values: Form, typed: Form, quietly: boolean): Promise<boolean> {
    const { row: ours, version } = latest.current
    const columns = changedColumns(record, values, ours)
    if (ours && version && Object.keys(columns).length === 0) return accept(ours, typed, quietly)
    try {
      const written = await writing.mutateAsync({ row: columns, version })
      if (written.kind === 'saved') return accept(written.row, typed, quietly)
      const { theirs } = written
      // The answer to an earlier save was lost: the row already holds what was to be saved.
      if (theirs && sameValues(record.toForm(theirs), values)) return accept(theirs, typed, quietly)
      const by = await lastChange(record.table, id).catch(() => null)
      if (!theirs) setOutcome({ kind: 'conflict', theirs, by, clashes: [] })
      else return await merge(theirs, by, quietly)
    } catch (error) {
      const fault = refusedField(error, record)
      const field = fault && (record.columnToField?.[fault.column] ?? fault.column)
      if (fault && field && (field.split('.')[0] ?? '') in form.getValues()) {
        form.setError(field as Path<Form>, { message: fault.message }, { shouldFocus: !quietly })
        const text = `The ${record.noun} was not saved. Look at the marked field.`
        setOutcome({ kind: 'failed', text, quiet: quietly })
      } else {
        setOutcome({ kind: 'failed', text: saveFailure(error, record.noun), quiet: quietly })
      }
    }
    return false
  }

  /** Takes over what somebody else saved; saves at once where no field was changed by both. */
  async function merge(theirs: Row, by: Conflict<Row>['by'], quietly: boolean): Promise<boolean> {
    const { row, version } = latest.current
    const base = row?.updated_at === version ? serverValues.current : undefined
    const { values, taken, clashes } = mergeForms(base, record.toForm(theirs), form.getValues())
    serverValues.current = record.toForm(theirs)
    form.reset(serverValues.current, { keepValues: true, keepFieldsRef: true })
    for (const [field, value] of Object.entries(values)) setField(field, value)
    // Until all are chosen the version stays the old one: a draft of this form must meet the conflict again.
    setStored(theirs, clashes.length > 0 ? version : theirs.updated_at)
    if (clashes.length > 0) {
      setOutcome({ kind: 'conflict', theirs, by, clashes })
      return false
    }
    const named = taken.map((field) => record.labels[field as keyof Form & string] ?? field)
    if (named.length > 0) {
      const text = `${by?.email ?? 'Someone else'} changed this ${record.noun} meanwhile: ${named.join(', ')}. Their changes and yours are both kept.`
      toasts.show({ tone: 'success', text })
    }
    const checked = safeParse(record.schema, form.getValues())
    return checked.success ? store(checked.output, structuredClone(form.getValues()), quietly) : false
  }

  async function saveWith(patch: Partial<Form>): Promise<boolean> {
    const before = structuredClone(form.getValues())
    for (const [field, value] of Object.entries(patch)) setField(field, value)
    const typed = structuredClone(form.getValues())
    let stays = false
    await form.handleSubmit(
      async (values) => {
        stays = await store(values, typed, false)
      },
      (errors) => {
        const wrong = Object.keys(errors).map((field) => record.labels[field as keyof Form & string] ?? field)
        setOutcome({
          kind: 'failed',
          text: `Nothing was saved yet. Look at: ${wrong.join(', ')}.`,
          quiet: false,
        })
      },
    )()
    // What was not published must not be published by the next save.
    if (!stays) for (const field of Object.keys(patch)) setField(field, before[field])
    return stays
  }

  async function saveQuietly(): Promise<boolean> {
    if (!isChanged()) return false
    const typed = structuredClone(form.getValues())
    const { success, output } = safeParse(record.schema, typed)
    return success ? store(output, typed, true) : false
  }

  // In one scope, one after the other: each save must know the version that the one before it made.
  const saving = useMutation({
    scope: { id: `record-${id}` },
    mutationFn: (patch: Partial<Form> | 'quietly') => (patch === 'quietly' ? saveQuietly() : saveWith(patch)),
  })
  /** Right now; the form's state is that of the last render. */
  const isChanged = () => !sameValues(form.getValues(), serverValues.current)
  const save = (patch: Partial<Form> = {}) => saving.mutateAsync(patch)

  return {
    handle: {
      form,
      id,
      stored,
      changed: form.formState.isDirty,
      save,
      // A save by itself disables no button: the button would lose the press it is under.
      saving: saving.isPending && saving.variables !== 'quietly',
    } satisfies RecordHandle<Row, Form>,
    version: () => latest.current.version,
    isChanged,
    outcome,
    /** Saves what is valid without moving the focus or marking a field; false when nothing was saved. */
    saveQuietly: () => saving.mutateAsync('quietly'),
    /** Chooses one of the fields that both changed; after the last one the form is saved. */
    choose: (field: string, whose: 'mine' | 'theirs') => {
      if (outcome?.kind !== 'conflict' || !outcome.theirs) return
      const { theirs } = outcome
      if (whose === 'theirs') setField(field, record.toForm(theirs)[field])
      const clashes = outcome.clashes.filter((other) => other !== field)
      setOutcome({ ...outcome, clashes })
      if (clashes.length > 0) return
      setStored(theirs)
      void save()
    },
    /** Saves it as a new row where somebody else deleted it. */
    saveAsNew: () => {
      setStored(undefined)
      void save()
    },
    /** Back to what the server has. */
    discard: () => {
      setStored(latest.current.row)
      serverValues.current = formOf(latest.current.row)
      form.reset(serverValues.current)
      setOutcome(undefined)
    },
  }
}

/** The columns to write: all of a new row; of a stored one only those whose fields were changed. */
function changedColumns<Row extends StoredRow, Form extends FieldValues>(
  record: RecordDescription<Row, Form>,
  values: Form,
  stored: Row | undefined,
): Record<string, unknown> {
  const columns = record.toRow(values, stored)
  // As the schema reads it: trimming alone is no change.
  const before = stored && safeParse(record.schema, record.toForm(stored))
  if (!before?.success) return columns
  const unchanged = record.toRow(before.output, stored)
  return Object.fromEntries(
    Object.entries(columns).filter(([column, value]) => !sameValues(value, unchanged[column])),
  )
}

/** Why something was not saved, in words; what was typed stays where it is. */
function saveFailure(error: unknown, noun: string): string {
  const refused = error instanceof ApiError && (error.status === 401 || error.status === 403)
  const reason = error instanceof Error ? error.message : 'The server gave no reason.'
  return `The ${noun} was not saved. ${refused ? 'This account may not do that.' : reason} Everything you typed is still here.`
}
