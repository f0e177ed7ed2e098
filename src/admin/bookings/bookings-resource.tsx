import { calendarDay, malaysiaDateTime } from '@/admin/malaysia-time'
import { defineResource } from '@/admin/resource/resource'
import { StatusBadge } from '@/components/ui/status-badge'
import type { Tables } from '@/lib/database.types'

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
>

const states: Record<string, { label: string; level: 'full' | 'half' | 'empty' }> = {
  booked: { label: 'Booked', level: 'half' },
  completed: { label: 'Completed', level: 'full' },
  cancelled: { label: 'Cancelled', level: 'empty' },
  no_show: { label: 'No show', level: 'empty' },
}
const methods: Record<string, string> = { video: 'Video', voice: 'Voice' }
const slot = ({ preferred_date: date, preferred_time: time }: Booking) => `${calendarDay(date)}, ${time}`

export const bookings = defineResource<Booking>({
  name: 'bookings',
  title: 'Bookings',
  lead: 'Times are Malaysian time (MYT).',
  noun: { one: 'booking', many: 'bookings' },
  table: 'booking_submissions',
  fields: [
    ...(['id', 'created_at', 'name', 'contact', 'preferred_date', 'preferred_time', 'starts_at'] as const),
    ...(['call_method', 'project_type', 'message', 'status'] as const),
  ],
  search: { columns: ['name', 'contact'], label: 'Search name or contact' },
  filters: [
    {
      name: 'status',
      label: 'Status',
      options: [
        {
          value: 'upcoming',
          label: 'Upcoming',
          where: [
            ['status', 'eq', 'booked'],
            ['starts_at', 'gte', () => new Date().toISOString()],
          ],
        },
        ...Object.entries(states).map(([value, { label }]) => ({
          value,
          label,
          where: [['status', 'eq', value]] as const,
        })),
      ],
    },
  ],
  columns: [
    { id: 'name', header: 'Name', kind: 'main', cell: ({ name }) => name },
    { id: 'contact', header: 'Contact', kind: 'long', cell: ({ contact }) => contact },
    {
      id: 'method',
      header: 'Method',
      cell: ({ call_method: method }) => methods[method] ?? method,
    },
    {
      id: 'status',
      header: 'Status',
      cell: ({ status }) => (
        <StatusBadge level={states[status]?.level ?? 'empty'}>{states[status]?.label ?? status}</StatusBadge>
      ),
    },
    { id: 'slot', header: 'Date and time', kind: 'number', sortBy: 'starts_at', cell: slot },
  ],
  defaultSort: { id: 'slot', descending: true },
  csv: {
    columns: [
      { header: 'Date', value: ({ preferred_date: date }) => date },
      { header: 'Time (MYT)', value: ({ preferred_time: time }) => time },
      { header: 'Name', value: ({ name }) => name },
      { header: 'Contact', value: ({ contact }) => contact },
      { header: 'Method', value: ({ call_method: method }) => methods[method] ?? method },
      { header: 'Project type', value: ({ project_type: type }) => type },
      { header: 'Message', value: ({ message }) => message },
      { header: 'Status', value: ({ status }) => states[status]?.label ?? status },
      { header: 'Asked for on', value: ({ created_at: at }) => malaysiaDateTime(at) },
    ],
    newest: ({ starts_at: at }) => at,
  },
  empty: { title: 'No bookings yet', text: 'The first call that a visitor books will stand here.' },
})
