import { lazy, Suspense } from 'react'
import { Screen } from '@/admin/kit/screen/screen'
import { LoadingPanel } from '@/components/ui/loader'

/** FullCalendar comes with this screen alone. */
const CallCalendar = lazy(async () => ({
  default: (await import('@/admin/calls/calendar/call-calendar')).CallCalendar,
}))

/** Calls, blocked time and the owner's busy times, by week or day; a list on phones. */
export function CalendarScreen() {
  return (
    <Screen title="Calendar" lead="Your calls and blocked time. Times are Malaysian time (MYT).">
      <Suspense fallback={<LoadingPanel label="Loading your calendar..." className="py-11" />}>
        <CallCalendar />
      </Suspense>
    </Screen>
  )
}
