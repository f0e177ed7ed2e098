import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import type { RecordDescription, StoredRow } from '@/admin/kit/record/record'
import { RecordForm } from '@/admin/kit/record/record-form'
import { fetchRow, recordKey } from '@/admin/kit/record/record-query'
import { useDraft } from '@/admin/kit/record/use-draft'
import { PendingScreen } from '@/admin/kit/screen/pending-screen'
import { capital } from '@/lib/written-text'

interface RecordScreenProps<Row extends StoredRow, Form extends FieldValues> {
  record: RecordDescription<Row, Form>
  /** The id of the row to edit; absent for a new one. */
  id?: string
}

/** The screen that creates or edits a row, after loading the row and its draft. */
export function RecordScreen<Row extends StoredRow, Form extends FieldValues>(
  props: RecordScreenProps<Row, Form>,
) {
  const { key } = useLocation()
  // A new key, so that opening 'New' again starts another row.
  return <OpenRecord key={props.id ?? key} {...props} />
}

function OpenRecord<Row extends StoredRow, Form extends FieldValues>({
  record,
  id,
}: RecordScreenProps<Row, Form>) {
  const { noun, newTitle = `New ${noun}`, path } = record
  const draft = useDraft<Form>(record.name, id)
  const [rowId] = useState(() => id ?? draft.left?.rowId ?? crypto.randomUUID())
  const isNew = id === undefined && !draft.left
  const stored = useQuery({
    queryKey: recordKey(record.name, rowId),
    queryFn: ({ signal }) => (isNew ? null : fetchRow(record, rowId, signal)),
    // Fetched once: a later change by another user is a conflict on saving, and never replaces text being
    // typed.
    enabled: (query) => query.state.data === undefined,
    staleTime: Infinity,
    gcTime: 0,
  })

  const row = stored.data

  if (row === undefined || (row === null && id && !draft.left && !record.store)) {
    const title = capital(noun)
    return (
      <PendingScreen
        title={id || stored.isError ? title : newTitle}
        noun={noun}
        query={{ ...stored, data: row }}
        listPath={path}
      />
    )
  }
  return (
    <RecordForm
      record={record}
      draft={draft}
      start={{ id: rowId, stored: row ?? undefined, draft: draft.left }}
    />
  )
}
