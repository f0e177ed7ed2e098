import { useSearchParams } from 'react-router-dom'
import { FactList } from '@/components/sections/fact-list'
import { WovenMark } from '@/components/sections/woven-mark'
import { TextLink } from '@/components/ui/site-link'
import { TokenForm } from '@/features/newsletter/token-form'
import { definePage } from '@/pages/define-page'

export const page = definePage({
  Component: ConfirmSubscriptionPage,
  meta: () => ({
    title: 'Confirm your subscription | {studio}',
    description: 'Confirm that you subscribed to the {studio} newsletter.',
    noindex: true,
  }),
})

const benefits = [
  'One useful email, when we have something to say.',
  'New articles for owners in Malaysia: prices, words, photographs, being found.',
  'A link to leave in every email. One click, and we stop.',
]

/** The target of the link in a welcome email: `?token=…`. */
export function ConfirmSubscriptionPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return (
    <section className="page py-section">
      <div className="max-w-prose lg:col-[main-start/span_7]">
        {token ? (
          <TokenForm
            procedure="confirm_subscription"
            token={token}
            button="Yes, it was me"
            busyLabel="Confirming..."
            heading="Was it you?"
            doneHeading="You’re subscribed."
            failed="We could not reach our server, so nothing is confirmed yet. Please try again."
            done={
              <>
                <p>Thank you. You will get our next newsletter.</p>
                <p className="mt-3">
                  Not what you wanted?{' '}
                  <TextLink to={`/unsubscribe?token=${encodeURIComponent(token)}`}>
                    Leave the newsletter
                  </TextLink>
                </p>
              </>
            }
          >
            <p className="mb-8 text-lead">
              Someone signed up to our newsletter with your address. We only write to people who confirm. If
              it was not you, just close this page.
            </p>
          </TokenForm>
        ) : (
          <>
            <h1 className="mb-6">Confirm your subscription</h1>
            <p className="text-lead">
              This page needs the link from your welcome email. If you no longer have it, subscribe again with
              the form at the foot of every page.
            </p>
          </>
        )}
        <FactList heading="What you get" facts={benefits} className="mt-10" />
        <p className="mt-3">
          <TextLink to="/blog">Read our articles</TextLink>
        </p>
      </div>
      <WovenMark className="h-auto w-full max-lg:hidden lg:col-[c_9/main-end]" />
    </section>
  )
}
