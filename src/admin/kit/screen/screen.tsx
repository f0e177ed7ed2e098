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
      <div className="desk-head">
        <div>
          <h1 ref={heading} tabIndex={-1} data-long={title.length > 70 || undefined}>
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
