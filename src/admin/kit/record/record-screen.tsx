import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { draftPlace, orphanedDraft } from '@/admin/kit/record/local-draft'
import type { RecordKind, StoredRow } from '@/admin/kit/record/record'
import { RecordForm } from '@/admin/kit/record/record-form'
import { fetchRow } from '@/admin/kit/record/record-query'
import { recordKey } from '@/admin/kit/record/use-record'
import { useSession } from '@/admin/kit/session/session'
import { Screen } from '@/admin/kit/screen/screen'
import { UnknownScreen } from '@/admin/kit/screen/unknown-screen'
import { Button, ButtonLink } from '@/components/ui/button'
import { LoadingPanel } from '@/components/ui/loader'
import { StatePanel } from '@/components/ui/state-panel'
import { isUuid } from '@/lib/uuid'
import { capital } from '@/lib/written-text'

interface RecordScreenProps<Row extends StoredRow, Form extends FieldValues> {
  record: RecordKind<Row, Form>
  /** Of the row to edit; absent for a new one. */
  id?: string
}

/** Where a row is made or edited. Nothing is drawn before it is known what the server and this browser hold of it. */
export function RecordScreen<Row extends StoredRow, Form extends FieldValues>(
  props: RecordScreenProps<Row, Form>,
) {
  const { key } = useLocation()
  if (props.id !== undefined && !isUuid(props.id)) return <UnknownScreen />
  // 'New' once more is another one.
  return <OpenRecord key={props.id ?? key} {...props} />
}

function OpenRecord<Row extends StoredRow, Form extends FieldValues>({
  record,
  id,
}: RecordScreenProps<Row, Form>) {
  const { noun, at } = record
  const session = useSession()
  const user = session.status === 'signed-in' ? session.user.id : ''
  const place = draftPlace(user, record.name, id)
  const [own] = useState(() => ({ id: id ?? crypto.randomUUID(), writer: crypto.randomUUID() }))
  const opened = useQuery({
    queryKey: [...recordKey(record.name, own.id), own.writer],
    queryFn: async ({ signal }) => {
      const orphan = await orphanedDraft(place)
      const rowId = id ?? orphan?.draft.rowId
      const row = rowId ? await fetchRow(record, rowId, signal) : null
      // Whoever finds a draft left behind writes on in its name.
      return { row, id: rowId ?? own.id, draft: orphan?.draft, writer: orphan?.writer ?? own.writer }
    },
    // Read once: what comes later comes as a conflict, and never under the hands of the one who writes.
    enabled: (query) => query.state.data === undefined,
    staleTime: Infinity,
    gcTime: 0,
  })

  // Held here and not in the cache alone, which forgets it while a session that ended keeps the screen put away.
  const [held, hold] = useState(opened.data)
  if (opened.data && !held) hold(opened.data)
  const found = held ?? opened.data

  if (!found && opened.isFetching) {
    return (
      <Screen title={id ? capital(noun) : `New ${noun}`}>
        <LoadingPanel label={`Loading the ${noun}...`} className="py-11" />
      </Screen>
    )
  }
  if (!found) {
    return (
      <Screen title={capital(noun)}>
        <StatePanel
          kind="failed"
          level={2}
          title={`Unable to load the ${noun}`}
          text={`${opened.error?.message ?? 'The server gave no answer.'} Nothing was changed.`}
          action={<Button onClick={() => void opened.refetch()}>Try Again</Button>}
        />
      </Screen>
    )
  }
  const { row, draft } = found
  if (id && !row && !draft) {
    return (
      <Screen title={capital(noun)}>
        <StatePanel
          kind="empty"
          level={2}
          title={`There is no such ${noun}`}
          text="It was deleted, or the address is mistyped. What was deleted can be restored in the history."
          action={<ButtonLink to={at}>Back to the list</ButtonLink>}
        />
      </Screen>
    )
  }
  return (
    <RecordForm
      record={record}
      place={place}
      writer={found.writer}
      start={{
        id: found.id,
        stored: row ?? undefined,
        draft: draft && { values: draft.values as Form, version: draft.version, at: draft.at },
      }}
    />
  )
}
