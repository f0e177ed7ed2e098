import { read } from '@/admin/kit/api/read'
import { amount } from '@/admin/kit/format/amount'
import { bookingNext, isTimely } from '@/admin/leads/bookings/booking-next'
import { callMethod, callMethods } from '@shared/calendar/call-methods'
import {
  allButSpam,
  LeadStatus,
  statusOf,
  statusLabel,
  statusOptions,
} from '@/admin/leads/shared/lead-status'
import { statusActions } from '@/admin/leads/shared/change-status'
import { sourceLabel } from '@/admin/leads/shared/source-label'
import { bookingForm, type BookingForm, type BookingRow } from '@/admin/leads/bookings/booking-form'
import { calendarDay, malaysiaDateTime } from '@/lib/dates'
import { BookingScreen } from '@/admin/leads/bookings/booking-screen'
import { defineResource } from '@/admin/kit/resource/define-resource'
import type { Tables } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'

const table = 'booking_submissions'

type Booking = Pick<
  Tables<'booking_submissions'>,
  | 'id'
  | 'created_at'
  | 'name'
  | 'contact'
  | 'preferred_date'
  | 'preferred_time'
  | 'starts_at'
  | 'call_method'
  | 'project_type'
  | 'message'
  | 'status'
  | 'source'
>

const names = { title: 'Bookings', one: 'booking', many: 'bookings' }
const rowLabel = ({ name }: Pick<Booking, 'name'>) => name
const soonest = { id: 'slot', descending: false }
const changes = statusActions<Booking>(table, names, rowLabel)
const options = statusOptions(table)

export const bookings = defineResource<Booking, BookingRow, BookingForm>({
  name: 'bookings',
  path: '/admin/bookings',
  table,
  names,
  rowLabel,
  searchKind: 'booking',
  valueLabel: statusLabel(table),
  create: { keywords: 'add call phoned' },
  form: bookingForm,
  Show: BookingScreen,
  hangsOn: async (ids) => {
    const toCome = await read(
      supabase
        .from(table)
        .select('id')
        .in('id', ids)
        .in('status', ['booked', 'requested'])
        .gte('starts_at', new Date().toISOString()),
      new AbortController().signal,
    )
    if (toCome.length === 0) return ''
    const told = 'whoever booked is told nothing, and the link in their mails finds no call any more.'
    return ids.length > 1
      ? `${amount(toCome.length, 'call is', 'calls are')} still to come: ${told}`
      : {
          text: `This call is still to come: ${told}`,
          instead: { label: 'Cancel it instead', to: `/admin/bookings/${ids[0]}` },
        }
  },
  list: {
    lead: 'Times are Malaysian time (MYT).',
    fields: [
      ...(['id', 'created_at', 'name', 'contact', 'preferred_date', 'preferred_time', 'starts_at'] as const),
      ...(['call_method', 'project_type', 'message', 'status', 'source'] as const),
    ],
    search: { columns: ['name', 'contact'], label: 'Search name or contact' },
    filters: [
      {
        name: 'status',
        label: 'Status',
        options: [
          {
            value: 'new',
            label: 'New or changed',
            where: [
              ['seen_at', 'is', null],
              ['status', 'neq', 'spam'],
            ],
          },
          // Those asked for, which wait for the studio.
          ...options.slice(0, 1).map((option) => ({ ...option, sort: soonest })),
          {
            value: 'upcoming',
            label: 'Upcoming',
            where: [
              ['status', 'eq', 'booked'],
              ['starts_at', 'gte', () => new Date().toISOString()],
            ],
            sort: soonest,
          },
          {
            value: 'unsaid',
            label: 'Say how it went',
            where: [
              ['status', 'eq', 'booked'],
              ['starts_at', 'lt', () => new Date().toISOString()],
            ],
          },
          ...options.slice(1),
        ],
        all: allButSpam,
      },
      {
        name: 'method',
        label: 'Method',
        options: callMethods.map(({ value, label }) => ({
          value,
          label,
          where: [['call_method', 'eq', value]] as const,
        })),
      },
    ],
    columns: [
      { id: 'name', header: 'Name', kind: 'main', cell: ({ name }) => name },
      { id: 'contact', header: 'Contact', kind: 'long', cell: ({ contact }) => contact },
      {
        id: 'status',
        header: 'Status, and what is next',
        kind: 'long',
        cell: (row) => (
          <>
            <LeadStatus table={table} status={row.status} />
            <span className="block">{bookingNext(row, new Date())}</span>
          </>
        ),
      },
      {
        id: 'slot',
        header: 'Call (MYT)',
        kind: 'number',
        sortBy: 'starts_at',
        cell: (row) => <Slot row={row} />,
      },
    ],
    defaultSort: { id: 'slot', descending: true },
    csv: {
      columns: [
        { header: 'Date', value: ({ preferred_date: date }) => date },
        { header: 'Time (MYT)', value: ({ preferred_time: time }) => time },
        { header: 'Name', value: ({ name }) => name },
        { header: 'Contact', value: ({ contact }) => contact },
        { header: 'Method', value: ({ call_method: method }) => callMethod(method).label },
        { header: 'Project type', value: ({ project_type: type }) => type },
        { header: 'Message', value: ({ message }) => message },
        { header: 'Status', value: ({ status }) => statusOf(table, status).label },
        { header: 'Came from', value: ({ source }) => sourceLabel(source) },
        { header: 'Asked for on', value: ({ created_at: at }) => malaysiaDateTime(at) },
      ],
      newest: 'starts_at',
    },
    ...changes,
    actions: changes.actions.map((action) => ({
      ...action,
      offered: (row) => (action.offered?.(row) ?? true) && isTimely(row, action.id, new Date()),
    })),
    empty: {
      title: 'No bookings yet',
      text: 'The first call that a visitor books, or that you write down, will stand here.',
    },
  },
})

function Slot({ row }: { row: Booking }) {
  return (
    <span className="whitespace-nowrap">
      {calendarDay(row.preferred_date)}
      <span className="block">
        {row.preferred_time}, {callMethod(row.call_method).inSentence}
      </span>
    </span>
  )
}
