import { useSearchParams } from 'react-router-dom'
import { ConfirmForm } from '@/features/newsletter/confirm-form'
import { definePage } from '@/pages/define-page'

export const page = definePage({
  Component: ConfirmSubscriptionPage,
  meta: () => ({
    title: 'Confirm your subscription | {studio}',
    description: 'Say that it was you who subscribed to the {studio} newsletter.',
    noindex: true,
  }),
})

/** The target of a welcome mail's link: `?token=…`. */
export function ConfirmSubscriptionPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return (
    <section className="page py-section">
      <div className="max-w-prose lg:col-[main-start/span_7]">
        <h1>Was it you?</h1>
        {token ? (
          <ConfirmForm token={token} />
        ) : (
          <p className="mt-6 text-lead">
            This page needs the link from the mail that welcomed you. If you no longer have it, subscribe
            again with the form at the foot of every page.
          </p>
        )}
      </div>
    </section>
  )
}
