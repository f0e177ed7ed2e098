import { Menu, Search, X } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useRegistry, type AdminScreen } from '@/admin/kit/registry/registry'
import { SchemeSwitch } from '@/admin/app/layout/scheme-switch'
import { StudioLogo } from '@/admin/kit/screen/studio-logo'
import { session } from '@/admin/kit/session/session'
import { FieldError } from '@/components/ui/field'

interface SidebarProps {
  email: string
  /** Opens the search over everything. */
  onSearch: () => void
}

const searchKey = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'

/** The sunk strip beside the screen; on a phone a bar whose menu opens under it. */
export function Sidebar({ email, onSearch }: SidebarProps) {
  return (
    <header className="sidebar">
      <StudioLogo className="sidebar-logo" />
      <div className="flex lg:hidden">
        <button type="button" className="sidebar-search-icon" aria-label="Search the desk" onClick={onSearch}>
          <Search aria-hidden="true" />
        </button>
        <SidebarMenu email={email} />
      </div>
      <button type="button" className="sidebar-search hidden lg:flex" onClick={onSearch}>
        <Search size={18} aria-hidden="true" />
        <span>
          Search<span className="sr-only"> the desk</span>
        </span>
        <kbd aria-hidden="true">{searchKey}</kbd>
      </button>
      <nav aria-label="Desk" className="hidden lg:block">
        <SidebarLinks />
      </nav>
      <SidebarAccount className="hidden lg:grid" email={email} />
    </header>
  )
}

/** The entry a path belongs to: the longest that it lies in, or none. The dashboard holds no other. */
export const sidebarPath = (screens: readonly AdminScreen[], pathname: string): string | undefined =>
  screens
    .map(({ path }) => path)
    .filter((path) => pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`)))
    .toSorted((a, b) => b.length - a.length)[0]

function SidebarLinks() {
  const id = useId()
  const { sections, screens } = useRegistry()
  const current = sidebarPath(screens, useLocation().pathname)
  const list = useRef<HTMLDivElement>(null)
  // The list may be longer than the screen: where one is stays in sight.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' })
  }, [current])
  return (
    <div ref={list} className="grid gap-5">
      {sections.map(({ title, screens: places }) => (
        <div key={title ?? ''}>
          {title && (
            <h2 className="sidebar-title" id={`${id}-${title}`}>
              {title}
            </h2>
          )}
          <ul className="grid gap-0.5" aria-labelledby={title && `${id}-${title}`}>
            {places
              .filter(({ inSidebar }) => inSidebar !== false)
              .map(({ path, title: label }) => (
                <li key={path}>
                  <Link
                    to={path}
                    className="sidebar-link"
                    aria-current={path === current ? 'page' : undefined}
                  >
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

function SidebarMenu({ email }: Pick<SidebarProps, 'email'>) {
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
    <details ref={details} className="sidebar-menu lg:hidden" onKeyDown={onKeyDown}>
      <summary aria-label="Menu of the desk">
        <Menu className="sidebar-menu-open" aria-hidden="true" />
        <X className="sidebar-menu-close" aria-hidden="true" />
      </summary>
      <div className="sidebar-panel">
        <nav aria-label="Desk">
          <SidebarLinks />
        </nav>
        <SidebarAccount className="grid" email={email} />
      </div>
    </details>
  )
}

interface SidebarAccountProps {
  className: string
  email: string
}

/** The foot of the sidebar: who is signed in, the way out, and how the desk looks and is worked. */
function SidebarAccount({ className, email }: SidebarAccountProps) {
  return (
    <div className={`sidebar-account ${className}`}>
      <Link to="/admin/account" className="quiet-action break-words">
        {email}
      </Link>
      <p>
        <SignOut />
      </p>
      <SchemeSwitch />
    </div>
  )
}

/** The way out, which leads to /admin. */
function SignOut() {
  const navigate = useNavigate()
  const [failed, setFailed] = useState(false)
  const [leaving, setLeaving] = useState(false)

  async function leave() {
    setFailed(false)
    setLeaving(true)
    try {
      await session.signOut()
      await navigate('/admin')
    } catch {
      setFailed(true)
      setLeaving(false)
    }
  }

  return (
    <>
      <button type="button" className="quiet-action" disabled={leaving} onClick={leave}>
        {leaving ? 'Signing out...' : 'Sign out'}
      </button>
      {failed && (
        <FieldError>You are still signed in: the server could not be reached. Please try again.</FieldError>
      )}
    </>
  )
}
