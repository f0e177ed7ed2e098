import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

interface DisclosureProps {
  summary: ReactNode
  /** Disclosures of one name are single-open, by the browser itself. */
  name?: string
  defaultOpen?: boolean
  children: ReactNode
}

/** Native details, so that it opens before any script has run. */
export function Disclosure({ summary, name, defaultOpen, children }: DisclosureProps) {
  return (
    <details className="disclosure" name={name} open={defaultOpen}>
      <summary>
        {summary}
        <Plus size={20} aria-hidden="true" />
      </summary>
      <div className="pb-6 text-ink-2">{children}</div>
    </details>
  )
}
