import { lazy, Suspense, useState } from 'react'
import { BlockDialog, emptyBlock, type Block } from '@/admin/calls/hours/block-dialog'
import { BusyCalendarBanner } from '@/admin/kit/busy-calendar/busy-calendar-banner'
import { adminPaths } from '@/admin/kit/paths'
import { Screen } from '@/admin/kit/screen/screen'
import { Button, ButtonLink } from '@/components/ui/button'
import { LoadingPanel } from '@/components/ui/loader'
import { malaysiaDay } from '@/lib/dates'
import { useNow } from '@/lib/use-now'

/** Loads FullCalendar on this screen only. */
const CallCalendar = lazy(async () => ({
  default: (await import('@/admin/calls/calendar/call-calendar')).CallCalendar,
}))

/** Calls, blocked time and the owner's busy times, by week or day; a list on phones. */
export function CalendarScreen() {
  const now = useNow()
  const [block, setBlock] = useState<Block>()
  return (
    <Screen
      title="Calendar"
      lead="Malaysian time (MYT). Pale calls are not confirmed yet."
      tools={
        <ButtonLink variant="line" size="small" to={`${adminPaths.bookings}/new`}>
          Add a call
        </ButtonLink>
      }
      action={
        <Button size="small" onClick={() => setBlock({ ...emptyBlock, first: malaysiaDay(now) })}>
          Block time
        </Button>
      }
    >
      <BusyCalendarBanner />
      <Suspense fallback={<LoadingPanel label="Loading your calendar..." className="py-11" />}>
        <CallCalendar onBlock={setBlock} />
      </Suspense>
      <BlockDialog block={block} onClose={() => setBlock(undefined)} />
    </Screen>
  )
}
