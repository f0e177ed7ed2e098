/** First in the tab order: leads past the header to <main id="main" tabIndex={-1}>. */
export function SkipLink() {
  return (
    <a href="#main" className="btn screen-only fixed top-3 left-3 z-30 not-focus:[translate:0_-200%]">
      Skip to content
    </a>
  )
}
