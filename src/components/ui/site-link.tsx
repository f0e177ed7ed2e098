import { useContext, type ComponentProps, type MouseEvent } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of this site, or a whole address: that one opens in a new tab and says so. */
  to: string
  /** Opens a path of this site in a new tab too: what is read here must not be lost, or it is no page of the app. */
  newTab?: boolean
}

/** One link for both worlds, so that no external one forgets its `rel` or its word to screen readers. */
export function SiteLink({ to, newTab = /^https?:/.test(to), children, ...rest }: SiteLinkProps) {
  if (newTab) {
    return (
      <a href={to} target="_blank" rel="noopener noreferrer" {...rest}>
        {children} <span className="sr-only">(opens in a new tab)</span>
      </a>
    )
  }
  if (/^\/(?!\/)/.test(to)) {
    return (
      <PageLink to={to} {...rest}>
        {children}
      </PageLink>
    )
  }
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  )
}

/**
 * The router's own Link reads where one is, and so is drawn again with every change of the address: 1,500 of them in
 * a portfolio of 500, for each filter. This one asks only when it is pressed.
 */
function PageLink({ to, onClick, children, ...rest }: Omit<SiteLinkProps, 'newTab'>) {
  const { navigator } = useContext(NavigationContext)

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || elsewhere) return
    event.preventDefault()
    const { pathname, search, hash } = window.location
    // The address one is at already makes no second entry in the history, as with any link.
    if (to === pathname + search + hash) navigator.replace(to)
    else navigator.push(to)
  }

  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  )
}
