import { Menu, X } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { navigation, placeOf } from '@/admin/shell/navigation'
import { SignOut } from '@/admin/shell/sign-out'
import { StudioLogo } from '@/admin/shell/studio-logo'

/** The sunk strip beside the desk; on a phone a bar whose menu opens under it. */
export function Rail({ email }: { email: string }) {
  return (
    <header className="rail">
      <StudioLogo className="rail-logo" />
      <RailMenu email={email} />
      <nav aria-label="Desk" className="hidden lg:block">
        <RailLinks />
      </nav>
      <div className="rail-account hidden lg:grid">
        <SignOut email={email} />
      </div>
    </header>
  )
}

function RailLinks() {
  const id = useId()
  const place = placeOf(useLocation().pathname)
  return (
    <div className="grid gap-5">
      {navigation.map(({ title, places }) => (
        <div key={title ?? ''}>
          {title && (
            <h2 className="rail-title" id={`${id}-${title}`}>
              {title}
            </h2>
          )}
          <ul className="grid gap-0.5" aria-labelledby={title && `${id}-${title}`}>
            {places.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="rail-link" aria-current={to === place ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function RailMenu({ email }: { email: string }) {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  useEffect(() => {
    if (details.current) details.current.open = false
  }, [key])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !details.current?.open) return
    details.current.open = false
    details.current.querySelector('summary')?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from whatever inside has the focus
    <details ref={details} className="rail-menu lg:hidden" onKeyDown={onKeyDown}>
      <summary aria-label="Menu of the desk">
        <Menu className="rail-menu-open" aria-hidden="true" />
        <X className="rail-menu-close" aria-hidden="true" />
      </summary>
      <div className="rail-panel">
        <nav aria-label="Desk">
          <RailLinks />
        </nav>
        <div className="rail-account grid">
          <SignOut email={email} />
        </div>
      </div>
    </details>
  )
}
