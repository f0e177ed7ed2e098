import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { useStudio } from '@/components/layout/studio'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { FormFailure } from '@/components/ui/form-failure'
import { Honeypot } from '@/components/ui/honeypot'
import { TextLink } from '@/components/ui/site-link'
import { checkEmail, requestUnsubscribeLink, SubscribeError } from '@/features/newsletter/subscribe'
import { rest } from '@/lib/rest'

/** An unknown token gets the same answer as a known one. */
async function unsubscribe(token: string): Promise<void> {
  const { error } = await rest.rpc('unsubscribe', { token })
  if (error) throw new Error('Failed to unsubscribe')
}

/** One button: a link in a mail must not sign people off by being opened (docs/decisions/0006). */
export function UnsubscribeForm({ token, email }: { token: string; email: string | null }) {
  const leave = useMutation({ mutationFn: () => unsubscribe(token) })

  if (leave.isSuccess) {
    return (
      <Banner tone="success">
        <p>You are off the list. No more letters will reach you.</p>
        <TextLink to="/">Back to Home</TextLink>
      </Banner>
    )
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        leave.mutate()
      }}
    >
      <p className="mb-8 text-lead">One press, and we stop writing to you.</p>
      {leave.isError && (
        <Banner className="mb-6">
          <p>We could not reach our server, so you are still on the list. Please try again.</p>
        </Banner>
      )}
      {email && (
        <Field label="Your email" className="mb-5">
          {(inputProps) => <Input {...inputProps} type="email" value={email} readOnly />}
        </Field>
      )}
      <Button type="submit" variant="accent" size="big" busy={leave.isPending} busyLabel="Unsubscribing...">
        Unsubscribe
      </Button>
    </form>
  )
}

/** For who has no link: it comes by mail, since anybody can type anybody's address (docs/decisions/0022). */
export function UnsubscribeLinkForm({ email }: { email: string }) {
  const studio = useStudio()
  const field = useRef<HTMLInputElement>(null)
  const ask = useMutation({
    mutationFn: async ({ typed, website }: { typed: string; website: string }) =>
      requestUnsubscribeLink(checkEmail(typed), website, studio),
    onError: (error) => isInvalid(error) && field.current?.focus(),
  })

  if (ask.isSuccess) {
    return (
      <Banner tone="success">
        <p>
          If our letters go to that address, a mail with the link to leave is on its way. It comes within
          minutes, or tomorrow where we have written to the address today.
        </p>
        <TextLink to="/">Back to Home</TextLink>
      </Banner>
    )
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const input = new FormData(event.currentTarget)
    ask.mutate({ typed: String(input.get('email')), website: String(input.get('website')) })
  }
  const limit = ask.error instanceof SubscribeError ? ask.error.limit : undefined
  return (
    <form noValidate aria-label="Leave the newsletter" onSubmit={submit}>
      <p className="mb-8 text-lead">
        Each of our letters has the link to leave at its foot. If you no longer have one, we send the link to
        your address.
      </p>
      {ask.isError && !isInvalid(ask.error) && (
        <FormFailure
          message={limit?.message ?? 'We could not reach our server, so no link was sent. Please try again.'}
          wayOut={limit}
        />
      )}
      <Field
        label="Your email"
        error={isInvalid(ask.error) ? 'Please enter a valid email address' : undefined}
        className="mb-5"
      >
        {(inputProps) => (
          <Input
            {...inputProps}
            ref={field}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={email}
          />
        )}
      </Field>
      <Honeypot />
      <Button type="submit" variant="accent" size="big" busy={ask.isPending} busyLabel="Sending...">
        Send me the link
      </Button>
      <p className="mt-6 text-ink-2">
        Or write to <a href={`mailto:${studio.email}?subject=unsubscribe`}>{studio.email}</a>, and we take you
        off by hand.
      </p>
    </form>
  )
}

const isInvalid = (error: Error | null) =>
  error instanceof SubscribeError && error.code.includes('invalid_email')
