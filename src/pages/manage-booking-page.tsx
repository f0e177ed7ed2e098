import { useSearchParams } from 'react-router-dom'
import { manage as words } from '@/content/booking-manage'
import { ManageCall } from '@/features/booking/manage/manage-call'

/** Where the link of a confirmation leads: `?token=…`. */
export function ManageBookingPage() {
  const [search] = useSearchParams()
  const token = (search.get('token') ?? '').trim()
  return (
    <section className="page py-section">
      <h1 className="mb-8">{words.heading}</h1>
      <ManageCall key={token} token={token} />
    </section>
  )
}
