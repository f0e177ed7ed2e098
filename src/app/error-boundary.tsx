import { Component, type ReactNode } from 'react'
import { useStudio } from '@/components/layout/studio'

/** Shows an error page in place of a page that failed to render; header and footer stay. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children
  }
}

function ErrorPage() {
  const { email } = useStudio()
  return (
    <section className="page py-section" role="alert">
      <h1>This page did not come up</h1>
      <p className="mt-4 text-lead">
        Something on our side broke while it was being drawn. Loading it again usually helps; if it does not,
        write to <a href={`mailto:${email}`}>{email}</a> and we will send you what you were looking for.
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
