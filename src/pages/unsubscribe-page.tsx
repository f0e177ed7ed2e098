import { useSearchParams } from 'react-router-dom'
import { FactList } from '@/components/sections/fact-list'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { EmptyArt } from '@/components/ui/empty-art'
import { TextLink } from '@/components/ui/site-link'
import { TokenForm } from '@/features/newsletter/token-form'
import { UnsubscribeLinkForm } from '@/features/newsletter/unsubscribe-form'
import { definePage } from '@/pages/define-page'

export const page = definePage({
  Component: UnsubscribePage,
  meta: () => ({
    title: 'Unsubscribe | {studio}',
    description: 'Unsubscribe from the {studio} newsletter with one click.',
    noindex: true,
  }),
})

const changes = [
  'Newsletters stop immediately.',
  'Emails about a call you booked still reach you.',
  'You can come back at any time with the form at the foot of every page.',
]

/** The target of the link in a newsletter: `?token=…`, and `?email=…` if the sender knows it. */
export function UnsubscribePage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  const email = search.get('email')
  return (
    <section className="page gap-y-10 py-section">
      <div className="lg:col-[main-start/span_6]">
        {token ? (
          <TokenForm
            procedure="unsubscribe"
            token={token}
            button="Unsubscribe"
            busyLabel="Unsubscribing..."
            heading="Leave the newsletter"
            doneHeading="You have left the newsletter."
            failed="We could not reach our server, so you are still on the list. Please try again."
            done={
              <>
                <p>You are unsubscribed. You will get no more newsletters.</p>
                <TextLink to="/">Back to Home</TextLink>
              </>
            }
          >
            <p className="mb-8 text-lead">One click, and we stop writing to you.</p>
            {email && (
              <Field label="Your email" className="mb-5">
                {(inputProps) => <Input {...inputProps} type="email" value={email} readOnly />}
              </Field>
            )}
          </TokenForm>
        ) : (
          <>
            <h1 className="mb-6">Leave the newsletter</h1>
            <UnsubscribeLinkForm email={email} />
          </>
        )}
      </div>
      <div className="lg:col-[c_8/main-end]">
        <div className="mb-8 max-lg:hidden">
          <EmptyArt snapped={false} />
        </div>
        <FactList heading="What it changes" facts={changes} />
      </div>
    </section>
  )
}
