import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import type { RecordDescription, StoredRow } from '@/admin/kit/record/record'
import { RecordForm } from '@/admin/kit/record/record-form'
import { fetchRow, recordKey, type OpenedRecord } from '@/admin/kit/record/record-query'
import { useDraft } from '@/admin/kit/record/use-draft'
import { PendingScreen } from '@/admin/kit/screen/pending-screen'

interface RecordScreenProps<Row extends StoredRow, Form extends FieldValues> {
  record: RecordDescription<Row, Form>
  /** The id of the row to edit; absent for a new one. */
  id?: string
}

/** The screen that creates or edits a row: loads the row and its draft, then opens the form. */
export function RecordScreen<Row extends StoredRow, Form extends FieldValues>({
  record,
  id,
}: RecordScreenProps<Row, Form>) {
  const { noun, newTitle = `New ${noun}`, path } = record
  const { search } = useLocation()
  const draft = useDraft<Form>(record.name, id ?? `new${search}`)
  const [rowId] = useState(() => id ?? draft.left?.rowId ?? crypto.randomUUID())
  // It stays the form of a new row when the first save gives it an id.
  const [isNew] = useState(id === undefined)
  const opened = useQuery({
    queryKey: recordKey(record.name, rowId),
    queryFn: async ({ signal }): Promise<OpenedRecord<Row, Form>> => ({
      // The draft of a new row may have been saved as a row meanwhile.
      row: isNew && !draft.left ? null : await fetchRow(record, rowId, signal),
      empty: { ...record.empty(), ...(isNew && (await record.start?.(search, signal))) },
    }),
    // Fetched once: a later change by another user is a conflict on saving, and never replaces text being
    // typed.
    enabled: (query) => query.state.data === undefined,
    staleTime: Infinity,
    gcTime: 0,
  })
  const found = opened.data
  const isMissing = found?.row === null && !isNew && !draft.left && !record.store
  if (!found || isMissing) {
    return (
      <PendingScreen
        title={isNew && !opened.isError ? newTitle : undefined}
        noun={noun}
        query={{ ...opened, data: isMissing ? null : undefined }}
        listPath={path}
      />
    )
  }
  return <RecordForm record={record} id={rowId} opened={found} draft={draft} isNew={isNew} />
}
