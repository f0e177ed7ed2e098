import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { isActivePath } from '@/components/layout/active-path'
import { scrollToPageTop } from '@/components/layout/scroll-to-page-top'

interface NavigationLinkProps {
  to: string
  className?: string
  'aria-label'?: string
  /** Whether the link shows that its page, or one below it, is being read. */
  marksCurrent?: boolean
  children: ReactNode
}

/** A link of header or footer. On its own page it does not load the page again but returns to its top. */
export function NavigationLink({ to, marksCurrent = false, ...rest }: NavigationLinkProps) {
  const { pathname, search } = useLocation()
  const here = pathname === to
  const active = marksCurrent && isActivePath(to, pathname)

  function onClick(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!here || search || opensElsewhere) return
    event.preventDefault()
    scrollToPageTop()
  }

  return (
    <Link {...rest} to={to} onClick={onClick} aria-current={active ? (here ? 'page' : 'true') : undefined} />
  )
}
