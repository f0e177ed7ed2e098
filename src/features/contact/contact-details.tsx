import { directLines as copy } from '@/content/contact'
import { useStudio } from '@/components/layout/studio'
import { SiteLink } from '@/components/ui/site-link'
import { interpolate, footerDefaults } from '@/content/site'
import { whatsappLink } from '@/lib/whatsapp'

/** The phone number and email address in large text. */
export function DirectLines() {
  const studio = useStudio()
  return (
    <ul className="direct-lines">
      <li>
        <span>{copy.whatsapp}</span>
        <SiteLink to={whatsappLink(studio.whatsapp_number, interpolate(copy.greeting, studio))}>
          {studio.whatsapp_number}
        </SiteLink>
      </li>
      <li>
        <span>{copy.email}</span>
        <SiteLink to={`mailto:${studio.email}`}>{studio.email}</SiteLink>
      </li>
    </ul>
  )
}

export function NextSteps({ heading, steps }: { heading: string; steps: readonly string[] }) {
  return (
    <>
      <h2 className="text-h4">{heading}</h2>
      <ol className="next-steps mt-3">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}

interface StudioFactsProps {
  companyName?: string
  ssmNumber?: string
  sstNumber?: string
}

/** Company data; the numbers are left out until the owner has filled them in. */
export function StudioFacts({ companyName, ssmNumber, sstNumber }: StudioFactsProps) {
  const { facts } = copy
  const studio = useStudio()
  const rows = [
    [facts.studio, `${companyName ?? studio.name}, ${studio.city}`],
    [facts.serves, studio.service_areas.join(', ')],
    ...(studio.opening_hours.length > 0 ? [[facts.hours, studio.opening_hours.join('\n')]] : []),
    ...(ssmNumber && ssmNumber !== footerDefaults.ssmNumber ? [[facts.ssm, ssmNumber]] : []),
    ...(sstNumber && sstNumber !== footerDefaults.sstNumber ? [[facts.sst, sstNumber]] : []),
  ]
  return (
    <dl className="mt-12 border-t-2">
      {rows.map(([term, value]) => (
        <div key={term} className="flex flex-wrap gap-x-4 border-b border-rule py-2.5">
          <dt className="w-28">{term}</dt>
          <dd className="min-w-0 flex-[1_1_9rem] whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
