import { Component, type ReactNode } from 'react'
import { ErrorPage } from '@/app/error-page'

/** Keeps a fault in one page from emptying the screen: the page says so, header and footer stay. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children
  }
}
