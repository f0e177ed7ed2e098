import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type PathValue } from 'react-hook-form'
import { safeParse } from 'valibot'
import { ApiError } from '@/admin/kit/api/api-error'
import { sameValues } from '@/admin/kit/record/differences'
import { refusedField } from '@/admin/kit/record/field-errors'
import type { RecordDescription, RecordHandle, StoredRow } from '@/admin/kit/record/record'
import { lastChange, writeRow } from '@/admin/kit/record/record-query'

export interface Conflict<Row> {
  /** Null when the row was deleted. */
  theirs: Row | null
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
    try {
      const written = await writing.mutateAsync({ row: record.toRow(values, ours), version })
      if (written.kind === 'saved') return accept(written.row, typed, quietly)
      const { theirs } = written
      // The answer to an earlier save was lost: the row already holds what was to be saved.
      if (theirs && sameValues(record.toForm(theirs), values)) return accept(theirs, typed, quietly)
      // Only what this form does not write has changed, such as the row's place in a list.
      const seen = ours?.updated_at === version ? ours : undefined
      if (theirs && seen && sameValues(record.toForm(theirs), record.toForm(seen))) {
        setStored(theirs)
        return store(values, typed, quietly)
      }
      const by = await lastChange(record.table, id).catch(() => null)
      setOutcome({ kind: 'conflict', theirs, by })
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
    /** Saves over what somebody else saved, or makes the row anew where they deleted it. */
    keepMine: (theirs: Row | null) => {
      setStored(theirs ?? undefined)
      return save()
    },
    takeTheirs: (theirs: Row) => {
      form.reset(record.toForm(theirs))
      accept(theirs, record.toForm(theirs), true)
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

/** Why something was not saved, in words; what was typed stays where it is. */
function saveFailure(error: unknown, noun: string): string {
  const refused = error instanceof ApiError && (error.status === 401 || error.status === 403)
  const reason = error instanceof Error ? error.message : 'The server gave no reason.'
  return `The ${noun} was not saved. ${refused ? 'This account may not do that.' : reason} Everything you typed is still here.`
}
