import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import type { RecordDescription, StoredRow } from '@/admin/kit/record/record'
import { RecordForm } from '@/admin/kit/record/record-form'
import { fetchRow, recordKey } from '@/admin/kit/record/record-query'
import { useDraft } from '@/admin/kit/record/use-draft'
import { Screen } from '@/admin/kit/screen/screen'
import { ButtonLink } from '@/components/ui/button'
import { QueryBoundary } from '@/components/ui/query-boundary'
import { StatePanel } from '@/components/ui/state-panel'
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
      <Screen title={id || stored.isError ? title : newTitle}>
        <QueryBoundary
          query={{ ...stored, data: row }}
          loading={`Loading the ${noun}...`}
          failed={{
            title: `Unable to load the ${noun}`,
            text: (error) => `${error.message} Nothing was changed.`,
          }}
          missing={
            <StatePanel
              kind="empty"
              level={2}
              title={`There is no such ${noun}`}
              text="It was deleted, or the address is mistyped. What was deleted can be restored in the history."
              action={<ButtonLink to={path}>Back to the list</ButtonLink>}
            />
          }
          level={2}
          className="py-11"
        >
          {() => null}
        </QueryBoundary>
      </Screen>
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
