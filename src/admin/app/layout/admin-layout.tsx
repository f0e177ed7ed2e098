import { Component, useState, type ReactNode } from 'react'
import { Palette } from '@/admin/app/palette/palette'
import { useRole } from '@/admin/kit/session/session'
import { useFollowNews } from '@/admin/kit/news/news'
import { Toasts } from '@/admin/kit/screen/toasts'
import { Sidebar } from '@/admin/app/layout/sidebar'
import { SkipLink } from '@/components/layout/skip-link'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { StatePanel } from '@/components/ui/state-panel'

/** The sidebar with one screen beside it. The search opens on top of both. */
export function AdminLayout({ email, children }: { email: string; children: ReactNode }) {
  const role = useRole()
  useFollowNews()
  const [searching, setSearching] = useState(false)
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start text-base lg:grid-cols-[15rem_minmax(0,1fr)] lg:content-stretch lg:bg-[linear-gradient(var(--sunk)_0_0)] lg:bg-size-[15rem] lg:bg-repeat-y">
      <SkipLink />
      <Sidebar email={email} onSearch={() => setSearching(true)} />
      <main
        id="main"
        tabIndex={-1}
        className="min-w-0 px-margin pt-6 pb-16 lg:max-w-336 lg:px-[clamp(1.75rem,3vw,4rem)] lg:pt-10 lg:pb-20"
      >
        {role === 'none' && (
          <Banner tone="warning" className="mb-8">
            <p>
              This account has no access to the admin: it sees only what visitors see. Ask the studio’s owner
              to give access to {email}.
            </p>
          </Banner>
        )}
        {children}
      </main>
      <Toasts />
      <Palette open={searching} onOpenChange={setSearching} />
    </div>
  )
}

/** Catches an error in one screen so that the sidebar still works. Use the screen's key. */
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
        title="This screen could not be shown"
        text="Something on our side went wrong. The other screens still work."
        action={<Button onClick={() => location.reload()}>Try Again</Button>}
      />
    )
  }
}
