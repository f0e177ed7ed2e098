import { InlineStats } from '@/components/sections/stats'
import { ScrollLink } from '@/components/ui/button'
import { directory, directoryHero } from '@/content/services'
import { NicheSearch } from '@/features/services/directory/niche-search'
import { useNicheDirectory } from '@/features/services/queries'

const none: readonly never[] = []

/** The heading, with the industry search beside it. */
export function DirectoryHero() {
  const { data: niches = none } = useNicheDirectory()
  return (
    <section className="page gap-y-4 pt-hero md:gap-y-6 lg:gap-y-10">
      <h1 className="lg:col-[main-start/span_7]">{directoryHero.heading}</h1>
      <div className="lg:col-[c_8/main-end] lg:self-end">
        <NicheSearch niches={niches} />
      </div>
      <div className="grid gap-y-4 border-t-2 border-ink pt-4 md:pt-6 lg:grid-cols-subgrid lg:gap-y-6">
        <p className="text-ink-2 md:text-lead lg:col-span-7">{directoryHero.text}</p>
        <InlineStats stats={directoryHero.stats} className="lg:col-[8/-1] lg:row-span-2 lg:flex-col" />
        <p className="lg:col-span-6">
          <ScrollLink part={directory.id}>{directoryHero.action}</ScrollLink>
        </p>
      </div>
    </section>
  )
}
