import { useRef, useState, type FormEvent } from 'react'

export type NewsletterState =
  | { status: 'idle' | 'submitting' | 'success' }
  /** `field`: the address itself is at fault, and the field is marked. */
  | { status: 'error'; message: string; field: boolean }

/** Checking and sending are fetched when the field is entered: most visits never need them. */
const loadSender = () => import('@/features/newsletter/subscribe')

/** The form's life: idle, submitting, success, error. What was typed stays in the field until it is stored. */
export function useNewsletterForm(messages: { invalid: string }) {
  const [state, setState] = useState<NewsletterState>({ status: 'idle' })
  const busy = useRef(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    const form = event.currentTarget
    const field = form.elements.namedItem('email') as HTMLInputElement
    try {
      const { checkEmail, subscribe } = await loadSender()
      const email = checkEmail(field.value)
      setState({ status: 'submitting' })
      await subscribe(email)
      form.reset()
      setState({ status: 'success' })
    } catch (error) {
      const failed = failure(error, messages.invalid)
      setState(failed)
      if (failed.status === 'error' && failed.field) field.focus()
    } finally {
      busy.current = false
    }
  }

  /** The message of a refused address goes as soon as the address is edited. */
  const edited = () => setState((now) => (now.status === 'error' ? { status: 'idle' } : now))
  const entered = () => void loadSender().catch(() => {})

  return { state, submit, edited, entered }
}

function failure(error: unknown, invalid: string): NewsletterState {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.includes('invalid_email')) return { status: 'error', message: invalid, field: true }
  const message = code.includes('rate_limited')
    ? 'Too many tries from this connection. Please wait a few minutes and try again.'
    : 'Failed to subscribe. Please try again.'
  return { status: 'error', message, field: false }
}
