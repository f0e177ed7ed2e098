import { directLines } from '@/content/contact'
import { footerDefaults, site } from '@/content/site'

interface StudioFactsProps {
  companyName?: string
  ssmNumber?: string
  sstNumber?: string
}

/** The studio as its registers know it; what the owner has not filled in keeps its default. */
export function StudioFacts({
  companyName = site.legalName,
  ssmNumber = footerDefaults.ssmNumber,
  sstNumber = footerDefaults.sstNumber,
}: StudioFactsProps) {
  const { facts } = directLines
  const rows = [
    [facts.studio, `${companyName}, ${site.city}`],
    [facts.serves, site.serviceAreas.join(', ')],
    [facts.ssm, ssmNumber],
    [facts.sst, sstNumber],
  ]
  return (
    <dl className="mt-12 border-t-2">
      {rows.map(([term, value]) => (
        <div key={term} className="grid grid-cols-[7rem_1fr] gap-x-4 border-b border-rule py-2.5">
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
