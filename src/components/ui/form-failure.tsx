import { useEffect, useRef } from 'react'
import { Banner } from '@/components/ui/banner'

/** Why a form was not sent, above its first field. Takes the focus, which the disabled button has lost. */
export function FormFailure({ message }: { message: string }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} tabIndex={-1} className="mb-6 outline-none">
      <Banner>
        <p>{message}</p>
      </Banner>
    </div>
  )
}
