import { useEffect, useRef, type ReactNode } from 'react'
import { DraftIcon } from '@/components/ui/draft-icon'

/** Stands in a form's place once it is saved: what was made, and where it is. Takes the focus. */
export function SavedPanel({ title, children }: { title: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} tabIndex={-1} className="border-t-2 border-ink pt-7 focus:outline-none">
      <h2 className="flex items-center gap-3 text-h3">
        <span className="text-pandan">
          <DraftIcon name="check" size={27} />
        </span>
        {title}
      </h2>
      {children}
    </div>
  )
}
