import { useQuery } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import { adminPaths } from '@/admin/kit/paths'
import { Loaded } from '@/admin/kit/screen/loaded'
import { NameLink } from '@/admin/kit/screen/text-button'
import { useMay } from '@/admin/kit/rights/role'
import { supabase } from '@/lib/supabase'

/** The result of admin_counts. `published` counts only articles that visitors can read now. */
type Counts = Record<
  'articles' | 'published' | 'drafts' | 'bookings' | 'subscribers' | 'authors' | 'orders',
  number
>

const lines: ReadonlyArray<{ label: string; name: keyof Counts; to: string; seenBy: 'sales' | 'writer' }> = [
  { label: 'Calls booked', name: 'bookings', to: adminPaths.bookings, seenBy: 'sales' },
  { label: 'Orders', name: 'orders', to: adminPaths.orders, seenBy: 'sales' },
  { label: 'Active subscribers', name: 'subscribers', to: adminPaths.subscribers, seenBy: 'sales' },
  { label: 'Articles published', name: 'published', to: adminPaths.articles, seenBy: 'writer' },
  { label: 'Drafts', name: 'drafts', to: `${adminPaths.articles}?status=draft`, seenBy: 'writer' },
  { label: 'Authors', name: 'authors', to: adminPaths.authors, seenBy: 'writer' },
]

const number = new Intl.NumberFormat('en-MY')

/** The counts that the role may see, each linked to its list. */
export function Stats() {
  const counts = useQuery({
    queryKey: ['admin', 'counts'],
    queryFn: async ({ signal }) => (await read(supabase.rpc('admin_counts'), signal)) as Counts,
  })
  const may = { sales: useMay('sales'), writer: useMay('writer') }
  return (
    <section className="border-t-2 border-ink pt-6" aria-label="Counts">
      <Loaded query={counts} noun="the counts">
        {(found) => (
          <dl className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
            {lines
              .filter(({ seenBy }) => may[seenBy])
              .map(({ label, name, to }) => (
                <div
                  key={name}
                  className="flex items-baseline justify-between gap-4 border-b border-rule py-2"
                >
                  <dt>
                    <NameLink to={to}>{label}</NameLink>
                  </dt>
                  <dd className="text-right font-semibold tabular-nums">
                    {number.format(found[name])}
                    {name === 'published' && (
                      <span className="font-normal text-ink-2"> of {number.format(found.articles)}</span>
                    )}
                  </dd>
                </div>
              ))}
          </dl>
        )}
      </Loaded>
    </section>
  )
}
