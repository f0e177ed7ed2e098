import { useSearchParams } from 'react-router-dom'
import { useStudio } from '@/components/layout/studio'
import { UnsubscribeForm } from '@/features/newsletter/unsubscribe-form'
import { definePage } from '@/pages/define-page'

export const page = definePage({
  Component: UnsubscribePage,
  meta: () => ({
    title: 'Unsubscribe | {studio}',
    description: 'Leave the {studio} newsletter. One click, and no more letters reach you.',
    noindex: true,
  }),
})

/** The target of a newsletter's link: `?token=…`, and `?email=…` where the sender knows it. */
export function UnsubscribePage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  const { email } = useStudio()
  return (
    <section className="page py-section">
      <div className="max-w-prose lg:col-[main-start/span_7]">
        <h1>Leave the newsletter</h1>
        {token ? (
          <>
            <p className="mt-6 mb-8 text-lead">
              One press, and we stop writing to you. You can come back at any time with the form at the foot
              of every page.
            </p>
            <UnsubscribeForm token={token} email={search.get('email')} />
          </>
        ) : (
          <p className="mt-6 text-lead">
            This page needs the link from one of our letters: it stands at the foot of each. If you no longer
            have one, write to <a href={`mailto:${email}?subject=unsubscribe`}>{email}</a> and we will take
            you off by hand.
          </p>
        )}
      </div>
    </section>
  )
}
