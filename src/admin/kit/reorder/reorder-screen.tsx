import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { type TableName, anyTable } from '@/admin/kit/api/any-table'
import { ApiError, assertAnswered } from '@/admin/kit/api/api-error'
import { useDraft, useSaveDraft } from '@/admin/kit/record/use-draft'
import { ReorderRows, type Entry } from '@/admin/kit/reorder/reorder-rows'
import { SaveStatus } from '@/admin/kit/screen/save-status'
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
  const stored = useQuery(orderQuery(table, order, value))
  return (
    <Screen
      title={order.title}
      lead={order.lead}
      tools={
        <ButtonLink to={back.to} variant="line" size="small">
          {back.label}
        </ButtonLink>
      }
    >
      <Loaded query={stored} noun="the order">
        {(entries) => <ReorderForm order={order} table={table} value={value} stored={entries} />}
      </Loaded>
    </Screen>
  )
}

const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id)
const isSameOrder = (one: readonly Entry[], other: readonly Entry[]) =>
  String(ids(one)) === String(ids(other))

interface OrderForm {
  /** The order at the start; saving fails if the stored order differs from it. */
  was: readonly Entry[]
  wanted: readonly Entry[]
}

interface ReorderFormProps extends Omit<ReorderScreenProps, 'back'> {
  stored: readonly Entry[]
}

function ReorderForm({ order, table, value, stored }: ReorderFormProps) {
  const queryClient = useQueryClient()
  const { key, left } = useDraft<OrderForm>(`order-of-${table}`, value ?? 'all')
  const form = useForm<OrderForm>({
    // A draft of a list that has changed since then cannot be saved.
    defaultValues:
      left && isSameOrder(left.values.was, stored) ? left.values : { was: stored, wanted: stored },
  })
  const { was, wanted } = useWatch({ control: form.control }) as OrderForm
  const changed = !isSameOrder(was, wanted)
  const isChanged = () => !isSameOrder(form.getValues('was'), form.getValues('wanted'))
  useSaveDraft({ key, left, form, rowId: key, changed, isChanged })
  const save = useMutation({
    mutationFn: async (sorted: OrderForm) => {
      const args = { list: table, was: ids(sorted.was), wanted: ids(sorted.wanted) }
      // Fails with code 'PT409' if another user saved first.
      assertAnswered(await supabase.rpc('order_rows', args))
      form.reset({ was: sorted.wanted, wanted: sorted.wanted })
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['admin'], refetchType: 'none' }),
  })
  const reload = useMutation({
    mutationFn: () => queryClient.fetchQuery(orderQuery(table, order, value)),
    onSuccess: (fresh) => {
      save.reset()
      form.reset({ was: fresh, wanted: fresh })
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
                Show the current order
              </Button>
            </>
          ) : (
            <p>The order was not saved. {save.error.message} Your order is still here.</p>
          )}
        </Banner>
      )}
      <ReorderRows
        label={order.title}
        entries={wanted}
        onOrder={(next) => form.setValue('wanted', next)}
        disabled={save.isPending}
      />
      <ActionBar>
        <Button
          busy={save.isPending}
          busyLabel="Saving..."
          disabled={overtaken}
          onClick={() => changed && save.mutate(form.getValues())}
        >
          Save order
        </Button>
        <SaveStatus
          saving={save.isPending}
          unsaved={changed}
          savedAt={save.isSuccess ? new Date(save.submittedAt) : undefined}
        />
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

/** The entries in their stored order. Throws ApiError. */
const orderQuery = (table: TableName, order: ReorderDescription, value: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'order', table, value],
    // Never from the cache, because the form keeps the order that it opens with.
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<readonly Entry[]> => {
      const { part, labelColumn, detailColumn } = order
      const columns = ['id', labelColumn, detailColumn].filter(Boolean).join(',')
      let rows = anyTable.from(table).select(columns)
      if (part && value) rows = rows.eq(part.column, value)
      const found = (await read(rows.order('display_order').order('id'), signal)) as unknown as Array<
        Record<string, unknown> & { id: string }
      >
      return found.map((row) => ({
        id: row.id,
        name: String(row[labelColumn] ?? ''),
        detail: detailColumn ? String(row[detailColumn] ?? '') : '',
      }))
    },
  })
