import { type ReactNode, Suspense, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { SiteLink } from '@/components/ui/site-link'
import { StatusBadge } from '@/components/ui/status-badge'

interface DirectoryEntry {
  key: string
  name: string
  text: string
  /** A question answered on its page. */
  question?: string | null
  icon: ReactNode
  /** The path of its page; without it the entry is not a link. */
  to?: string
}

interface DirectoryProps {
  entries: readonly DirectoryEntry[]
  /** The number of entries shown at first. */
  first: number
  labels: { answers: string; comingSoon: string; showAll: string; showFewer: string }
}

/** Large names in a two-column list. Without scripts all of them are shown. */
export function Directory({ entries, first, labels }: DirectoryProps) {
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const shown = open ? entries.length : Math.min(first, entries.length)

  function onClick() {
    setOpen(!open)
    // The list above shrinks, so scroll the button back into view.
    if (open) requestAnimationFrame(() => toggle.current?.scrollIntoView({ block: 'center' }))
  }

  return (
    <>
      <Suspense>
        <ul className="directory border-t-2 border-ink md:grid md:grid-cols-[1fr_1fr] md:gap-x-[calc(2*var(--gutter))]">
          {entries.map(({ key, name, text, question, icon, to }, index) => (
            <li
              key={key}
              className={`relative grid grid-cols-[max-content_minmax(0,1fr)] items-start gap-x-4 border-b border-rule pt-5 pb-6 ${index < shown ? '' : '[@media(scripting:enabled)]:hidden'}`}
            >
              {icon}
              <div>
                <h3>{to ? <SiteLink to={to}>{name}</SiteLink> : name}</h3>
                <p className="mt-1.5 text-ink-2">{text}</p>
                {to && question && (
                  <p className="mt-2.5 font-head leading-snug">
                    <span className="text-ink-2">{labels.answers}</span>
                    {` ${question}`}
                  </p>
                )}
                {!to && (
                  <p className="mt-1.5">
                    <StatusBadge level="warning">{labels.comingSoon}</StatusBadge>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </Suspense>
      {entries.length > first && (
        <div className="screen-only mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 [@media(scripting:none)]:hidden">
          <Button ref={toggle} variant="line" aria-expanded={open} onClick={onClick}>
            {open ? labels.showFewer : labels.showAll}
          </Button>
          <p role="status" className="text-ink-2">
            {`${shown} of ${entries.length}`}
          </p>
        </div>
      )}
    </>
  )
}
