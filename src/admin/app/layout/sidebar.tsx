import { Menu, Search, X } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { navigation, placeOf } from '@/admin/app/registry/navigation'
import { RailAccount } from '@/admin/app/layout/sidebar-account'
import { StudioLogo } from '@/admin/kit/screen/studio-logo'

interface RailProps {
  email: string
  /** Opens the search over everything. */
  onSearch: () => void
}

const searchKey = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'

/** The sunk strip beside the desk; on a phone a bar whose menu opens under it. */
export function Rail({ email, onSearch }: RailProps) {
  return (
    <header className="rail">
      <StudioLogo className="rail-logo" />
      <div className="flex lg:hidden">
        <button type="button" className="rail-search-icon" aria-label="Search the desk" onClick={onSearch}>
          <Search aria-hidden="true" />
        </button>
        <RailMenu email={email} />
      </div>
      <button type="button" className="rail-search hidden lg:flex" onClick={onSearch}>
        <Search size={18} aria-hidden="true" />
        <span>
          Search<span className="sr-only"> the desk</span>
        </span>
        <kbd aria-hidden="true">{searchKey}</kbd>
      </button>
      <nav aria-label="Desk" className="hidden lg:block">
        <RailLinks />
      </nav>
      <RailAccount className="hidden lg:grid" email={email} />
    </header>
  )
}

function RailLinks() {
  const id = useId()
  const place = placeOf(useLocation().pathname)
  const list = useRef<HTMLDivElement>(null)
  // The list may be longer than the screen: where one is stays in sight.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' })
  }, [place])
  return (
    <div ref={list} className="grid gap-5">
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

function RailMenu({ email }: Pick<RailProps, 'email'>) {
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
        <RailAccount className="grid" email={email} />
      </div>
    </details>
  )
}
