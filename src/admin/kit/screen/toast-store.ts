interface ToastMessage {
  id: number
  text: string
  tone: 'success' | 'error'
  /** `undoes`: it takes a change back, which the history does too. */
  action?: { label: string; run: () => void; undoes?: true }
}

let shown: readonly ToastMessage[] = []
let count = 0
const listeners = new Set<() => void>()

function become(next: readonly ToastMessage[]) {
  shown = next
  listeners.forEach((listener) => listener())
}

/** The messages of the admin, which stay visible when their screen changes. */
export const toasts = {
  read: () => shown,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  show(message: Omit<ToastMessage, 'id'>): void {
    count += 1
    // A plain success message is replaced by the next one, since several would cover a phone's screen.
    const kept = shown.filter(({ tone, action }) => tone === 'error' || action)
    become([...kept, { ...message, id: count }])
  },
  close(id: number): void {
    become(shown.filter((message) => message.id !== id))
  },
}
