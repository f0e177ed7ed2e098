import { Component, useCallback, useState, type ReactNode, useSyncExternalStore } from 'react'
import { Palette } from '@/admin/app/palette/palette'
import { useRights } from '@/admin/kit/session/session'
import { useFollowNews } from '@/admin/kit/news/news'
import { Sidebar } from '@/admin/app/layout/sidebar'
import { SkipLink } from '@/components/layout/skip-link'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { StatePanel } from '@/components/ui/state-panel'
import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { toasts } from '@/admin/kit/screen/toast-store'
import { PatternIcon } from '@/components/ui/pattern-icon'

/** The sidebar, and one screen beside it. The search opens over both. */
export function AdminLayout({ email, children }: { email: string; children: ReactNode }) {
  const rights = useRights()
  useFollowNews()
  const [searching, setSearching] = useState(false)
  const search = useCallback(() => setSearching(true), [])
  const close = useCallback(() => setSearching(false), [])
  return (
    <div className="admin">
      <SkipLink />
      <Sidebar email={email} onSearch={search} />
      <main
        id="main"
        tabIndex={-1}
        className="min-w-0 px-margin pt-6 pb-16 lg:max-w-336 lg:px-[clamp(1.75rem,3vw,4rem)] lg:pt-10 lg:pb-20"
      >
        {rights === 'stranger' && (
          <Banner tone="warning" className="mb-8">
            <p>
              This account holds no administrator’s rights: every count is 0 and the leads stay closed. Ask
              the studio’s owner to give them to {email}.
            </p>
          </Banner>
        )}
        {children}
      </main>
      <Toasts />
      <Palette open={searching} onOpen={search} onClose={close} />
    </div>
  )
}

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

const durationMs = 20_000

/**
 * Messages with an undo, at the foot of the screen. F8 moves the focus there; their time stops while the pointer or
 * the focus is on one, and while the window is in the background.
 */
export function Toasts() {
  const messages = useSyncExternalStore(toasts.subscribe, toasts.read)
  return (
    <Toast.Provider duration={durationMs} label="Message" swipeDirection="right">
      {messages.map(({ id, text, tone, action }) => (
        <Toast.Root
          key={id}
          className={`toast grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-1 border-l-6 bg-ink py-3 pr-2 pl-4 text-paper shadow-float ${tone === 'error' ? 'border-accent' : 'border-success'}`}
          onOpenChange={(open) => !open && toasts.close(id)}
        >
          <PatternIcon name={tone === 'success' ? 'check' : 'warn'} />
          <Toast.Description className="wrap-anywhere">{text}</Toast.Description>
          {action && (
            <Toast.Action altText={`${action.label}: also in the history`} asChild>
              <button
                type="button"
                className="min-h-11 min-w-11 font-semibold underline underline-offset-[0.3em]"
                onClick={action.run}
              >
                {action.label}
              </button>
            </Toast.Action>
          )}
          <Toast.Close className="grid min-h-11 min-w-11 place-items-center" aria-label="Close the message">
            <X size={18} aria-hidden="true" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        className="fixed right-margin bottom-[max(1.25rem,env(safe-area-inset-bottom))] z-60 grid w-[min(26rem,100vw-2*var(--margin))] gap-3"
        label="Messages ({hotkey})"
      />
    </Toast.Provider>
  )
}
