import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { read } from '@/admin/kit/api/read'
import { adminPaths } from '@/admin/kit/paths'
import { BookingStrip } from '@/admin/tools/dashboard/booking-strip'
import { Button } from '@/components/ui/button'
import { PatternIcon } from '@/components/ui/pattern-icon'
import { supabase } from '@/lib/supabase'

/** Published means what a visitor can read: its time has come. */
type StatName = 'articles' | 'published' | 'drafts' | 'bookings' | 'subscribers' | 'authors' | 'orders'

/** `failed`: it could not be counted, and stands as 0. */
type Stat = { status: 'counting' } | { status: 'counted' | 'failed'; value: number }

/** The seven counts, in one call. One that is missing takes no other with it; for a stranger all are 0. */
function useCounts() {
  const counts = useQuery({
    queryKey: ['admin', 'counts'],
    queryFn: async ({ signal }) =>
      (await read(supabase.rpc('admin_counts'), signal)) as Partial<Record<StatName, number | null>>,
  })
  const stat = (name: StatName): Stat => {
    if (counts.isPending) return { status: 'counting' }
    const value = counts.data?.[name]
    return typeof value === 'number' ? { status: 'counted', value } : { status: 'failed', value: 0 }
  }
  return { stat, outdated: counts.isRefetchError, retry: () => void counts.refetch() }
}

const lines: ReadonlyArray<{ label: string; name: StatName; of?: StatName; to: string }> = [
  { label: 'Articles published', name: 'published', of: 'articles', to: adminPaths.articles },
  { label: 'Drafts', name: 'drafts', to: `${adminPaths.articles}?status=draft` },
  { label: 'Subscribers active', name: 'subscribers', to: adminPaths.subscribers },
  { label: 'Authors', name: 'authors', to: adminPaths.authors },
  { label: 'Orders', name: 'orders', to: adminPaths.orders },
]

/** The counts, each leading to what it counts: the calls large, with the last fourteen days under them, and the rest as a ruled list. */
export function Stats() {
  const { stat, outdated, retry } = useCounts()
  const bookings = stat('bookings')
  const failed = [bookings, stat('articles'), ...lines.map(({ name }) => stat(name))].some(
    ({ status }) => status === 'failed',
  )
  return (
    <section
      className="grid gap-x-14 gap-y-7 border-t-2 border-ink pt-7 md:grid-cols-[1.25fr_1fr]"
      aria-label="Counts"
    >
      <div className="flex flex-col justify-between">
        <p>
          <b className="mr-2 font-head text-[2.75rem]/none font-[560] lining-nums">
            <StatValue stat={bookings} />
          </b>
          <Link to={adminPaths.bookings} className="named-link">
            {bookings.status === 'counted' && bookings.value === 1
              ? 'booking submission'
              : 'booking submissions'}
          </Link>{' '}
          <NotCounted stat={bookings} />
        </p>
        <BookingStrip />
      </div>
      <div>
        <dl>
          {lines.map(({ label, name, of, to }) => (
            <div
              key={name}
              className="flex items-baseline justify-between gap-4 border-t border-rule py-2 first:border-t-0"
            >
              <dt>
                <Link to={to} className="named-link">
                  {label}
                </Link>
              </dt>
              <dd className="text-right font-head text-[1.375rem]/[1.2] font-semibold lining-nums tabular-nums">
                <NotCounted stat={stat(name)} />
                <StatValue stat={stat(name)} />
                {of && (
                  <small className="font-body text-base/none font-normal text-ink-2 normal-nums">
                    {' '}
                    of <StatValue stat={stat(of)} /> <NotCounted stat={stat(of)} />
                  </small>
                )}
              </dd>
            </div>
          ))}
        </dl>
        {outdated && (
          <p role="alert" className="mt-3 text-small">
            These figures are from before: they could not be counted anew.
          </p>
        )}
        {(failed || outdated) && (
          <Button variant="line" size="small" className="mt-3" onClick={retry}>
            Try Again
          </Button>
        )}
      </div>
    </section>
  )
}

const number = new Intl.NumberFormat('en-MY')

/** A count; three dots while it is being counted. */
function StatValue({ stat }: { stat: Stat }) {
  if (stat.status !== 'counting') return number.format(stat.value)
  return (
    <>
      <span aria-hidden="true">…</span>
      <span className="sr-only">being counted</span>
    </>
  )
}

/** Beside a 0 that is none. */
function NotCounted({ stat }: { stat: Stat }) {
  if (stat.status !== 'failed') return null
  return (
    <span className="mr-3 inline-flex items-center gap-2 font-body text-base/[1.3] font-semibold text-accent">
      <PatternIcon name="warn" />
      could not be counted
    </span>
  )
}
