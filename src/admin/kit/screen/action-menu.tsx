import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button'

interface MenuItem {
  label: string
  /** A link; without it the entry is a button with `onClick`. */
  to?: string
  onClick?: () => void
}

interface ActionMenuProps {
  label?: string
  /** The subject of the actions, for screen reader users. */
  subject?: string
  items: readonly MenuItem[]
  busy?: boolean
}

const itemLook = 'flex min-h-11 w-full items-center px-3 text-left hover:bg-teal-wash'

/** Rarely used actions of a screen, behind one button. A click outside and Escape close it. */
export function ActionMenu({ label = 'More', subject, items, busy = false }: ActionMenuProps) {
  const id = useId()
  if (items.length === 0) return null
  return (
    <>
      <Button variant="line" size="small" popoverTarget={id}>
        {label}
        {subject && <span className="sr-only"> {subject}</span>}
        <ChevronDown size={18} aria-hidden="true" />
      </Button>
      <div id={id} popover="auto" role="group" aria-label={label} className="popover-panel">
        {items.map(({ label: name, to, onClick }) =>
          to ? (
            <Link key={name} to={to} className={itemLook}>
              {name}
            </Link>
          ) : (
            <button
              key={name}
              type="button"
              className={itemLook}
              aria-disabled={busy || undefined}
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={onClick}
            >
              {name}
            </button>
          ),
        )}
      </div>
    </>
  )
}
