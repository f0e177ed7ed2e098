import { useState, type FormEvent } from 'react'
import * as v from 'valibot'
import { newsletterEmail } from '@/features/newsletter/newsletter-schema'
import { subscribe, SubscribeError, tooManyTries } from '@/features/newsletter/subscribe'

export type NewsletterState =
  | { status: 'idle' | 'submitting' | 'success' }
  /** `field`: the address itself is at fault, and the field is marked. */
  | { status: 'error'; message: string; field: boolean }

/** The form's life: idle, submitting, success, error. What was typed stays in the field until it is stored. */
export function useNewsletterForm(messages: { invalid: string }) {
  const [state, setState] = useState<NewsletterState>({ status: 'idle' })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const field = form.elements.namedItem('email') as HTMLInputElement
    const email = v.safeParse(newsletterEmail, field.value)
    if (!email.success) {
      setState({ status: 'error', message: messages.invalid, field: true })
      field.focus()
      return
    }
    setState({ status: 'submitting' })
    try {
      await subscribe(email.output)
      setState({ status: 'success' })
      form.reset()
    } catch (error) {
      setState(failure(error, messages.invalid))
    }
  }

  /** The message of a refused address goes as soon as the address is edited. */
  const edited = () => setState((now) => (now.status === 'error' ? { status: 'idle' } : now))

  return { state, submit, edited }
}

function failure(error: unknown, invalid: string): NewsletterState {
  const code = error instanceof SubscribeError ? error.code : ''
  if (code.includes('invalid_email')) return { status: 'error', message: invalid, field: true }
  if (code.includes('rate_limited')) return { status: 'error', message: tooManyTries, field: false }
  return { status: 'error', message: 'Failed to subscribe. Please try again.', field: false }
}
