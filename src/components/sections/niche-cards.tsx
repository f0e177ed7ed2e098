import { useId } from 'react'
import { Ornament } from '@/components/ui/ornament'
import { TextLink } from '@/components/ui/site-link'

interface NicheCard {
  title: string
  text: string
  link: { label: string; to: string }
}

interface NicheCardsProps {
  heading: string
  law: NicheCard & { sample: ReadonlyArray<readonly [term: string, value: string]> }
  clinic: NicheCard & { times: readonly string[]; chosen: string }
  shop: NicheCard
}

/**
 * Three industries, each drawn on its own paper: pleading lines, a timetable, a shop front with an awning.
 */
export function NicheCards({ heading, law, clinic, shop }: NicheCardsProps) {
  return (
    <section className="page gap-y-8 py-section lg:gap-y-0">
      <h2 className="mb-4 lg:col-[main-start/span_8] lg:mb-12">{heading}</h2>
      <PleadingPaper {...law} />
      <Timetable {...clinic} />
      <ShopFront {...shop} />
    </section>
  )
}

function PleadingPaper({ title, text, link, sample }: NicheCardsProps['law']) {
  return (
    <article className="niche-card-law lg:col-[main-start/span_5] lg:row-[2/span_2]">
      <ol className="niche-card-law-lines" aria-hidden="true">
        {Array.from({ length: 40 }, (_, line) => (
          <li key={line}>{line + 1}</li>
        ))}
      </ol>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        <dl aria-hidden="true">
          {sample.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <TextLink to={link.to}>{link.label}</TextLink>
      </div>
      <Ornament kind="orn-sudut" className="absolute right-0 bottom-0 rotate-180 max-lg:hidden" />
    </article>
  )
}

function Timetable({ title, text, link, times, chosen }: NicheCardsProps['clinic']) {
  return (
    <article className="niche-card-clinic lg:col-[c_6/main-end]">
      <div className="flex flex-col justify-between px-5 pt-7 pb-6 lg:pt-10 lg:pr-8 lg:pb-8 lg:pl-9">
        <h3>{title}</h3>
        <div>
          <p className="mt-3 mb-4">{text}</p>
          <TextLink to={link.to}>{link.label}</TextLink>
        </div>
      </div>
      <ul aria-hidden="true">
        {times.map((time) => (
          <li key={time} className={time === chosen ? 'is-chosen' : undefined}>
            {time}
          </li>
        ))}
      </ul>
    </article>
  )
}

const stripe = 'h40v60h-4v8h-4v8h-4v8h-16v-8h-4v-8h-4v-8h-4z'

function ShopFront({ title, text, link }: NicheCard) {
  const cloth = useId()
  return (
    <article className="bg-sunk lg:col-[c_6/main-end] lg:mt-gutter">
      <svg
        viewBox="0 0 720 84"
        preserveAspectRatio="xMinYMin slice"
        className="h-21 w-full"
        aria-hidden="true"
      >
        <pattern id={cloth} width="80" height="84" patternUnits="userSpaceOnUse">
          <path d={`M0 0${stripe}`} className="fill-ink" />
          <path d={`M40 0${stripe}`} className="fill-sheet" />
        </pattern>
        <path d="M0 0h720v84H0z" fill={`url(#${cloth})`} />
        <path d={`M160 0${stripe}`} className="fill-accent-fill" />
      </svg>
      <div className="px-5 pt-5 pb-6 lg:grid lg:grid-cols-[5fr_6fr] lg:items-start lg:gap-x-gutter lg:px-9 lg:pt-7 lg:pb-9">
        <h3>{title}</h3>
        <div className="mt-3 lg:mt-1">
          <p className="mb-4">{text}</p>
          <TextLink to={link.to}>{link.label}</TextLink>
        </div>
      </div>
    </article>
  )
}
