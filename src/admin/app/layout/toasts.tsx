import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { toasts } from '@/admin/kit/screen/toast-store'
import { PatternIcon } from '@/components/ui/pattern-icon'

const durationMs = 20_000

/**
 * Messages with a way back, at the foot of the desk. F8 leads there; the time stands still while the pointer or the
 * focus is on one, and while the window is in the background.
 */
export function Toasts() {
  const messages = useSyncExternalStore(toasts.subscribe, toasts.read)
  return (
    <Toast.Provider duration={durationMs} label="Message" swipeDirection="right">
      {messages.map(({ id, text, tone, action }) => (
        <Toast.Root
          key={id}
          className="toast"
          data-tone={tone}
          onOpenChange={(open) => !open && toasts.close(id)}
        >
          <PatternIcon name={tone === 'success' ? 'check' : 'warn'} />
          <Toast.Description className="toast-text">{text}</Toast.Description>
          {action && (
            <Toast.Action altText={`${action.label}: also in the history`} asChild>
              <button type="button" className="toast-action" onClick={action.run}>
                {action.label}
              </button>
            </Toast.Action>
          )}
          <Toast.Close className="toast-close" aria-label="Close the message">
            <X size={18} aria-hidden="true" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="toasts" label="Messages ({hotkey})" />
    </Toast.Provider>
  )
}
