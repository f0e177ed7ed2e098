import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useDocumentTitle } from '@/admin/kit/screen/document-title'
import { useScreenKey } from '@/admin/kit/screen/screen-key'

let shown: string | undefined
/** The screen whose heading had the focus when it was removed, as a loading screen is for the loaded one. */
let passedOn: string | undefined

/**
 * Whether the user has just navigated to this screen: the heading then takes the focus, as a newly loaded page
 * would. False for the first screen of a page load and when the same screen renders again.
 */
function arriveAt(screen: string): boolean {
  const moved = shown !== undefined && shown !== screen
  const passed = passedOn === screen
  shown = screen
  passedOn = undefined
  return moved || passed
}

/** The sign-in is not a screen, so any screen after it takes the focus. */
export function leaveScreen(): void {
  shown = ''
}

interface ScreenProps {
  title: string
  /** The main action, beside the heading also on phones. */
  action?: ReactNode
  /** The search or a menu, between heading and action; below them on phones. */
  tools?: ReactNode
  lead?: ReactNode
  /** The skip link from the heading to the content for keyboard users. */
  skip?: ReactNode
  children: ReactNode
}

/** One screen of the admin. Its heading takes the focus after navigation from another screen. */
export function Screen({ title, action, tools, lead, skip, children }: ScreenProps) {
  const key = useScreenKey()
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const element = heading.current
    return () => {
      if (document.activeElement === element) passedOn = key
    }
  }, [key])
  useDocumentTitle(title)
  useEffect(() => {
    if (arriveAt(key)) heading.current?.focus({ preventScroll: true })
  }, [key])
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-end gap-3 md:mb-7">
        <div className="min-w-0 flex-1 wrap-anywhere md:basis-40">
          {/* A name of 200 characters leaves room for what is under it. */}
          <h1
            ref={heading}
            tabIndex={-1}
            className={`focus:outline-none ${title.length > 70 ? 'text-screen-long' : 'text-screen'}`}
          >
            {title}
          </h1>
          {skip}
        </div>
        {lead && (
          <div className="order-1 -mt-1.5 basis-full text-ink-2 max-md:text-small">
            <p>{lead}</p>
          </div>
        )}
        <div className="contents gap-3 md:flex">
          {tools && (
            <div className="flex max-w-full flex-wrap gap-3 max-md:order-2 max-md:w-full">{tools}</div>
          )}
          {action}
        </div>
      </div>
      {children}
    </>
  )
}
