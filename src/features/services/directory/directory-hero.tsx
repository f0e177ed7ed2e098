import type { Stat } from '@/components/sections/stats'
import { ScrollLink } from '@/components/ui/button'
import { directory, directoryHero, nicheSearch } from '@/content/services'
import { NicheSearch } from '@/features/services/directory/niche-search'
import { useNicheDirectory } from '@/features/services/queries'

const none: readonly never[] = []

/** The heading, and beside it the search for a niche. */
export function DirectoryHero() {
  const { data: niches = none } = useNicheDirectory()
  return (
    <section className="page gap-y-8 pt-[clamp(2.5rem,6vw,5rem)] lg:gap-y-10">
      <h1 className="lg:col-[main-start/span_7]">{directoryHero.heading}</h1>
      <div className="lg:col-[c_8/main-end] lg:self-end">
        <NicheSearch niches={niches} labels={nicheSearch} />
      </div>
      <div className="border-t-2 border-ink pt-6 lg:grid lg:grid-cols-subgrid">
        <div className="lg:col-span-6">
          <p className="text-lead text-ink-2">{directoryHero.text}</p>
          <p className="mt-6">
            <ScrollLink part={directory.id}>{directoryHero.action}</ScrollLink>
          </p>
        </div>
        <Claims stats={directoryHero.stats} />
      </div>
    </section>
  )
}

function Claims({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="mt-8 lg:col-[8/-1] lg:-mt-6">
      {stats.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-row-reverse items-baseline justify-end gap-x-4 border-t border-rule py-3 first:border-t-0"
        >
          <dt className="text-ink-2">{label}</dt>
          <dd className="stat w-[5.2em] flex-none text-[1.75rem] max-sm:w-[4.4em]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
