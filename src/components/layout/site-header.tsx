import { Menu, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Logo } from '@/components/layout/logo'
import { NavigationLink } from '@/components/layout/navigation-link'
import { SkipLink } from '@/components/layout/skip-link'
import { WhatsAppLink } from '@/components/layout/whatsapp-link'
import { ButtonLink } from '@/components/ui/button'
import { Ornament } from '@/components/ui/ornament'
import { callToAction, mainNavigation, malayHome } from '@/content/navigation'
import { formAddress } from '@/lib/form-address'

/** Sticky at the top; has a shadow once the page is scrolled more than 50 px. */
export function SiteHeader() {
  const header = useRef<HTMLElement>(null)
  const callTo = useCallTo()
  // Not with React state, which would render the whole header and delay a tap after a scroll.
  useEffect(() => {
    const onScroll = () => header.current?.classList.toggle('is-scrolled', window.scrollY > 50)
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return (
    // The page's language may differ.
    <header ref={header} lang="en-MY" className="site-header page">
      <SkipLink />
      <div className="flex min-h-15 items-center gap-x-2 lg:min-h-19">
        <div className="flex min-w-7 flex-[1_1_0]">
          <Logo />
        </div>
        <nav aria-label="Main" className="mr-[clamp(.75rem,2vw,2.25rem)] hidden min-w-0 lg:block">
          <ul className="flex flex-wrap justify-end gap-x-[clamp(1rem,2.2vw,2.25rem)] text-base">
            {mainNavigation.map((item) => (
              <li key={item.to} className="flex">
                <NavigationLink to={item.to} className="nav-link" marksCurrent>
                  {item.label}
                </NavigationLink>
              </li>
            ))}
          </ul>
        </nav>
        <NavigationLink
          to={callTo}
          className="btn btn-small screen-only max-lg:min-h-10 max-lg:px-[.75em] max-lg:text-small"
        >
          {callToAction.label}
        </NavigationLink>
        <SiteMenu />
      </div>
    </header>
  )
}

/** From the Malay page, the booking's emails are in Malay too. */
const useCallTo = () =>
  useLocation().pathname === malayHome.to ? formAddress({ language: 'ms' }) : callToAction.to

/**
 * The menu of narrow screens. A native <details>, so that it opens before any script has run; with script it
 * also closes on navigation, on Escape (focus returns to the toggle) and when focus or a click goes
 * elsewhere.
 */
function SiteMenu() {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  function close() {
    if (details.current) details.current.open = false
  }

  // Not on the first page, where the visitor may have opened the menu before hydration.
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current !== key) close()
    shown.current = key
  }, [key])

  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      if (!details.current?.contains(event.target as Node)) close()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !details.current?.open) return
    close()
    details.current.querySelector('summary')?.focus()
  }

  function onClick(event: MouseEvent) {
    if ((event.target as Element).closest('a')) close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- clicks and keys of the links inside
    <details
      ref={details}
      className="site-menu group lg:hidden"
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <summary aria-label="Toggle menu" className="-mr-2 grid h-11 w-[40px] place-items-center">
        <Menu className="group-open:hidden" aria-hidden="true" />
        <X className="hidden group-open:block" aria-hidden="true" />
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a link's Enter arrives as a click */}
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full flex h-[calc(100dvh-100%)] flex-col overflow-y-auto bg-paper px-margin pt-2"
        onClick={onClick}
      >
        <ul className="mb-6">
          {mainNavigation.map((item) => (
            <li key={item.to}>
              <NavigationLink to={item.to} className="menu-link" marksCurrent>
                {item.label}
              </NavigationLink>
            </li>
          ))}
        </ul>
        <ButtonLink to={useCallTo()} size="big">
          {callToAction.label}
        </ButtonLink>
        <p className="beside mt-3 justify-center">
          <WhatsAppLink className="link">Ask on WhatsApp</WhatsAppLink>
          <NavigationLink to={malayHome.to} lang="ms" hrefLang="ms" className="link">
            {malayHome.label}
          </NavigationLink>
        </p>
        {/* The border, outside the mask, is the minimum distance to the button. */}
        <Ornament
          kind="orn-rebung"
          className="-mx-margin mt-auto box-content flex-none border-t-[2rem] border-transparent bg-clip-padding [mask-origin:padding-box]"
        />
      </nav>
    </details>
  )
}
