import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TableName } from '@/admin/kit/api/any-table'
import { ApiError } from '@/admin/kit/api/api-error'
import { malaysiaClock } from '@/lib/dates'
import { ReorderRows } from '@/admin/kit/reorder/reorder-rows'
import { fetchOrder, saveOrder, type Entry, type OrderedList } from '@/admin/kit/reorder/reorder-query'
import { useLeaveGuard } from '@/admin/kit/screen/use-leave-guard'
import { ConfirmDialog } from '@/admin/kit/screen/confirm-dialog'
import { Screen } from '@/admin/kit/screen/screen'
import { Banner } from '@/components/ui/banner'
import { Button, ButtonLink } from '@/components/ui/button'
import { Loaded } from '@/components/ui/loaded'

/** How a list is put in order, at `<path>/order`, or one part of it at `<path>/order/<value>`. */
export interface ReorderDescription {
  title: string
  lead: string
  /** Of which rows; absent: of all. A value such as ':niche' is read from the address. */
  part?: { column: string; value: string }
  labelColumn: string
  detailColumn?: string
}

interface ReorderScreenProps {
  order: ReorderDescription
  table: TableName
  /** Of the part, where there is one. */
  value: string | undefined
  /** Where the entries themselves are: their list. */
  back: { to: string; label: string }
}

/** The order of a list, changed by dragging or by keys and saved whole. */
export function ReorderScreen({ order, table, value, back }: ReorderScreenProps) {
  const { title, lead, part, labelColumn, detailColumn } = order
  const list: OrderedList = {
    table,
    part: part && { column: part.column, value: value ?? part.value },
    labelColumn,
    detailColumn,
  }
  const stored = useQuery({
    queryKey: ['admin', 'order', list],
    queryFn: ({ signal }) => fetchOrder(list, signal),
  })
  return (
    <Screen
      title={title}
      lead={lead}
      tools={
        <ButtonLink to={back.to} variant="line" size="small">
          {back.label}
        </ButtonLink>
      }
    >
      <Loaded
        query={stored}
        loading="Loading the order..."
        failed={{
          title: 'Unable to load the order',
          text: (error) => `${error.message} Nothing was changed.`,
        }}
        level={2}
        className="py-11"
      >
        {(entries) => <ReorderForm label={title} list={list} stored={entries} />}
      </Loaded>
    </Screen>
  )
}

const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id)

function ReorderForm({ label, list, stored }: { label: string; list: OrderedList; stored: Entry[] }) {
  const queryClient = useQueryClient()
  // As it was when one began: what is saved is saved over this, or refused.
  const [began, setBegan] = useState<readonly Entry[]>(stored)
  const [entries, setEntries] = useState<readonly Entry[]>(stored)
  const changed = ids(entries).join() !== ids(began).join()
  const save = useMutation({
    mutationFn: () => saveOrder(list, ids(began), ids(entries)),
    onSuccess: () => {
      setBegan(entries)
      return queryClient.invalidateQueries({ queryKey: ['admin'], refetchType: 'none' })
    },
  })
  const read = useMutation({
    mutationFn: () => fetchOrder(list, new AbortController().signal),
    onSuccess: (fresh) => {
      save.reset()
      setBegan(fresh)
      setEntries(fresh)
    },
  })
  const guard = useLeaveGuard(changed)
  const overtaken = save.error instanceof ApiError && save.error.code === 'PT409'

  if (began.length === 0) return <p>There is nothing to put in order yet.</p>
  return (
    <>
      {save.isError && (
        <Banner className="mb-6" tone={overtaken ? 'warning' : 'error'}>
          {overtaken ? (
            <>
              <p>
                Someone else moved, added or deleted an entry while you were sorting, so your order was not
                saved over theirs.
              </p>
              <Button
                variant="line"
                size="small"
                className="mt-3"
                busy={read.isPending}
                busyLabel="Loading..."
                onClick={() => read.mutate()}
              >
                Show the order as it is now
              </Button>
            </>
          ) : (
            <p>The order was not saved. {save.error.message} Yours is still here.</p>
          )}
        </Banner>
      )}
      <ReorderRows label={label} entries={entries} onOrder={setEntries} disabled={save.isPending} />
      <div className="record-bar">
        <Button
          busy={save.isPending}
          busyLabel="Saving..."
          disabled={!changed || overtaken}
          onClick={() => save.mutate()}
        >
          Save order
        </Button>
        <p role="status" className="record-status">
          {changed
            ? 'Not saved yet'
            : save.isSuccess
              ? `Saved at ${malaysiaClock(new Date(save.submittedAt))}`
              : 'Nothing to save'}
        </p>
        {changed && (
          <button type="button" className="quiet-action record-remove" onClick={() => setEntries(began)}>
            Put it back
          </button>
        )}
      </div>
      {guard.asked && (
        <ConfirmDialog
          title="Leave without saving?"
          text="The new order will be gone."
          keep="Keep sorting"
          button="Leave without saving"
          onCancel={guard.stay}
          onConfirm={guard.leave}
        />
      )}
    </>
  )
}
