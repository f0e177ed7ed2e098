import { useId, useState } from 'react'
import { PatternIcon } from '@/components/ui/pattern-icon'
import { Loader } from '@/components/ui/loader'
import { zonePanel as copy } from '@/content/booking'
import { zoneText, type ZoneInfo } from '@/features/booking/detect-zone'

/** The visitor's time zone: being detected, detected (green), or Malaysia's instead (amber). */
export function ZonePanel({ zone }: { zone: ZoneInfo | undefined }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const tone = zone ? (zone.detected ? 'banner-success' : 'banner-warning') : 'banner-neutral'
  return (
    <div className={`banner ${tone} text-base`}>
      {zone ? <PatternIcon name={zone.detected ? 'check' : 'warn'} /> : <Loader size="small" />}
      <div className="min-w-0 flex-1">
        <p role="status">
          {zone ? (
            <>
              {zone.detected ? copy.detected : copy.fallback} <b>{zoneText(zone)}</b>
            </>
          ) : (
            copy.detecting
          )}
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
