import { ButtonLink } from '@/components/ui/button'
import { Ornament } from '@/components/ui/ornament'
import { formAddress } from '@/lib/form-address'

interface PriceLineProps {
  id: string
  heading: string
  tiers: ReadonlyArray<
    Record<'name' | 'from' | 'audience' | 'text' | 'pages' | 'time' | 'without', string> & {
      includes: readonly string[]
    }
  >
  action: string
  /** Labels before a tier's price and before the things it does not cover. */
  from: string
  without: string
  axis: Record<'label' | 'low' | 'growing' | 'middle' | 'high' | 'first' | 'second', string>
}

/** Three tiers over one price axis in ascending order; each shows more of the pattern than the one before. */
export function PriceLine({ id, heading, tiers, action, from, without, axis }: PriceLineProps) {
  return (
    <section id={id} className="page py-section max-md:pt-8">
      <h2 className="mb-6 md:mb-12 lg:col-[main-start/span_8]">{heading}</h2>
      <div className="lg:grid lg:grid-cols-[3fr_4fr_5fr] lg:items-end">
        {tiers.map((tier, index) => (
          <article
            key={tier.name}
            className="price-tier border-t-2 border-ink py-7 lg:flex lg:h-full lg:flex-col lg:items-start lg:justify-end lg:border-t-0 lg:border-l lg:border-rule lg:px-8 lg:py-0 lg:first:border-l-0 lg:first:pl-0"
          >
            <div className="mb-6 w-full">
              <TierCloth level={index} />
            </div>
            <h3>{tier.name}</h3>
            <p className="mt-1 font-head text-h4 font-semibold [font-variant-numeric:lining-nums]">
              {from} {tier.from}
            </p>
            <p className="mt-3 mb-3 font-semibold">{tier.audience}</p>
            <p className="text-ink-2">{tier.text}</p>
            <ul className="mt-4 w-full text-ink-2">
              {[`${tier.pages} pages, ${tier.time}`, ...tier.includes, `${without} ${tier.without}`].map(
                (line) => (
                  <li key={line} className="border-t border-rule py-2">
                    {line}
                  </li>
                ),
              )}
            </ul>
            <ButtonLink
              to={formAddress({ package: tier.name })}
              variant={index === 1 ? 'ink' : 'line'}
              className="mt-6 lg:-mr-5"
            >
              {action} <span className="sr-only">with {tier.name}</span>
            </ButtonLink>
          </article>
        ))}
      </div>
      <Axis {...axis} />
    </section>
  )
}

/** A tier's pattern, larger for higher tiers. */
export function TierCloth({ level }: { level: number }) {
  return (
    <>
      {level === 2 ? (
        <>
          <Ornament kind="orn-rebung" />
          <Ornament kind="orn-bunga" className="h-32" />
        </>
      ) : (
        <Ornament kind="orn-siku" />
      )}
      {level === 1 && <Ornament kind="orn-tabur" className="h-12" />}
      {level > 0 && <Ornament kind={level === 2 ? 'orn-rebung' : 'orn-siku'} className="[scale:1_-1]" />}
    </>
  )
}

function Axis({ label, low, growing, middle, high, first, second }: PriceLineProps['axis']) {
  return (
    <div className="axis" role="img" aria-label={label}>
      <span className="axis-bar" />
      <span className="axis-bar axis-bar-b" />
      <b className="axis-tick">{low}</b>
      <b className="axis-tick axis-growing">{growing}</b>
      <b className="axis-tick axis-middle">{middle}</b>
      <b className="axis-tick axis-end">{high}</b>
      <span className="axis-cap">{first}</span>
      <span className="axis-cap axis-middle">{second}</span>
    </div>
  )
}
