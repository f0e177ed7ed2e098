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
import type { DescribeDependents } from '@/admin/kit/api/use-deletion'
import { ReorderScreen, type ReorderDescription } from '@/admin/kit/reorder/reorder-screen'
import { UnknownScreen } from '@/admin/kit/screen/unknown-screen'
import { isUuid } from '@/lib/uuid'

/** The complete description of one kind of row. See docs/how-to-add.md. */
interface ResourceDescription<Row extends { id: string }, Stored extends StoredRow, Schema extends FormSchema>
  extends
    ResourceIdentity,
    Pick<AdminScreen, 'inSidebar' | 'searchKind' | 'tables'>,
    Pick<TableLabels, 'restorable' | 'valueLabel'> {
  /** The name of a row in messages, headings and selections. */
  rowLabel: (row: Row | Stored) => string
  /** Its list, or the path of another list that also contains its rows. */
  list: ListDescription<Row> | string
  /** The form of a row; absent if rows are not edited in the admin. */
  form?: FormDescription<Stored, Schema>
  /** A read-only screen of a row, in place of the form. */
  Show?: ComponentType<{ id: string }>
  /**
   * Present if rows can be created here: keywords for the palette, and an optional screen in place of the
   * form.
   */
  create?: {
    label?: string
    keywords: string
    Screen?: ComponentType
  }
  /** The lists that the owner can sort. */
  reorder?: readonly ReorderDescription[]
  /** False if rows cannot be deleted with Undo, since the table is not restorable. */
  deletable?: false
  /** Names what depends on the rows before they are deleted. */
  dependents?: DescribeDependents
  /** False if the database keeps no history of the table. */
  history?: false
}

interface Resource<
  Row extends { id: string },
  Stored extends StoredRow,
  Form extends FieldValues,
> extends AdminScreen {
  list: Listing<Row> | undefined
  record: RecordDescription<Stored, Form> | undefined
}

/** Derives the routes, links, commands and labels of a resource from its description. */
export function defineResource<
  Row extends { id: string },
  Stored extends StoredRow = never,
  Schema extends FormSchema = FormSchema,
>(description: ResourceDescription<Row, Stored, Schema>): Resource<Row, Stored, InferInput<Schema>> {
  const {
    name,
    path,
    table,
    names,
    rowLabel,
    create,
    searchKind,
    dependents,
    reorder = [],
    Show,
  } = description
  const deletable = description.deletable !== false
  const opens = Boolean(description.form || Show)
  const full = names.full ?? names.one
  const newPath = `${path}/new`

  const shared = { name, path, table, rowLabel, deletable, dependents }
  const record = description.form && {
    ...completeForm(description.form),
    ...shared,
    noun: names.one,
    Show,
  }
  const list: Listing<Row> | string =
    typeof description.list === 'string'
      ? description.list
      : {
          ...description.list,
          ...shared,
          names,
          opens,
          create: create && { to: newPath, label: create.label ?? `New ${names.one}` },
          // A list per parent row is linked from that row.
          links: reorder
            .filter(({ part }) => !part || part.value)
            .map(({ part, title }) => ({
              to: reorderPath(path, part?.value),
              label: part ? title : 'Change the order',
            })),
        }

  const routes: AdminRoute[] = [
    {
      path,
      draw: () => (typeof list === 'string' ? <OtherList to={list} /> : <ResourceList resource={list} />),
    },
  ]
  if (create) {
    const { Screen } = create
    routes.push({
      path: newPath,
      draw: () => (Screen ? <Screen /> : record && <RecordScreen record={record} />),
    })
  }
  if (opens) {
    routes.push({
      path: `${path}/:id`,
      draw: ({ id }) => {
        // The database would return an error for any other text.
        if (!isUuid(id)) return <UnknownScreen />
        if (Show) return <Show id={id} />
        return record && <RecordScreen record={record} id={id} />
      },
    })
  }
  for (const order of reorder) {
    routes.push({
      path: reorderPath(path, order.part && (order.part.value ?? ':value')),
      draw: ({ value = order.part?.value }) => (
        <ReorderScreen
          order={order}
          table={table}
          value={value}
          back={{ to: path, label: `All ${names.many}` }}
        />
      ),
    })
  }

  return {
    path,
    title: names.title,
    inSidebar: description.inSidebar,
    list: typeof list === 'string' ? undefined : list,
    record,
    searchKind,
    routes,
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

/** Redirects to the list that contains the rows, keeping the search in the URL. */
function OtherList({ to }: { to: string }) {
  const search = new URLSearchParams(useLocation().search).get('q')
  return <Navigate replace to={search ? `${to}&${new URLSearchParams({ q: search })}` : to} />
}

const reorderPath = (path: string, part?: string) => [path, 'order', part].filter(Boolean).join('/')
