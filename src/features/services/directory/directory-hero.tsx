import { InlineStats } from '@/components/sections/stats'
import { ButtonLink } from '@/components/ui/button'
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
            <ButtonLink to={`#${directory.id}`} variant="accent" size="big">
              {directoryHero.action}
            </ButtonLink>
          </p>
        </div>
        <InlineStats stats={directoryHero.stats} className="mt-8 lg:col-[8/-1] lg:mt-0 lg:flex-col" />
      </div>
    </section>
  )
}
