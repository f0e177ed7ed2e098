import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type PathValue } from 'react-hook-form'
import { safeParse } from 'valibot'
import { sameValues } from '@/admin/kit/record/differences'
import { fieldFault } from '@/admin/kit/record/field-errors'
import { saveFailure } from '@/admin/kit/record/save-failure'
import type { RecordHandle, RecordDescription, StoredRow } from '@/admin/kit/record/record'
import { lastChange, writeRow } from '@/admin/kit/record/record-query'

export interface Conflict<Row> {
  /** Null when the row was deleted. */
  theirs: Row | null
  /** Who saved it, and when, where the audit log knows. */
  by: { at: string; email: string | null } | null
}

export type Outcome<Row> =
  { kind: 'saved'; at: Date } | { kind: 'failed'; text: string } | ({ kind: 'conflict' } & Conflict<Row>)

export interface RecordStart<Row, Form> {
  id: string
  stored?: Row
  /** Text that was not saved before, with the `updated_at` it was written on. */
  draft?: { values: Form; version?: string }
}

/**
 * One row being written: the form, what the server has of it, and what came of the last save. Saves go one after
 * the other; what is typed during one stays.
 */
export function useRecord<Row extends StoredRow, Form extends FieldValues>(
  record: RecordDescription<Row, Form>,
  start: RecordStart<Row, Form>,
) {
  const { id } = start
  const queryClient = useQueryClient()
  const [stored, show] = useState(start.stored)
  const latest = useRef(start.stored)
  const setStored = (row: Row | undefined) => {
    latest.current = row
    show(row)
  }
  const version = useRef(start.draft ? start.draft.version : start.stored?.updated_at)
  // What the server has, as this form wrote it.
  const [begun] = useState(() => (start.stored ? record.toForm(start.stored) : record.empty()))
  const known = useRef<Form>(begun)
  const form = useForm<Form>({
    resolver: valibotResolver(record.schema),
    defaultValues: (start.draft?.values ?? begun) as DefaultValues<Form>,
  })
  const [changed, setChanged] = useState(start.draft !== undefined)
  const [outcome, setOutcome] = useState<Outcome<Row>>()
  const write = useMutation({
    mutationFn: ({ columns }: { columns: Record<string, unknown>; quietly: boolean }) =>
      writeRow(record, id, columns, version.current),
  })
  const line = useRef<Promise<unknown>>(Promise.resolve())

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => setChanged(!sameValues(values, known.current)),
      }),
    [form],
  )

  function accept(row: Row, typed: Form, quietly: boolean) {
    const written = quietly ? typed : settle(row, typed)
    version.current = row.updated_at
    known.current = written
    setStored(row)
    setChanged(!sameValues(form.getValues(), written))
    setOutcome({ kind: 'saved', at: new Date() })
    // Lists and counts are asked again when they are next shown.
    void queryClient.invalidateQueries({ queryKey: ['admin'], refetchType: 'none' })
  }

  /** Shows what the server made of a save (a number, a trimmed name) in fields that were not written in since. */
  function settle(row: Row, typed: Form): Form {
    const now = form.getValues()
    const made = record.toForm(row)
    const written = { ...typed }
    for (const field of Object.keys(made) as Array<keyof Form & string>) {
      if (sameValues(made[field], typed[field]) || !sameValues(now[field], typed[field])) continue
      written[field] = made[field]
      known.current = { ...known.current, [field]: made[field] }
      form.setValue(field as Path<Form>, made[field] as PathValue<Form, Path<Form>>)
    }
    return written
  }

  async function store(values: Form, typed: Form, quietly = false): Promise<boolean> {
    try {
      const written = await write.mutateAsync({ columns: record.toRow(values, latest.current), quietly })
      if (written.kind === 'saved') {
        accept(written.row, typed, quietly)
        return true
      }
      const { theirs } = written
      // The answer to an earlier save was lost on its way: what is there is what was to be saved.
      if (theirs && sameValues(record.toForm(theirs), values)) {
        accept(theirs, typed, quietly)
        return true
      }
      if (theirs && isUntouched(theirs)) {
        version.current = theirs.updated_at
        setStored(theirs)
        return store(values, typed, quietly)
      }
      const by = await lastChange(record.table, id).catch(() => null)
      setOutcome({ kind: 'conflict', theirs, by })
    } catch (error) {
      const fault = fieldFault(error, record)
      const field = fault && ((record.columnToField?.[fault.column] ?? fault.column) as Path<Form>)
      if (fault && field && (field.split('.')[0] ?? '') in form.getValues()) {
        form.setError(field, { message: fault.message }, { shouldFocus: !quietly })
        setOutcome({ kind: 'failed', text: `The ${record.noun} was not saved. Look at the marked field.` })
      } else {
        setOutcome({ kind: 'failed', text: saveFailure(error, record.noun) })
      }
    }
    return false
  }

  /** Only what this form does not write has changed, such as the row's place in a list: nothing to choose between. */
  function isUntouched(theirs: Row): boolean {
    const ours = latest.current
    return (
      ours !== undefined &&
      ours.updated_at === version.current &&
      sameValues(record.toForm(theirs), record.toForm(ours))
    )
  }

  /** One save after the other: each must know the version the one before it made. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = line.current.then(work)
    line.current = done.catch(() => undefined)
    return done
  }

  const save: RecordHandle<Row, Form>['save'] = (patch = {}) =>
    inTurn(async () => {
      const put = (values: Partial<Form>) => {
        for (const [field, value] of Object.entries(values)) {
          form.setValue(field as Path<Form>, value as PathValue<Form, Path<Form>>)
        }
      }
      const before = structuredClone(form.getValues())
      put(patch)
      let stays = false
      const typed = structuredClone(form.getValues())
      await form.handleSubmit(
        async (values) => {
          stays = await store(values, typed)
        },
        () => setOutcome(undefined),
      )()
      // What was not published must not be published by the next save.
      if (!stays) put(pick(before, Object.keys(patch)))
      return stays
    })

  /** Saves what is valid without moving the focus or marking a field; false when nothing was saved. */
  const saveQuietly = () =>
    inTurn(async () => {
      const typed = structuredClone(form.getValues())
      if (sameValues(typed, known.current)) return false
      const { success, output } = safeParse(record.schema, typed)
      return success ? store(output, typed, true) : false
    })

  return {
    // Nothing is held up by a save that nobody asked for: a button that it disabled would lose the press it is under.
    handle: {
      form,
      id,
      stored,
      changed,
      save,
      saving: write.isPending && !write.variables.quietly,
    } satisfies RecordHandle<Row, Form>,
    version: () => version.current,
    differs: () => !sameValues(form.getValues(), known.current),
    outcome,
    saveQuietly,
    /** Saves over what somebody else saved, or makes the row anew where they deleted it. */
    keepMine: (theirs: Row | null) => {
      version.current = theirs?.updated_at
      setStored(theirs ?? undefined)
      return save()
    },
    takeTheirs: (theirs: Row) => {
      form.reset(record.toForm(theirs))
      accept(theirs, record.toForm(theirs), true)
    },
    /** Back to what the server has. */
    discard: () => {
      version.current = latest.current?.updated_at
      known.current = latest.current ? record.toForm(latest.current) : record.empty()
      form.reset(known.current)
      setChanged(false)
      setOutcome(undefined)
    },
  }
}

const pick = <Form extends FieldValues>(values: Form, fields: readonly string[]): Partial<Form> =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Form>

export const recordKey = (name: string, id: string) => ['admin', 'record', name, id] as const
