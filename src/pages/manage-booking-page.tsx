import { useSearchParams } from 'react-router-dom'
import { manage as words } from '@/content/booking-manage'
import { ManageCall } from '@/features/booking/manage-call'

/** Where the link of a confirmation leads: `?token=…`. */
export function ManageBookingPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  return (
    <section className="page gap-y-12 py-section">
      <div className="lg:col-[main-start/span_6]">
        <h1 className="mb-8">{words.heading}</h1>
        <ManageCall key={token} token={token.trim()} />
      </div>
      <div className="lg:col-[c_8/main-end]">
        <div className="lg:sticky lg:top-28">
          <h2 className="text-h3">{words.rulesHeading}</h2>
          <ul className="mt-5 border-t-2 border-ink">
            {words.rules.map((rule) => (
              <li key={rule} className="border-b border-rule py-4 text-ink-2">
                {rule}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
