/** First in the tab order: past the header, to <main id="main" tabIndex={-1}>. */
export function SkipLink() {
  return (
    <a href="#main" className="btn sr-only z-30 focus:not-sr-only focus:fixed focus:top-2 focus:left-2">
      Skip to content
    </a>
  )
}
