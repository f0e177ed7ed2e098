import { Button } from '@/components/ui/button'
import { manage } from '@/content/booking-manage'
import { download } from '@/features/booking/confirmation/download'
import { calendarFile } from '@shared/calendar/calendar-file'
import type { CallEvent } from '@shared/calendar/call-event'

const words = manage.removeFile

/** Takes a cancelled call out of the visitor's calendar again. */
export function CancelledCard({ event }: { event: CallEvent }) {
  return (
    <section>
      <h2 className="text-h3">{words.heading}</h2>
      <p className="mt-2 text-ink-2">{words.text}</p>
      <Button className="mt-4" variant="line" onClick={() => download(calendarFile(event), words.fileName)}>
        {words.file}
      </Button>
    </section>
  )
}
