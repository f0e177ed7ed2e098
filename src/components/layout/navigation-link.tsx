import type { MouseEvent, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { SiteLink } from '@/components/ui/site-link'
import { scrollToPageTop } from '@/lib/scroll'

interface NavigationLinkProps {
  to: string
  className?: string
  'aria-label'?: string
  lang?: string
  hrefLang?: string
  /** Whether it is marked as current on its page and on pages below it. */
  marksCurrent?: boolean
  children: ReactNode
}

/** A link of header or footer. On its own page it scrolls to the top instead of navigating. */
export function NavigationLink({ to, marksCurrent = false, ...rest }: NavigationLinkProps) {
  const { pathname, search } = useLocation()
  const isHere = pathname === to
  const isAbove = to !== '/' && pathname.startsWith(`${to}/`)

  function onClick(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!isHere || search || opensElsewhere) return
    event.preventDefault()
    scrollToPageTop()
  }

  const current = isHere ? 'page' : isAbove ? 'true' : undefined
  return <SiteLink {...rest} to={to} onClick={onClick} aria-current={marksCurrent ? current : undefined} />
}
