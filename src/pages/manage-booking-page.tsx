import { useSearchParams } from 'react-router-dom'
import { manage as copy } from '@/content/booking-manage'
import { ManageCall } from '@/features/booking/manage/manage-call'
import { definePage } from '@/pages/define-page'

export const page = definePage({
  Component: ManageBookingPage,
  meta: () => ({
    title: 'Your call | {studio}',
    description: 'See, move or cancel the call you booked with us, up to 2 hours before it begins.',
    noindex: true,
  }),
})

/** The target of the link in a confirmation: `?token=…`. */
export function ManageBookingPage() {
  const [search] = useSearchParams()
  const token = (search.get('token') ?? '').trim()
  return (
    <section className="page py-section">
      <h1 className="mb-8">{copy.heading}</h1>
      <ManageCall key={token} token={token} />
    </section>
  )
}
