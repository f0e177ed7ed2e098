import { useMutation } from '@tanstack/react-query'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { TextLink } from '@/components/ui/site-link'
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
