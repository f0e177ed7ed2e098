import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

let shown: string | undefined
let passedOn: string | undefined

/**
 * Whether a screen at this address has just been arrived at from another: then its heading takes the focus, as a
 * newly loaded page would. Not for the first screen of a page load, nor when the same one is drawn again.
 */
export function arriveAt(pathname: string): boolean {
  const moved = shown !== undefined && shown !== pathname
  const passed = passedOn === pathname
  shown = pathname
  passedOn = undefined
  return moved || passed
}

/** A screen that goes while its heading has the focus, as when it was only loading, leaves it to the one that comes. */
export function passOn(pathname: string): void {
  passedOn = pathname
}

/** The sign-in is not a screen, so any screen after it takes the focus. */
export function leaveScreen(): void {
  shown = ''
}

interface ScreenProps {
  title: string
  /** The one thing that is done most here; beside the heading on a phone too. */
  action?: ReactNode
  /** Between the two, and under them on a phone: the search, a menu. */
  tools?: ReactNode
  lead?: ReactNode
  /** The link that leads a keyboard from the heading to the content. */
  skip?: ReactNode
  children: ReactNode
}

/** One screen of the admin: its heading takes the focus when one comes to it from another. */
export function Screen({ title, action, tools, lead, skip, children }: ScreenProps) {
  const { pathname } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const element = heading.current
    return () => {
      if (document.activeElement === element) passOn(pathname)
    }
  }, [pathname])
  useEffect(() => {
    if (arriveAt(pathname)) heading.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-end gap-3 md:mb-7">
        <div className="mr-auto min-w-0 wrap-anywhere max-md:flex-1">
          {/* A name of 200 characters leaves room for what is under it. */}
          <h1
            ref={heading}
            tabIndex={-1}
            className={`focus:outline-none ${title.length > 70 ? 'text-screen-long' : 'text-screen'}`}
          >
            {title}
          </h1>
          {skip}
          {lead && <p className="mt-1.5 text-ink-2 max-md:text-small">{lead}</p>}
        </div>
        {tools && <div className="flex max-w-full flex-wrap gap-3 max-md:order-1 max-md:w-full">{tools}</div>}
        {action}
      </div>
      {children}
    </>
  )
}
