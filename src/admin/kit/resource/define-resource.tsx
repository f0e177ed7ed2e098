import type { ComponentType } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Navigate, useLocation } from 'react-router-dom'
import type { InferInput } from 'valibot'
import type { ListDescription, Listing } from '@/admin/kit/list/list-description'
import { ResourceList } from '@/admin/kit/list/resource-list'
import { completeForm } from '@/admin/kit/record/complete-form'
import type { FormDescription, FormSchema, RecordDescription, StoredRow } from '@/admin/kit/record/record'
import { RecordScreen } from '@/admin/kit/record/record-screen'
import type { AdminRoute, AdminScreen, ResourceIdentity, TableLabels } from '@/admin/kit/registry/registry'
import type { HangsOn } from '@/admin/kit/api/use-deletion'
import { ReorderScreen, type ReorderDescription } from '@/admin/kit/reorder/reorder-screen'
import { UnknownScreen } from '@/admin/kit/screen/unknown-screen'
import { isUuid } from '@/lib/uuid'

/** All there is to say about one kind of row. See docs/how-to-add.md. */
interface ResourceDescription<
  Row extends { id: string },
  Stored extends StoredRow,
  Schema extends FormSchema,
> extends ResourceIdentity {
  /** What a row is called in messages, headings and selections. */
  rowLabel: (row: Row | Stored) => string
  /** Its list, or the address of another list that holds its rows as well. */
  list: ListDescription<Row> | string
  /** How a row is written. Absent: nobody writes it here. */
  form?: FormDescription<Stored, Schema>
  /** In place of the form: one row as it came. */
  Show?: ComponentType<{ id: string }>
  /** Present where rows are made here: words by which the palette finds that, and a screen in place of the form. */
  create?: {
    label?: string
    keywords: string
    Screen?: ComponentType<{ record: RecordDescription<Stored, InferInput<Schema>> }>
  }
  /** Seldom needed: other screens and the palette lead to it. */
  inSidebar?: false
  /** The lists that the owner puts in order. */
  reorder?: readonly ReorderDescription[]
  /** False where rows cannot be deleted with undo: the table is not restorable. */
  deletable?: false
  /** What of it the history restores, where that is not everything. */
  restorable?: TableLabels['restorable']
  /** What is named before rows are deleted that others hang on. */
  hangsOn?: HangsOn
  /** False where the database keeps no history of the table. */
  history?: false
  /** What the history calls a value, where it is one of a list. */
  valueLabel?: TableLabels['valueLabel']
  /** The kind under which the search of the database finds its rows. */
  searchKind?: string
  /** What the history calls tables that belong to it and have no screen. */
  tables?: AdminScreen['tables']
}

export interface Resource<
  Row extends { id: string },
  Stored extends StoredRow,
  Form extends FieldValues,
> extends AdminScreen {
  list: Listing<Row> | undefined
  record: RecordDescription<Stored, Form> | undefined
}

/** One registration: the routes, links, commands and labels of a resource are derived from its description. */
export function defineResource<
  Row extends { id: string },
  Stored extends StoredRow = never,
  Schema extends FormSchema = FormSchema,
>(description: ResourceDescription<Row, Stored, Schema>): Resource<Row, Stored, InferInput<Schema>> {
  const { name, path, table, names, rowLabel, create, searchKind, hangsOn, reorder = [] } = description
  const deletable = description.deletable !== false
  const opens = Boolean(description.form || description.Show)
  const full = names.full ?? names.one
  const newPath = `${path}/new`

  const shared = { name, path, table, rowLabel, deletable, hangsOn }
  const record = description.form && { ...completeForm(description.form), ...shared, noun: names.one }
  const listAt = typeof description.list === 'string' ? description.list : path
  const list: Listing<Row> | undefined =
    typeof description.list !== 'string'
      ? {
          ...description.list,
          ...shared,
          names,
          opens,
          create: create && { to: newPath, label: create.label ?? `New ${names.one}` },
          links: reorder.flatMap(({ part, title }) => {
            // One of many lists is reached from the rows it belongs to.
            if (part?.value.startsWith(':')) return []
            return { to: reorderPath(path, part?.value), label: part ? title : 'Change the order' }
          }),
        }
      : undefined

  return {
    path,
    title: names.title,
    inSidebar: description.inSidebar,
    list,
    record,
    searchKind,
    routes: [
      { path, draw: () => (list ? <ResourceList resource={list} /> : <OtherList to={listAt} />) },
      ...(create && record ? [{ path: newPath, draw: () => drawNew(record, create.Screen) }] : []),
      ...(opens
        ? [
            {
              path: `${path}/:id`,
              draw: ({ id }) => drawRow(id, record, description.Show),
            } satisfies AdminRoute,
          ]
        : []),
      ...reorder.map(
        (order) =>
          ({
            path: reorderPath(path, order.part?.value),
            draw: (params) => (
              <ReorderScreen
                order={order}
                table={table}
                value={
                  order.part?.value.startsWith(':') ? params[order.part.value.slice(1)] : order.part?.value
                }
                back={{ to: path, label: `All ${names.many}` }}
              />
            ),
          }) satisfies AdminRoute,
      ),
    ],
    commands: create && [{ label: create.label ?? `New ${full}`, to: newPath, keywords: create.keywords }],
    tables:
      description.history === false
        ? undefined
        : {
            ...description.tables,
            [table]: {
              one: full,
              many: names.title,
              columns: record?.labels,
              valueLabel: description.valueLabel,
              restorable: description.restorable,
              rowPath: opens ? (id: string) => `${path}/${id}` : undefined,
            },
          },
  }
}

/** The list that holds the rows, with the search that the address asks for. */
function OtherList({ to }: { to: string }) {
  const search = new URLSearchParams(useLocation().search).get('q')
  return <Navigate replace to={search ? `${to}&${new URLSearchParams({ q: search })}` : to} />
}

const reorderPath = (path: string, part?: string) => [path, 'order', part].filter(Boolean).join('/')

function drawNew<Stored extends StoredRow, Form extends FieldValues>(
  record: RecordDescription<Stored, Form>,
  Screen: ComponentType<{ record: RecordDescription<Stored, Form> }> = RecordScreen,
) {
  return <Screen record={record} />
}

function drawRow<Stored extends StoredRow, Form extends FieldValues>(
  id: string | undefined,
  record: RecordDescription<Stored, Form> | undefined,
  Show: ComponentType<{ id: string }> | undefined,
) {
  // Asking for another text is an error to the database.
  if (!isUuid(id)) return <UnknownScreen />
  if (Show) return <Show id={id} />
  return record ? <RecordScreen record={record} id={id} /> : <UnknownScreen />
}
