import { Button } from '@/components/ui/button'
import { manage } from '@/content/booking-manage'
import { saveFile } from '@/lib/save-file'
import { calendarFile } from '@shared/calendar/calendar-file'
import type { CallEvent } from '@shared/calendar/call-event'

const words = manage.removeFile

/** Takes a cancelled call out of the visitor's calendar again. */
export function CancelledCard({ event }: { event: CallEvent }) {
  return (
    <section>
      <h2 className="text-h3">{words.heading}</h2>
      <p className="mt-2 text-ink-2">{words.text}</p>
      <Button
        className="mt-4"
        variant="line"
        onClick={() => saveFile(calendarFile(event), 'text/calendar;charset=utf-8', words.fileName)}
      >
        {words.file}
      </Button>
    </section>
  )
}
