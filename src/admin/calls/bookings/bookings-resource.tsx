import { adminPaths } from '@/admin/kit/paths'
import { defineResource } from '@/admin/kit/resource/define-resource'
import { bookingForm, type BookingRow } from '@/admin/calls/bookings/booking-form'
import { BookingScreen } from '@/admin/calls/bookings/booking-screen'
import { statusLabel } from '@/admin/leads/shared/lead-status'

const table = 'booking_submissions'

export const bookings = defineResource<BookingRow, BookingRow, typeof bookingForm.schema>({
  name: 'bookings',
  path: adminPaths.bookings,
  table,
  names: { title: 'Calls', one: 'call', many: 'calls' },
  rowLabel: ({ name }) => name,
  inSidebar: false,
  searchKind: 'booking',
  valueLabel: statusLabel(table),
  create: { keywords: 'add booking phoned' },
  form: bookingForm,
  Show: BookingScreen,
  list: `${adminPaths.inbox}?view=everything&kind=booking_submissions`,
})
