import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { workWithUs as words } from '@/content/about'

const closeAfter = 3000

/** Says thank you and leaves by itself. */
export function WorkThanks({ headingId, onClose }: { headingId: string; onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  const leave = useEffectEvent(onClose)

  useEffect(() => {
    panel.current?.focus()
    const timer = setTimeout(() => leave(), closeAfter)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div ref={panel} tabIndex={-1} role="status" className="done outline-none">
      <h2 id={headingId} className="text-h3">
        {words.thanks}
      </h2>
      <p className="mt-2 mb-5">{words.next}</p>
      <Button variant="line" onClick={onClose}>
        {words.close}
      </Button>
    </div>
  )
}
