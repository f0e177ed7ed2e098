import { useQuery } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import { adminPaths } from '@/admin/kit/paths'
import { BookingStrip } from '@/admin/tools/dashboard/booking-strip'
import { type SeenBy, useMay } from '@/admin/kit/session/role'
import { NameLink } from '@/admin/kit/screen/text-button'
import { Button } from '@/components/ui/button'
import { PatternIcon } from '@/components/ui/pattern-icon'
import { supabase } from '@/lib/supabase'

/** `published` counts only articles that visitors can read, since their publishing time has come. */
type StatName = 'articles' | 'published' | 'drafts' | 'bookings' | 'subscribers' | 'authors' | 'orders'

/** `failed`: it could not be counted and is shown as 0. */
type Stat = { status: 'counting' } | { status: 'counted' | 'failed'; value: number }

/** The seven counts in one request. A missing count does not affect the others; without a role all are 0. */
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

const lines: ReadonlyArray<{ label: string; name: StatName; of?: StatName; to: string; seenBy: SeenBy }> = [
  { label: 'Calls booked', name: 'bookings', to: adminPaths.bookings, seenBy: 'sales' },
  { label: 'Orders', name: 'orders', to: adminPaths.orders, seenBy: 'sales' },
  { label: 'Active subscribers', name: 'subscribers', to: adminPaths.subscribers, seenBy: 'sales' },
  {
    label: 'Articles published',
    name: 'published',
    of: 'articles',
    to: adminPaths.articles,
    seenBy: 'writer',
  },
  { label: 'Drafts', name: 'drafts', to: `${adminPaths.articles}?status=draft`, seenBy: 'writer' },
  { label: 'Authors', name: 'authors', to: adminPaths.authors, seenBy: 'writer' },
]

/** The counts, each linked to its list, with the calls of the last fourteen days beside them. */
export function Stats() {
  const { stat, outdated, retry } = useCounts()
  const maySell = useMay('sales')
  const mayWrite = useMay('writer')
  const shown = lines.filter(({ seenBy }) => (seenBy === 'sales' ? maySell : mayWrite))
  const failed = [stat('articles'), ...lines.map(({ name }) => stat(name))].some(
    ({ status }) => status === 'failed',
  )
  return (
    <section
      className="grid gap-x-14 gap-y-8 border-t-2 border-ink pt-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      aria-label="Counts"
    >
      <div>
        <dl className="grid gap-x-10 sm:grid-cols-2">
          {shown.map(({ label, name, of, to }) => (
            <div key={name} className="flex items-baseline justify-between gap-4 border-b border-rule py-2">
              <dt>
                <NameLink to={to}>{label}</NameLink>
              </dt>
              <dd className="text-right font-semibold tabular-nums">
                <NotCounted stat={stat(name)} />
                <StatValue stat={stat(name)} />
                {of && (
                  <span className="font-normal text-ink-2">
                    {' '}
                    of <StatValue stat={stat(of)} /> <NotCounted stat={stat(of)} />
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
        {outdated && (
          <p role="alert" className="mt-3 text-small">
            These counts are out of date: refreshing failed.
          </p>
        )}
        {(failed || outdated) && (
          <Button variant="line" size="small" className="mt-3" onClick={retry}>
            Try Again
          </Button>
        )}
      </div>
      {maySell && <BookingStrip />}
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

/** A note beside a 0 that stands for a missing count. */
function NotCounted({ stat }: { stat: Stat }) {
  if (stat.status !== 'failed') return null
  return (
    <span className="mr-3 inline-flex items-center gap-2 text-accent">
      <PatternIcon name="warn" />
      could not be counted
    </span>
  )
}
