import { useEffect, useRef } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { directLines } from '@/content/contact'
import { site } from '@/content/site'
import { whatsappLink } from '@/lib/whatsapp'

interface EnquirySentProps {
  name: string
  thanks: string
  next: string
  chatBefore: string
}

/** Stays in the form's place; the chat is there for who does not want to wait. */
export function EnquirySent({ name, thanks, next, chatBefore }: EnquirySentProps) {
  const panel = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone with its form.
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} tabIndex={-1} role="status" className="done outline-none">
      <h2 className="text-h3">{thanks}</h2>
      <p className="mt-2">{next}</p>
      <p className="mt-5 mb-3">{chatBefore}</p>
      <ButtonLink to={whatsappLink(site.whatsappNumber, directLines.greetingAfter(name))} variant="line">
        {directLines.chat}
      </ButtonLink>
    </div>
  )
}
