import { site } from '@/content/site'

/** Shown in a page's place when the page itself failed: what happened, and two ways on. */
export function ErrorPage() {
  return (
    <section className="page py-section" role="alert">
      <h1>This page did not come up</h1>
      <p className="mt-4 text-lead">
        Something on our side broke while it was being drawn. Loading it again usually helps; if it does not,
        write to <a href={`mailto:${site.email}`}>{site.email}</a> and we will send you what you were looking
        for.
      </p>
      <p className="mt-6 flex flex-wrap gap-4">
        <button className="btn" type="button" onClick={() => location.reload()}>
          Try Again
        </button>
        <a className="btn btn-line" href="/">
          Go to Home
        </a>
      </p>
    </section>
  )
}
