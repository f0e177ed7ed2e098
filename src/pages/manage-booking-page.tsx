import { useSearchParams } from 'react-router-dom'
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
  return <ManageCall key={token} token={token} />
}
