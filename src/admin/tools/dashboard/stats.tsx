import { BookingStrip } from '@/admin/tools/dashboard/booking-strip'
import { FigureText, NotCounted } from '@/admin/tools/dashboard/stat-text'
import { useCounts, type Stat, type Stats } from '@/admin/tools/dashboard/use-counts'
import { Button } from '@/components/ui/button'

/** The counted strip: the calls large, with the last fourteen days under them, and the rest as a ruled list. */
export function Tally() {
  const { figures, old, retry } = useCounts()
  const failed = Object.values(figures).some(({ status }) => status === 'failed')
  return (
    <section className="tally" aria-label="Counts">
      <div>
        <p>
          <b className="tally-main">
            <FigureText figure={figures.bookings} />
          </b>
          {figures.bookings.status === 'counted' && figures.bookings.value === 1
            ? 'booking submission'
            : 'booking submissions'}{' '}
          <NotCounted figure={figures.bookings} />
        </p>
        <BookingStrip />
      </div>
      <div>
        <dl>
          <Line label="Articles published" figure={figures.published} of={figures.articles} />
          <Line label="Drafts" figure={figures.drafts} />
          <Line label="Subscribers active" figure={figures.subscribers} />
          <Line label="Authors" figure={figures.authors} />
          <Line label="Orders" figure={figures.orders} />
        </dl>
        {old && (
          <p role="alert" className="mt-3 text-small">
            These figures are from before: they could not be counted anew.
          </p>
        )}
        {(failed || old) && (
          <Button variant="line" size="small" className="mt-3" onClick={retry}>
            Try Again
          </Button>
        )}
      </div>
    </section>
  )
}

function Line({ label, figure, of }: { label: string; figure: Stat; of?: Stats['articles'] }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <NotCounted figure={figure} />
        <FigureText figure={figure} />
        {of && (
          <small>
            {' '}
            of <FigureText figure={of} /> <NotCounted figure={of} />
          </small>
        )}
      </dd>
    </div>
  )
}
