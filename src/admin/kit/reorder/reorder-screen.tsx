import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { type TableName, anyTable } from '@/admin/kit/api/any-table'
import { ApiError, assertAnswered } from '@/admin/kit/api/api-error'
import { malaysiaTime } from '@/lib/dates'
import { useDraft, useSaveDraft } from '@/admin/kit/record/use-draft'
import { ReorderRows, type Entry } from '@/admin/kit/reorder/reorder-rows'
import { useUnloadGuard } from '@/admin/kit/screen/use-unload-guard'
import { Screen } from '@/admin/kit/screen/screen'
import { Banner } from '@/components/ui/banner'
import { Button, ButtonLink } from '@/components/ui/button'
import { Loaded } from '@/admin/kit/screen/loaded'
import { read } from '@/admin/kit/api/read'
import { TextButton } from '@/admin/kit/screen/text-button'
import { ActionBar } from '@/admin/kit/screen/action-bar'
import { supabase } from '@/lib/supabase'

/** Describes the screen that sorts a list, at `<path>/order`, or a part of it, at `<path>/order/<value>`. */
export interface ReorderDescription {
  title: string
  lead: string
  /** The rows to sort; absent: all. Without a value, the URL ends with it. */
  part?: { column: string; value?: string }
  labelColumn: string
  detailColumn?: string
}

interface ReorderScreenProps {
  order: ReorderDescription
  table: TableName
  /** The value that selects the part, if any. */
  value: string | undefined
  /** A link to the list of the entries. */
  back: { to: string; label: string }
}

/** The screen that sorts a list by dragging or by keyboard, and saves the whole order. */
export function ReorderScreen({ order, table, value, back }: ReorderScreenProps) {
  const { title, lead, part, labelColumn, detailColumn } = order
  const list: OrderedList = {
    table,
    part: part && value ? { column: part.column, value } : undefined,
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
      <Loaded query={stored} noun="the order">
        {(entries) => <ReorderForm label={title} list={list} stored={entries} />}
      </Loaded>
    </Screen>
  )
}

const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id)

interface Order {
  /** The order at the start; saving fails if the stored order differs from it. */
  was: string[]
  wanted: string[]
}

function ReorderForm({ label, list, stored }: { label: string; list: OrderedList; stored: Entry[] }) {
  const queryClient = useQueryClient()
  const [known, setKnown] = useState(stored)
  const { key, left } = useDraft<Order>(`order-of-${list.table}`, list.part?.value ?? 'all')
  const form = useForm<Order>({
    // A draft of a list that has changed since then cannot be saved.
    defaultValues:
      left && String(left.values.was) === String(ids(stored))
        ? left.values
        : { was: ids(stored), wanted: ids(stored) },
  })
  const isChanged = () => String(form.getValues('wanted')) !== String(form.getValues('was'))
  const { was = [], wanted = [] } = useWatch({ control: form.control })
  const changed = String(wanted) !== String(was)
  const entries = wanted.flatMap((wantedId) => known.find(({ id }) => id === wantedId) ?? [])
  const setEntries = (next: readonly Entry[]) => form.setValue('wanted', ids(next))
  useSaveDraft({ key, form, rowId: key, changed, isChanged })
  useUnloadGuard(changed)
  const save = useMutation({
    mutationFn: async () => {
      const order = structuredClone(form.getValues())
      await saveOrder(list, order.was, order.wanted)
      form.reset({ was: order.wanted, wanted: order.wanted })
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['admin'], refetchType: 'none' }),
  })
  const reload = useMutation({
    mutationFn: () => fetchOrder(list, new AbortController().signal),
    onSuccess: (fresh) => {
      save.reset()
      setKnown(fresh)
      form.reset({ was: ids(fresh), wanted: ids(fresh) })
    },
  })
  const overtaken = save.error instanceof ApiError && save.error.code === 'PT409'

  if (wanted.length === 0) return <p>There is nothing to sort yet.</p>
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
                busy={reload.isPending}
                busyLabel="Loading..."
                onClick={() => reload.mutate()}
              >
                Show the present order
              </Button>
            </>
          ) : (
            <p>The order was not saved. {save.error.message} Your order is still here.</p>
          )}
        </Banner>
      )}
      <ReorderRows label={label} entries={entries} onOrder={setEntries} disabled={save.isPending} />
      <ActionBar>
        <Button
          busy={save.isPending}
          busyLabel="Saving..."
          disabled={!changed || overtaken}
          onClick={() => save.mutate()}
        >
          Save order
        </Button>
        <p role="status" className="text-small/normal">
          {changed
            ? 'Not saved yet'
            : save.isSuccess
              ? `Saved at ${malaysiaTime(new Date(save.submittedAt))}`
              : 'Nothing to save'}
        </p>
        {changed && (
          <TextButton
            className="ml-auto max-md:min-h-11"
            onClick={() => form.setValue('wanted', form.getValues('was'))}
          >
            Reset
          </TextButton>
        )}
      </ActionBar>
    </>
  )
}

/** A list with an owner-defined order: a table, or its rows with `value` in `column`. */
interface OrderedList {
  table: TableName
  part?: { column: string; value: string }
  /** The column with the name of an entry. */
  labelColumn: string
  /** A column with details, shown after the name. */
  detailColumn?: string
}

/** The entries in their stored order. Throws ApiError. */
async function fetchOrder(list: OrderedList, signal: AbortSignal): Promise<Entry[]> {
  const { table, part, labelColumn, detailColumn } = list
  const columns = ['id', labelColumn, detailColumn].filter(Boolean).join(',')
  let rows = anyTable.from(table).select(columns)
  if (part) rows = rows.eq(part.column, part.value)
  const found = (await read(rows.order('display_order').order('id'), signal)) as unknown as Array<
    Record<string, unknown> & { id: string }
  >
  return found.map((row) => ({
    id: row.id,
    name: String(row[labelColumn] ?? ''),
    detail: detailColumn ? String(row[detailColumn] ?? '') : '',
  }))
}

/**
 * Saves an order over the one it was based on. Throws ApiError, with code 'PT409' if another user saved
 * first.
 */
async function saveOrder(list: OrderedList, was: string[], wanted: string[]): Promise<void> {
  assertAnswered(await supabase.rpc('order_rows', { list: list.table, was, wanted }).retry(false))
}
