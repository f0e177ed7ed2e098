import { useMutation } from '@tanstack/react-query'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { TextLink } from '@/components/ui/site-link'
import { rest } from '@/lib/rest'

/** An unknown token gets the same answer as a known one. */
async function confirm(token: string): Promise<void> {
  const { error } = await rest.rpc('confirm_subscription', { token })
  if (error) throw new Error('Failed to confirm')
}

/** The question, and one button: mail scanners open every link, and must not say yes for anybody (docs/decisions/0006). */
export function ConfirmForm({ token }: { token: string }) {
  const yes = useMutation({ mutationFn: () => confirm(token) })

  if (yes.isSuccess) {
    return (
      <Banner tone="success" className="mt-8">
        <p>Thank you. If this link came in our mail to you, our letters go to your address from now on.</p>
        <p className="mt-3">
          Not what you wanted?{' '}
          <TextLink to={`/unsubscribe?token=${encodeURIComponent(token)}`}>Leave the newsletter</TextLink>
        </p>
      </Banner>
    )
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        yes.mutate()
      }}
    >
      <p className="mt-6 mb-8 text-lead">
        Somebody gave your address to our newsletter. Letters go only to those who say that it was them. If it
        was not you, close this page: you need not do anything.
      </p>
      {yes.isError && (
        <Banner className="mb-6">
          <p>We could not reach our server, so nothing is confirmed yet. Please try again.</p>
        </Banner>
      )}
      <Button type="submit" variant="accent" size="big" busy={yes.isPending} busyLabel="Confirming...">
        Yes, it was me
      </Button>
    </form>
  )
}
