/** First in the tab order: past the header, to <main id="main" tabIndex={-1}>. */
export function SkipLink() {
  return (
    <a href="#main" className="btn skip-link">
      Skip to content
    </a>
  )
}
