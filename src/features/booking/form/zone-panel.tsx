import { useId, useState } from 'react'
import { PatternIcon } from '@/components/ui/pattern-icon'
import { Loader } from '@/components/ui/loader'
import { zonePanel as copy } from '@/content/booking'
import { zoneText, type ZoneInfo } from '@/features/booking/detect-zone'

interface ZonePanelProps {
  zone: ZoneInfo | undefined
}

/** The visitor's time zone: being detected, detected (green), or Malaysia's instead (amber). */
export function ZonePanel({ zone }: ZonePanelProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  if (!zone) {
    return (
      <p role="status" className="flex items-center gap-2 text-small text-ink-2">
        <Loader size="small" />
        <span>{copy.detecting}</span>
      </p>
    )
  }
  const tone = zone.detected ? 'banner-success' : 'banner-warning'
  return (
    <div className={`banner ${tone} text-base`}>
      <PatternIcon name={zone.detected ? 'check' : 'warn'} />
      <div className="min-w-0 flex-1">
        <p role="status">
          <span>{zone.detected ? copy.detected : copy.fallback}</span> <b>{zoneText(zone)}</b>
        </p>
        <button
          type="button"
          className="mt-1 inline-flex min-h-6 items-center underline underline-offset-4"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen((now) => !now)}
        >
          {copy.about}
        </button>
        <p id={id} hidden={!open} className="mt-2">
          {copy.info}
        </p>
      </div>
    </div>
  )
}
