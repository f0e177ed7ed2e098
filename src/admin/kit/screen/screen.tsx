import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { arriveAt, passOn } from '@/admin/kit/screen/focus-on-navigation'

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
            className={
              title.length > 70 ? 'text-[1.5rem]/[1.2]' : 'text-[clamp(2rem,1.7rem+1vw,2.5rem)]/[1.1]'
            }
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
