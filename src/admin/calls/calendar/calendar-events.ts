import type { CalendarCall, CalendarClosure, CalendarEntries } from '@/admin/calls/calendar/calendar-entries'
import { timesOf } from '@/admin/calls/hours/closure'
import { addDays } from '@/lib/dates'
import { callMs } from '@shared/calendar/call-event'

/** The state of a call in brackets after its name; '' if it is booked and confirmed. */
export function callState({ status, confirmed_at: confirmed }: CalendarCall): string {
  if (status === 'requested') return ' (waiting for approval)'
  if (status === 'no_show') return ' (no show)'
  if (status === 'completed') return ' (held)'
  return confirmed ? '' : ' (not confirmed)'
}

/** Whether the call still waits for approval or for the visitor's confirmation. */
const isPending = ({ status, confirmed_at: confirmed }: CalendarCall) =>
  status === 'requested' || (status === 'booked' && !confirmed)

const colors = {
  call: { color: 'var(--teal)', contrastColor: 'var(--paper)' },
  pending: { color: 'color-mix(in oklab, var(--teal) 30%, var(--paper))', contrastColor: 'var(--ink)' },
  off: { color: 'var(--rule)', contrastColor: 'var(--ink)' },
} as const

/** The background of a blocked day over all of its hours. */
const shadeOf = ({ day }: CalendarClosure) => ({
  start: `${day}T00:00:00+08:00`,
  end: `${addDays(day, 1)}T00:00:00+08:00`,
  display: 'background',
  title: '',
  editable: false,
  color: 'var(--sunk)',
})

/** The entries as FullCalendar events. Only upcoming calls can be moved. */
export function calendarEvents({ calls, closures, busy }: CalendarEntries, now: number) {
  return [
    ...calls.map((call) => ({
      id: call.id,
      title: call.name + callState(call),
      start: call.starts_at,
      end: new Date(Date.parse(call.starts_at) + callMs).toISOString(),
      editable: call.status === 'booked' && Date.parse(call.starts_at) > now,
      durationEditable: false,
      ...(isPending(call) ? colors.pending : colors.call),
      extendedProps: { call },
    })),
    ...closures.map((closure) => ({
      id: closure.id,
      title: ['Blocked', closure.reason].filter(Boolean).join(': '),
      editable: false,
      ...colors.off,
      extendedProps: { closure },
      ...(timesOf(closure)
        ? {
            start: `${closure.day}T${closure.from_time}+08:00`,
            end: `${closure.day}T${closure.to_time}+08:00`,
          }
        : { start: closure.day, end: addDays(closure.day, 1), allDay: true }),
    })),
    ...busy.map(({ starts_at: start, ends_at: end }) => ({
      title: 'Busy in your own calendar',
      start,
      end,
      editable: false,
      ...colors.off,
    })),
    ...closures.filter((closure) => !timesOf(closure)).map(shadeOf),
  ]
}
