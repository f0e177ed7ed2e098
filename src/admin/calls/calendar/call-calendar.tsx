import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import '@/admin/calls/calendar/call-calendar.css'
import FullCalendar from '@fullcalendar/react'
import interactionPlugin from '@fullcalendar/react/interaction'
import listPlugin from '@fullcalendar/react/list'
import enGb from '@fullcalendar/react/locales/en-gb'
import themePlugin from '@fullcalendar/react/themes/classic'
import timeGridPlugin from '@fullcalendar/react/timegrid'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { moveCall, timeTaken } from '@/admin/calls/bookings/move-call'
import { moveHint } from '@/admin/calls/bookings/notify-hint'
import {
  calendarEntriesQuery,
  type CalendarCall,
  type CalendarClosure,
} from '@/admin/calls/calendar/calendar-entries'
import { calendarEvents, callState } from '@/admin/calls/calendar/calendar-events'
import { emptyBlock, type Block } from '@/admin/calls/hours/block-dialog'
import { callRulesQuery, type CallRules } from '@/admin/content/settings/call-rules'
import { weekdays } from '@/content/weekdays'
import { useAction } from '@/admin/kit/api/use-action'
import { useDeleteRows } from '@/admin/kit/api/use-delete-rows'
import { adminPaths } from '@/admin/kit/paths'
import { LoadFailed } from '@/admin/kit/screen/load-failed'
import { useConfirm } from '@/admin/kit/screen/use-confirm'
import { addDays, calendarDay, timeOf } from '@/lib/dates'
import { useNow } from '@/lib/use-now'
import { malaysiaZone } from '@shared/calendar/date-format'

const narrow = () => window.matchMedia('(width < 704px)')

/** Whether the toolbar needs two rows; follows a phone that is turned. */
const useNarrow = () =>
  useSyncExternalStore(
    (onChange) => {
      const query = narrow()
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => narrow().matches,
  )

/** The bookable hours in FullCalendar's format; the rest is grey. */
const openHours = (rules: CallRules | undefined) =>
  weekdays.flatMap((day, index) =>
    (rules?.[day] ?? []).map(({ from, to }) => ({
      // FullCalendar counts days from Sunday.
      daysOfWeek: [(index + 1) % 7],
      startTime: from,
      endTime: to,
    })),
  )

/** '2:30 PM', the format of the whole admin. */
const clock = ({ hour, minute }: { hour: number; minute: number }) => timeOf(`${hour}:${minute}`)

interface Shown {
  event: { title: string; extendedProps: object }
}

/** An entry in the week, where a column has no room for the state of a call: its colour shows it. */
function WeekEntry({ event }: Shown) {
  const { call } = event.extendedProps as { call?: CalendarCall }
  return (
    <span className="block truncate px-1 text-small">
      {call ? call.name : event.title}
      {call && <span className="sr-only">{callState(call)}</span>}
    </span>
  )
}

/** Only loaded with the calendar screen. Dragging over free time blocks it; dragging a call moves it. */
export function CallCalendar({ onBlock }: { onBlock: (block: Block) => void }) {
  const now = useNow()
  const isNarrow = useNarrow()
  const navigate = useNavigate()
  const [range, setRange] = useState<{ from: string; until: string }>()
  const entries = useQuery({
    ...calendarEntriesQuery(range?.from ?? '', range?.until ?? ''),
    enabled: range !== undefined,
    placeholderData: keepPreviousData,
  })
  const isLoading = entries.isPending || entries.isPlaceholderData
  const nothing = entries.isError ? 'Not loaded' : isLoading ? 'Loading …' : 'Nothing is planned.'
  const rules = useQuery(callRulesQuery)
  const confirm = useConfirm()
  const unblock = useDeleteRows()
  const move = useAction(async ({ call, day, time }: { call: CalendarCall; day: string; time: string }) => {
    const to = { preferred_date: day, preferred_time: timeOf(time) }
    if (!(await moveCall(call, to))) throw new Error(timeTaken)
    return `Moved to ${calendarDay(day)}, ${timeOf(time)}.`
  }, 'The call was not moved.')

  function askToMove(call: CalendarCall, to: string) {
    const [day = '', time = ''] = to.split('T')
    const when = `${calendarDay(day)}, ${timeOf(time)}`
    confirm.ask(
      {
        title: `Move the call with ${call.name}?`,
        text: `From ${calendarDay(call.preferred_date)}, ${call.preferred_time} to ${when}. ${moveHint(call)}`,
        button: 'Move the call',
      },
      () => move.mutate({ call, day, time: time.slice(0, 5) }),
    )
  }

  function askToUnblock(closure: CalendarClosure, title: string) {
    const what = `${title}, ${calendarDay(closure.day)}`
    confirm.ask(
      { title: 'Unblock this time?', text: `${what}. Visitors can book it again.`, button: 'Unblock' },
      () => unblock.mutate({ table: 'call_closures', ids: [closure.id], what }),
    )
  }

  return (
    <>
      <div className="mb-4 empty:hidden">
        <LoadFailed query={entries} what="The calls" />
      </div>
      <div className="call-calendar relative" aria-busy={entries.isFetching || undefined}>
        {entries.isPending && (
          <p role="status" className="absolute inset-x-0 top-40 z-10 text-center">
            Loading the calls …
          </p>
        )}
        <FullCalendar
          plugins={[timeGridPlugin, listPlugin, interactionPlugin, themePlugin]}
          initialView={isNarrow ? 'listWeek' : 'timeGridWeek'}
          headerToolbar={
            isNarrow
              ? { left: 'prev,next title', right: 'today timeGridWeek,timeGridDay,listWeek' }
              : { left: 'prev,next today', center: 'title', right: 'timeGridWeek,timeGridDay,listWeek' }
          }
          buttons={{
            today: { text: 'Today' },
            timeGridWeek: { text: 'Week' },
            timeGridDay: { text: 'Day' },
            listWeek: { text: 'List' },
          }}
          timeZone={malaysiaZone}
          locale={enGb}
          slotHeaderFormat={({ date }) => clock(date)}
          eventTimeFormat={({ start, end }) => [start, end ?? []].flat().map(clock).join(' to ')}
          slotMinTime="07:00"
          slotMaxTime="22:00"
          snapDuration="00:05"
          height="auto"
          slotMinHeight={28}
          nowIndicator
          navLinks
          toolbarTitleClass="font-head text-h4!"
          buttonClass="border-y!"
          noEventsText={nothing}
          listItemEventTitleClass="whitespace-normal!"
          // FullCalendar's own font size is below the site's minimum.
          columnEventTitleClass="text-small!"
          rowEventInnerClass="text-small!"
          businessHours={openHours(rules.data)}
          // The grid shows the time; a narrow entry only has room for the name.
          views={{ timeGrid: { displayEventTime: false }, timeGridWeek: { eventContent: WeekEntry } }}
          selectable
          selectMirror
          eventInteractive
          events={calendarEvents(entries.data ?? { calls: [], closures: [], busy: [] }, now)}
          datesSet={({ start, end }) => setRange({ from: start.toISOString(), until: end.toISOString() })}
          select={({ startStr: start, endStr: end, allDay }) =>
            onBlock(
              allDay
                ? { ...emptyBlock, first: start, last: addDays(end, -1) }
                : {
                    ...emptyBlock,
                    first: start.slice(0, 10),
                    from: start.slice(11, 16),
                    to: end.slice(11, 16),
                  },
            )
          }
          eventClick={({ event }) => {
            const { call, closure } = event.extendedProps as {
              call?: CalendarCall
              closure?: CalendarClosure
            }
            if (call) void navigate(`${adminPaths.bookings}/${call.id}`)
            if (closure) askToUnblock(closure, event.title)
          }}
          eventDrop={({ event, revert }) => {
            const { call } = event.extendedProps as { call?: CalendarCall }
            // The call stays at its old time until the move is confirmed and stored.
            revert()
            if (call) askToMove(call, event.startStr)
          }}
        />
      </div>
      {confirm.dialog}
    </>
  )
}
