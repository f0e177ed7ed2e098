import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useStudio } from '@/components/layout/studio'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { FormFailure } from '@/components/ui/form-failure'
import { Honeypot } from '@/components/ui/honeypot'
import { TextLink } from '@/components/ui/site-link'
import { requestUnsubscribeLink, SubscribeError } from '@/features/newsletter/subscribe'

/**
 * For visitors without a link. The link is sent by email, because visitors can type addresses that are not
 * theirs (docs/decisions/0022).
 */
export function UnsubscribeLinkForm({ email }: { email: string | null }) {
  const studio = useStudio()
  const field = useRef<HTMLInputElement>(null)
  const ask = useMutation<void, Error, FormData>({
    mutationFn: (form) => requestUnsubscribeLink(form, studio),
    onError: (error) => isInvalid(error) && field.current?.focus(),
  })
  if (ask.isSuccess) {
    return (
      <Banner tone="success" focused>
        <p>
          If our newsletter goes to that address, an email with the link to leave is on its way. It comes
          within minutes, or tomorrow if we have already emailed the address today.
        </p>
        <TextLink to="/">Back to Home</TextLink>
      </Banner>
    )
  }
  const invalid = isInvalid(ask.error)
  const limit = ask.error instanceof SubscribeError ? ask.error.limit : undefined
  const failure = limit?.message ?? 'We could not reach our server, so no link was sent. Please try again.'
  return (
    <form
      noValidate
      aria-label="Leave the newsletter"
      onSubmit={(event) => {
        event.preventDefault()
        ask.mutate(new FormData(event.currentTarget))
      }}
    >
      <p className="mb-8 text-lead">
        Each newsletter ends with the link to leave. If you no longer have one, we send the link to your
        address.
      </p>
      {ask.isError && !invalid && <FormFailure message={failure} wayOut={limit} />}
      <Field
        label="Your email"
        error={invalid ? 'Please enter a valid email address' : undefined}
        className="mb-5"
      >
        {(inputProps) => (
          <Input
            {...inputProps}
            ref={field}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={email ?? ''}
          />
        )}
      </Field>
      <Honeypot />
      <Button type="submit" variant="accent" size="big" busy={ask.isPending} busyLabel="Sending...">
        Send me the link
      </Button>
      <p className="mt-6 text-ink-2">
        Or write to{' '}
        <a
          className="inline-block underline underline-offset-2"
          href={`mailto:${studio.email}?subject=unsubscribe`}
        >
          {studio.email}
        </a>
        , and we unsubscribe you by hand.
      </p>
    </form>
  )
}

const isInvalid = (error: Error | null) =>
  error instanceof SubscribeError && error.code.includes('invalid_email')
