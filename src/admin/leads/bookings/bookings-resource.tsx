import { read } from '@/admin/kit/api/read'
import { amount } from '@/admin/kit/format/amount'
import { defineResource } from '@/admin/kit/resource/define-resource'
import { bookingForm, type BookingForm, type BookingRow } from '@/admin/leads/bookings/booking-form'
import { BookingScreen } from '@/admin/leads/bookings/booking-screen'
import { statusLabel } from '@/admin/leads/shared/lead-status'
import { supabase } from '@/lib/supabase'

const table = 'booking_submissions'

export const bookings = defineResource<BookingRow, BookingRow, BookingForm>({
  name: 'bookings',
  path: '/admin/bookings',
  table,
  names: { title: 'Calls', one: 'call', many: 'calls' },
  rowLabel: ({ name }) => name,
  inSidebar: false,
  searchKind: 'booking',
  valueLabel: statusLabel(table),
  create: { keywords: 'add booking phoned' },
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
  list: '/admin/inbox?view=everything&kind=booking_submissions',
})
