import type { Listing, RowAction } from '@/admin/kit/list/list-description'
import { ResourceList } from '@/admin/kit/list/resource-list'
import { adminPaths } from '@/admin/kit/paths'
import { useRegistry, type AdminScreen } from '@/admin/kit/registry/registry'
import { changeFollowUp, completeFollowUp } from '@/admin/leads/shared/change-follow-up'
import { leadPath, type NoteTable } from '@/admin/leads/shared/lead-query'
import type { Tables } from '@/lib/database.types'
import { addDays, calendarDay, malaysiaDay } from '@/lib/dates'
import { useNow } from '@/lib/use-now'
import { capital } from '@/lib/written-text'

type Stored = Tables<'follow_up_list'>
/** The generated types mark every column of a view as nullable. */
type FollowUp = { [Column in keyof Stored]: NonNullable<Stored[Column]> } & { lead_table: NoteTable }

const path = adminPaths.followUps
const today = () => malaysiaDay(new Date())

const snooze = (label: string, days: number): RowAction<FollowUp> => ({
  label: () => label,
  run: async (row) => {
    const day = addDays(today(), days)
    await changeFollowUp(row.id, { due_on: day })
    return {
      text: `${row.name}: moved to ${calendarDay(day)}.`,
      undo: () => changeFollowUp(row.id, { due_on: row.due_on }),
    }
  },
})

const list: Listing<FollowUp> = {
  name: 'follow-ups',
  path,
  table: 'follow_up_list',
  names: { title: 'Follow-ups', one: 'follow-up', many: 'follow-ups' },
  rowLabel: ({ name }) => name,
  rowPath: ({ lead_table: table, lead_id: lead }) => leadPath(table, lead),
  deletable: false,
  opens: true,
  links: [],
  fields: ['id', 'lead_table', 'lead_id', 'due_on', 'note', 'name', 'contact'],
  search: {
    columns: ['name', 'contact', 'note'],
    numbers: 'person_key',
    label: 'Search name, contact or note',
  },
  filters: [
    {
      name: 'due',
      label: 'Due',
      options: [
        { value: 'overdue', label: 'Overdue', where: [['due_on', 'lt', today]] },
        { value: 'today', label: 'Today', where: [['due_on', 'eq', today]] },
        { value: 'later', label: 'Later', where: [['due_on', 'gt', today]] },
      ],
    },
  ],
  columns: [
    { id: 'name', header: 'Name', kind: 'main', cell: ({ name }) => name },
    { id: 'note', header: 'What to do', kind: 'long', cell: ({ note }) => note },
    { id: 'about', header: 'About', cell: ({ lead_table: table }) => <LeadKind table={table} /> },
    { id: 'contact', header: 'Contact', kind: 'long', cell: ({ contact }) => contact },
    {
      id: 'due',
      header: 'Day',
      kind: 'number',
      sortBy: 'due_on',
      cell: ({ due_on: day }) => <DueDay day={day} />,
    },
  ],
  defaultSort: { id: 'due', descending: false },
  actions: [
    {
      label: () => 'Done',
      run: ({ id, name }) => completeFollowUp(id, `${name}: done.`),
    },
    snooze('Tomorrow', 1),
    snooze('In a week', 7),
  ],
  empty: {
    title: 'Nothing to follow up',
    text: 'Plan a follow-up on a call, an enquiry or an order, and it appears here.',
  },
}

function LeadKind({ table }: { table: string }) {
  const { labelsOf } = useRegistry()
  return capital(labelsOf(table).one)
}

function DueDay({ day }: { day: string }) {
  const now = malaysiaDay(useNow())
  return (
    <span className="whitespace-nowrap">
      {calendarDay(day)}
      {day <= now && (
        <b className={`block ${day < now ? 'text-accent' : ''}`}>{day < now ? 'Overdue' : 'Today'}</b>
      )}
    </span>
  )
}

/** The list of the planned follow-ups of all leads. */
export const followUps: AdminScreen = {
  path,
  title: 'Follow-ups',
  routes: [{ path, draw: () => <ResourceList resource={list} /> }],
}
