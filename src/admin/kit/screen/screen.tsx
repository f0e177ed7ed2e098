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

/** After the sign-in, which is no screen, any screen is an arrival. */
export function leaveScreen(): void {
  shown = ''
}

interface ScreenProps {
  title: string
  /** Beside the heading: the screen's search and its one way on. */
  tools?: ReactNode
  lead?: ReactNode
  children: ReactNode
}

/** One screen of the desk: its heading takes the focus when one comes to it from another. */
export function Screen({ title, tools, lead, children }: ScreenProps) {
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
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="min-w-0 wrap-anywhere">
          {/* A name of 200 characters leaves room for what is under it. */}
          <h1
            ref={heading}
            tabIndex={-1}
            className={`focus:outline-none ${title.length > 70 ? 'text-screen-long' : 'text-screen'}`}
          >
            {title}
          </h1>
          {lead && <p className="mt-1.5 text-ink-2">{lead}</p>}
        </div>
        {tools}
      </div>
      {children}
    </>
  )
}
