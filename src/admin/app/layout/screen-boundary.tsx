import { Component, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { StatePanel } from '@/components/ui/state-panel'

/** Keeps a fault in one screen from taking the sidebar with it. Give it the screen's address as key. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <StatePanel
        kind="failed"
        level={2}
        title="This screen did not come up"
        text="Something on our side broke while it was being drawn. The other screens still work."
        action={<Button onClick={() => location.reload()}>Try Again</Button>}
      />
    )
  }
}
