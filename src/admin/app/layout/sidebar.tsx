import { useMutation } from '@tanstack/react-query'
import { Menu, Search, X } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { modifier } from '@/admin/app/palette/palette'
import { adminPaths } from '@/admin/kit/paths'
import { useRegistry, type AdminScreen, type Section } from '@/admin/kit/registry/registry'
import { useWaitingCount } from '@/admin/kit/news/news'
import { StudioLogo } from '@/admin/kit/screen/studio-logo'
import { useMay } from '@/admin/kit/rights/role'
import { session } from '@/admin/kit/session/session'
import { PublishStatus } from '@/admin/tools/publish/publish-status'
import { TextButton, TextButtonLink } from '@/admin/kit/screen/text-button'
import { FieldError } from '@/components/ui/field'
import { sorted } from '@/lib/sorted'

interface SidebarProps {
  email: string
  /** Opens the global search. */
  onSearch: () => void
}

/** The navigation beside the screen, which fits a height of 900 px; on phones a bar with a menu below it. */
export function Sidebar({ email, onSearch }: SidebarProps) {
  return (
    <header className="sticky top-0 z-20 flex items-center justify-between gap-2 bg-sunk px-margin py-2 lg:h-dvh lg:flex-col lg:items-stretch lg:justify-start lg:px-4 lg:pt-3 lg:pb-3 [@media(height<22rem)]:relative lg:[@media(height<28rem)]:overflow-y-auto">
      <StudioLogo className="min-w-0 py-[0.7rem] text-[1.25rem] lg:mb-1 lg:pl-3 [&_.brand-mark]:h-5 [&_.brand-mark]:w-[21px]" />
      <div className="flex lg:absolute lg:top-2.5 lg:right-3">
        <button
          type="button"
          className="grid size-12 place-items-center"
          aria-label="Search the admin"
          title={`Search the admin (${modifier} K)`}
          onClick={onSearch}
        >
          <Search aria-hidden="true" />
        </button>
        <SidebarMenu email={email} />
      </div>
      <nav
        aria-label="Admin"
        // The padding leaves room for the focus ring.
        className="hidden [scrollbar-width:thin] [scrollbar-color:var(--edge)_transparent] lg:-mx-[5px] lg:block lg:min-h-0 lg:flex-1 lg:overflow-y-auto lg:p-[5px] lg:[@media(height<28rem)]:flex-none lg:[@media(height<28rem)]:overflow-visible"
      >
        <SidebarLinks />
      </nav>
      <SidebarAccount className="hidden lg:grid" email={email} />
    </header>
  )
}

/**
 * The entry of a path: the longest entry path that it starts with, or none. The dashboard has no paths below
 * it.
 */
export const sidebarPath = (screens: readonly AdminScreen[], pathname: string): string | undefined =>
  sorted(
    screens
      .map(({ path }) => path)
      .filter(
        (path) => pathname === path || (path !== adminPaths.dashboard && pathname.startsWith(`${path}/`)),
      ),
    (a, b) => b.length - a.length,
  )[0]

function SidebarLinks() {
  const { sections, screens } = useRegistry()
  const current = sidebarPath(screens, useLocation().pathname)
  const list = useRef<HTMLUListElement>(null)
  // Keeps the current entry visible, since the list may be longer than the screen.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' })
  }, [current])
  return (
    <ul ref={list}>
      {sections
        .filter((section) => section.screens.some(({ inSidebar }) => inSidebar !== false))
        .map((section) => (
          <SidebarSection key={section.title} section={section} current={current} />
        ))}
    </ul>
  )
}

/** One entry, which links to its first screen; while one of its screens is open, all are listed below it. */
function SidebarSection({ section, current }: { section: Section; current: string | undefined }) {
  const { title, screens: places } = section
  const waiting = useWaitingCount()
  const count = places.some(({ path }) => path === adminPaths.inbox) && waiting
  const shown = places.find(({ path }) => path === current)
  // Seldom used screens are listed only while their parent screen is open.
  const branch = shown?.under ?? current
  const below = places.filter(
    (place) => place.inSidebar !== false && place.title !== title && (!place.under || place.under === branch),
  )
  const isListed = below.some(({ path }) => path === current)
  const isOpen = shown !== undefined && places.length > 1
  return (
    <li>
      <SidebarLink
        to={places[0]?.path ?? adminPaths.dashboard}
        isCurrent={shown !== undefined && !(isOpen && isListed)}
      >
        {title}
        {count && <WaitingCount className="ml-auto" count={count} />}
      </SidebarLink>
      {count && <span className="sr-only">{count} to answer</span>}
      {isOpen && (
        <ul className="mb-1">
          {below.map((place) => (
            <li key={place.path} className={place.under ? 'pl-8' : 'pl-4'}>
              <SidebarLink to={place.path} isCurrent={place.path === current}>
                {place.title}
              </SidebarLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

interface SidebarLinkProps {
  to: string
  isCurrent: boolean
  children: ReactNode
}

const SidebarLink = ({ to, isCurrent, children }: SidebarLinkProps) => (
  <Link
    to={to}
    className="flex min-h-11 items-center border-l-3 border-transparent px-3 hover:bg-paper aria-[current]:border-accent aria-[current]:bg-sheet aria-[current]:font-semibold lg:min-h-[clamp(24px,2.9dvh,36px)] forced-colors:aria-[current]:underline"
    aria-current={isCurrent ? 'page' : undefined}
  >
    {children}
  </Link>
)

/** The number of leads of an entry that wait for an answer. */
const WaitingCount = ({ count, className }: { count: string | number; className: string }) => (
  <span
    aria-hidden="true"
    className={`min-w-6 rounded bg-ink px-[0.4rem] text-center text-small font-semibold text-paper tabular-nums ${className}`}
  >
    {count}
  </span>
)

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
        aria-label={waiting ? `Menu, ${waiting} to answer` : 'Menu'}
      >
        {waiting && <WaitingCount className="absolute -top-1 right-0" count={waiting} />}
        <Menu className="group-open:hidden" aria-hidden="true" />
        <X className="hidden group-open:block" aria-hidden="true" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-100%)] overflow-y-auto border-b-2 border-ink bg-sunk px-[calc(var(--margin)-0.75rem-3px)] pt-1 pb-6">
        <nav aria-label="Admin">
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

/** The footer of the sidebar: the publishing status, the signed-in account, and the button to sign out. */
function SidebarAccount({ className, email }: SidebarAccountProps) {
  return (
    <div
      className={`gap-1 px-3 pt-6 text-small/normal text-ink-2 lg:flex-none lg:border-t lg:border-rule lg:pt-3 ${className}`}
    >
      {useMay('writer') && <PublishStatus />}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <TextButtonLink to={adminPaths.account} className="max-w-full break-words max-lg:py-2.5">
          {email}
        </TextButtonLink>
        <SignOut />
      </div>
    </div>
  )
}

/** Signs out and goes to /admin. */
function SignOut() {
  const navigate = useNavigate()
  const leaving = useMutation({
    mutationFn: () => session.signOut(),
    onSuccess: () => navigate(adminPaths.dashboard),
  })
  return (
    <>
      <TextButton className="max-lg:min-h-11" disabled={leaving.isPending} onClick={() => leaving.mutate()}>
        {leaving.isPending ? 'Signing out...' : 'Sign out'}
      </TextButton>
      {leaving.isError && (
        <FieldError>
          The server could not be reached, so you are still signed in. Please try again.
        </FieldError>
      )}
    </>
  )
}
