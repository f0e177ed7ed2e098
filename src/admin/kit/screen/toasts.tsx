import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { useMay } from '@/admin/kit/rights/role'
import { toasts } from '@/admin/kit/screen/toast-store'
import { PatternIcon } from '@/components/ui/pattern-icon'

const durationMs = 20_000

/**
 * The results of actions, some with Undo, above the actions at the bottom of the screen. F8 moves the focus there. Their
 * timeout pauses while one has the pointer or the focus, and while the window is in the background.
 */
export function Toasts() {
  const messages = useSyncExternalStore(toasts.subscribe, toasts.read)
  const seesHistory = useMay('owner')
  return (
    <Toast.Provider duration={durationMs} label="Message" swipeDirection="right">
      {messages.map(({ id, text, tone, action }) => (
        <Toast.Root
          key={id}
          className={`motion-safe:data-[state=open]:animate-toast grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-1 border-l-6 bg-ink py-3 pr-2 pl-4 text-paper shadow-float [&_:focus-visible]:outline-paper ${tone === 'error' ? 'border-accent' : 'border-success'}`}
          onOpenChange={(open) => !open && toasts.close(id)}
        >
          <PatternIcon name={tone === 'success' ? 'check' : 'warn'} />
          <Toast.Description className="wrap-anywhere">{text}</Toast.Description>
          {action && (
            <Toast.Action
              altText={action.undoes && seesHistory ? `${action.label}: also in the history` : action.label}
              asChild
            >
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
        className="fixed right-margin bottom-28 z-60 grid w-[min(26rem,100vw-2*var(--margin))] gap-3"
        label="Messages ({hotkey})"
      />
    </Toast.Provider>
  )
}
