import { Menu, Search, X } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useRegistry, type AdminScreen } from '@/admin/kit/registry/registry'
import { useWaitingCount } from '@/admin/kit/news/news'
import { StudioLogo } from '@/admin/kit/screen/studio-logo'
import { session } from '@/admin/kit/session/session'
import { PublishStatus } from '@/admin/tools/publish/publish-status'
import { FieldError } from '@/components/ui/field'

interface SidebarProps {
  email: string
  /** Opens the search over everything. */
  onSearch: () => void
}

const searchKey = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'

/** The navigation beside the screen, whole on a screen 900 px high; on a phone a bar whose menu opens under it. */
export function Sidebar({ email, onSearch }: SidebarProps) {
  return (
    <header className="sidebar">
      <StudioLogo className="sidebar-logo" />
      <div className="sidebar-tools flex">
        <button
          type="button"
          className="grid size-12 place-items-center"
          aria-label="Search the desk"
          title={`Search the desk (${searchKey})`}
          onClick={onSearch}
        >
          <Search aria-hidden="true" />
        </button>
        <SidebarMenu email={email} />
      </div>
      <nav aria-label="Desk" className="hidden lg:block">
        <SidebarLinks />
      </nav>
      <SidebarAccount className="hidden lg:grid" email={email} />
    </header>
  )
}

/** The entry that a path belongs to: the longest that it starts with, or none. The dashboard has no paths below it. */
export const sidebarPath = (screens: readonly AdminScreen[], pathname: string): string | undefined =>
  screens
    .map(({ path }) => path)
    .filter((path) => pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`)))
    .toSorted((a, b) => b.length - a.length)[0]

function SidebarLinks() {
  const id = useId()
  const { sections, screens } = useRegistry()
  const current = sidebarPath(screens, useLocation().pathname)
  const shown = screens.find(({ path }) => path === current)
  const parent = shown?.under ?? current
  // A screen that has no entry of its own belongs to the one above it.
  const marked = shown?.inSidebar === false ? parent : current
  const list = useRef<HTMLDivElement>(null)
  // The list may be longer than the screen: the current entry stays visible.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' })
  }, [current])
  return (
    <div ref={list} className="grid gap-5">
      {sections.map(({ title, screens: places }) => (
        <div key={title ?? ''}>
          {title && (
            <h2
              className="pr-3 pb-[0.15rem] pl-[calc(0.75rem+3px)] font-body text-small/normal font-semibold text-ink-2"
              id={`${id}-${title}`}
            >
              {title}
            </h2>
          )}
          <ul className="grid gap-0.5 lg:gap-0" aria-labelledby={title && `${id}-${title}`}>
            {places
              .filter(({ inSidebar, under = parent }) => inSidebar !== false && under === parent)
              .map((place) => (
                <SidebarEntry key={place.path} place={place} isCurrent={place.path === marked} />
              ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function SidebarEntry({ place, isCurrent }: { place: AdminScreen; isCurrent: boolean }) {
  const waiting = useWaitingCount()
  const count = place.countsWaiting && waiting
  return (
    <li>
      <Link
        to={place.path}
        className={`sidebar-link ${place.under ? 'sidebar-link-under' : ''}`}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {place.title}
        {count && (
          <span className="sidebar-count" aria-hidden="true">
            {count}
          </span>
        )}
      </Link>
      {count && <span className="sr-only">{count} to answer</span>}
    </li>
  )
}

function SidebarMenu({ email }: Pick<SidebarProps, 'email'>) {
  const details = useRef<HTMLDetailsElement>(null)
  const waiting = useWaitingCount()
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
    <details ref={details} className="group lg:hidden" onKeyDown={onKeyDown}>
      <summary
        className="relative -mr-3 grid size-12 place-items-center"
        aria-label={waiting ? `Menu of the desk, ${waiting} to answer` : 'Menu of the desk'}
      >
        {waiting && <span className="sidebar-count absolute -top-1 -left-2">{waiting}</span>}
        <Menu className="group-open:hidden" aria-hidden="true" />
        <X className="hidden group-open:block" aria-hidden="true" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-100%)] overflow-y-auto border-b-2 border-ink bg-sunk px-[calc(var(--margin)-0.75rem-3px)] pt-1 pb-6">
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

/** The foot of the sidebar: whether the website is up to date, who is signed in, and the way out. */
function SidebarAccount({ className, email }: SidebarAccountProps) {
  return (
    <div
      className={`gap-1 px-3 pt-6 text-small/normal text-ink-2 lg:flex-none lg:border-t lg:border-rule lg:pt-3 ${className}`}
    >
      <PublishStatus />
      <Link to="/admin/account" className="quiet-action break-words">
        {email}
      </Link>
      <SignOut />
    </div>
  )
}

/** Signs out and goes to /admin. */
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
