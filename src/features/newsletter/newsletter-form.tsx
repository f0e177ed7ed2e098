import { type FormEvent, useId, useRef, useState } from 'react'
import { useInterpolated, useStudio } from '@/components/layout/studio'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { FieldError } from '@/components/ui/field'
import type { WayOut } from '@/components/ui/form-failure'
import { Honeypot } from '@/components/ui/honeypot'
import { PauseTyping } from '@/components/ui/pause-typing'
import { SiteLink } from '@/components/ui/site-link'
import { takeFocus } from '@/components/ui/take-focus'
import { useTypingPlaceholder } from '@/components/ui/use-typing-placeholder'
import { footerDefaults } from '@/content/site'
import type { SubscribeError } from '@/features/newsletter/subscribe'
import { importNow } from '@/lib/newer-build'

const phrases = [
  'Enter your email',
  'Get inspired weekly',
  'Join our community',
  'Stay in the loop',
  'Get expert insights',
  'Receive design tips',
  'Subscribe for updates',
  'Never miss an article',
]

const invalidEmail = 'Please enter a valid email address'

/** The same for every address, because visitors can type addresses that are not theirs. */
const confirmNote = 'First check your inbox and press “Yes, it was me”.'

/** The two places where the form is shown: the dark footer, and the blog. */
const variants = {
  footer: {
    name: 'Newsletter',
    button: 'paper',
    note: footerDefaults.newsletterNote,
    invalid: `${invalidEmail}.`,
    thanks: 'Thank you for subscribing.',
    next: confirmNote,
  },
  blog: {
    name: 'New articles by email',
    button: 'ink',
    note: '',
    invalid: invalidEmail,
    thanks: 'Thank You for Subscribing!',
    next: `You'll now receive our latest articles and insights directly in your inbox. ${confirmNote}`,
  },
} as const

export function NewsletterForm({ variant }: { variant: keyof typeof variants }) {
  const copy = useInterpolated(variants[variant])
  const { state, submit, edited, entered } = useNewsletterForm(copy.invalid)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useTypingPlaceholder(field, phrases)
  const submitting = state.status === 'submitting'

  if (state.status === 'success') {
    return (
      <div ref={takeFocus} tabIndex={-1} role="status" className="success-panel outline-none">
        <p className="font-head text-h4 font-semibold">{copy.thanks}</p>
        <p className="mt-2">{copy.next}</p>
      </div>
    )
  }
  const badField = state.status === 'error' && state.field
  return (
    <form noValidate aria-label={copy.name} onSubmit={submit}>
      <noscript>
        <p>Subscribing needs JavaScript.</p>
      </noscript>
      <label className="field-label" htmlFor={id}>
        Your email
      </label>
      {state.status === 'error' && (
        <div className="mb-2">
          <FieldError id={`${id}-error`}>
            <span>
              {state.message}{' '}
              {state.wayOut && (
                <SiteLink to={state.wayOut.to} className="underline">
                  {state.wayOut.label}
                </SiteLink>
              )}
            </span>
          </FieldError>
        </div>
      )}
      <div className="flex flex-wrap gap-2.5">
        <span className="relative min-w-0 flex-[1_1_12rem]">
          <Input
            ref={field}
            id={id}
            name="email"
            type="email"
            autoComplete="email"
            placeholder={phrases[0]}
            disabled={submitting}
            aria-invalid={badField || undefined}
            aria-describedby={state.status === 'error' ? `${id}-error` : undefined}
            onInput={edited}
            onFocus={entered}
          />
        </span>
        <Button type="submit" variant={copy.button} busy={submitting} busyLabel="Subscribing...">
          Subscribe
        </Button>
      </div>
      <Honeypot />
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        {copy.note && <p className="text-small text-on-night-2">{copy.note}</p>}
        {variant === 'footer' && <PauseTyping />}
      </div>
    </form>
  )
}

type NewsletterState =
  | { status: 'idle' | 'submitting' | 'success' }
  /** `field`: the address itself is invalid, so the field is marked. */
  | { status: 'error'; message: string; field: boolean; wayOut?: WayOut }

/**
 * The code for checking and sending is fetched when the field gets the focus, because most visits never need
 * it.
 */
const loadSender = () => import('@/features/newsletter/subscribe')

/**
 * The form's state: idle, submitting, success or error. The typed address stays in the field until it is
 * stored.
 */
function useNewsletterForm(invalid: string) {
  const studio = useStudio()
  const [state, setState] = useState<NewsletterState>({ status: 'idle' })
  const busy = useRef(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    const form = event.currentTarget
    const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement
    const field = input('email')
    try {
      const { checkEmail, subscribe } = await loadSender()
      const email = checkEmail(field.value)
      setState({ status: 'submitting' })
      await subscribe(email, input('website').value, studio)
      form.reset()
      setState({ status: 'success' })
    } catch (error) {
      const failed = failure(error, invalid)
      setState(failed)
      if (failed.status === 'error' && failed.field) field.focus()
    } finally {
      busy.current = false
    }
  }

  /** Editing a refused address clears its message. */
  const edited = () => setState((now) => (now.status === 'error' ? { status: 'idle' } : now))
  // If a newer build forces a reload, it happens now, before anything is typed.
  const entered = () => void importNow(loadSender).catch(() => {})

  return { state, submit, edited, entered }
}

function failure(error: unknown, invalid: string): NewsletterState {
  // No instanceof check: the class is loaded with the sender, and that import may be what failed.
  const { code = '', limit } = error instanceof Error ? (error as Partial<SubscribeError>) : {}
  if (code.includes('invalid_email')) return { status: 'error', message: invalid, field: true }
  const message = limit?.message ?? 'Failed to subscribe. Please try again.'
  return { status: 'error', message, field: false, wayOut: limit }
}
