interface SkipLinkProps {
  /** The id of its target, which can take the focus. */
  to?: string
  children?: string
}

/** First in the tab order: skips the header and leads to <main id="main" tabIndex={-1}>. */
export function SkipLink({ to = 'main', children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a href={`#${to}`} className="btn screen-only fixed top-3 left-3 z-30 not-focus:[translate:0_-200%]">
      {children}
    </a>
  )
}
