import { Component, type ReactNode } from 'react'
import { useStudio } from '@/components/layout/studio'
import { loadNewerBuild } from '@/lib/newer-build'

/**
 * Shows an error page in place of a page that failed to render; header and footer stay. If a newer build has
 * removed the page's files, the page is reloaded first.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean; failed: boolean }> {
  override state = { broken: false, failed: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override async componentDidCatch() {
    if (!(await loadNewerBuild())) this.setState({ failed: true })
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return this.state.failed && <ErrorPage />
  }
}

function ErrorPage() {
  const { email } = useStudio()
  return (
    <section className="page py-section" role="alert">
      <h1>This page could not be shown</h1>
      <p className="mt-4 text-lead">
        Something on our side went wrong. Loading it again usually helps; if not, write to{' '}
        <a href={`mailto:${email}`}>{email}</a> and we will send you what you were looking for.
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
