import { Suspense } from 'react'
import { ProposalCallToAction } from '@/components/layout/call-to-action'
import { useInterpolated, useStudio } from '@/components/layout/studio'
import { PriceLine } from '@/components/sections/price-line'
import { QuestionList } from '@/components/sections/question-list'
import { Stats } from '@/components/sections/stats'
import { TwoColumn } from '@/components/sections/two-column'
import { questionData } from '@/components/seo/structured-data'
import { ButtonLink, ScrollLink } from '@/components/ui/button'
import { packageList, type PackageList } from '@/content/packages'
import { bespoke, comparison, costFactors, pricingHero, pricingQuestions, stages } from '@/content/pricing'
import { Estimator } from '@/features/pricing/estimator'
import { PackageTable } from '@/features/pricing/package-table'
import { definePage } from '@/pages/define-page'

/** The packages as schema.org offers, each with its lowest price. */
const offerData = (packages: PackageList) => ({
  '@type': 'OfferCatalog',
  name: 'Website packages',
  itemListElement: packages.map(({ name, from_sen: sen, pages, time }) => ({
    '@type': 'AggregateOffer',
    name,
    description: `${pages} pages, ${time}`,
    lowPrice: sen / 100,
    priceCurrency: 'MYR',
  })),
})

export const page = definePage({
  Component: PricingPage,
  meta: ({ studio }) => ({
    title: 'Website pricing in ringgit, from {spark_price} | {studio}',
    description:
      'Every website is quoted once, for you: informational sites from {spark_price}, shops and custom apps {apex_price} to {upper_price} and above. No hidden fees.',
    structuredData: [questionData(pricingQuestions.items), offerData(packageList(studio.packages))],
  }),
  prerender: true,
})

export function PricingPage() {
  const questions = useInterpolated(pricingQuestions.items)
  const { tiers, ...line } = useInterpolated(stages)
  const [spark, amplify, apex] = packageList(useStudio().packages)
  return (
    <>
      <section className="page pt-hero">
        <h1 className="lg:col-[main-start/span_9]">{pricingHero.heading}</h1>
        <p className="mt-4 text-lead text-ink-2 lg:col-[main-start/span_7] lg:mt-6">{pricingHero.text}</p>
        <p className="mt-5 lg:mt-8">
          <ScrollLink part={stages.id}>{pricingHero.action}</ScrollLink>
        </p>
        <Stats stats={pricingHero.stats} className="mt-6 lg:mt-14" />
      </section>
      <Suspense>
        <PriceLine
          {...line}
          tiers={[
            { ...spark, ...tiers.spark },
            { ...amplify, ...tiers.amplify },
            { ...apex, ...tiers.apex },
          ]}
        />
      </Suspense>
      <TwoColumn heading={comparison.heading} text={comparison.text}>
        <PackageTable />
        <Estimator />
      </TwoColumn>
      <TwoColumn heading={costFactors.heading} text={costFactors.text}>
        <dl className="border-t-2 border-ink sm:grid sm:grid-cols-2 sm:gap-x-gutter">
          {costFactors.items.map(({ title, text }) => (
            <div key={title} className="border-b border-rule py-6">
              <dt className="font-head text-h4 font-semibold">{title}</dt>
              <dd className="mt-2 text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </TwoColumn>
      <Suspense>
        <section className="page bg-teal-deep py-section text-on-teal">
          <h2 className="lg:col-[main-start/span_6]">{bespoke.heading}</h2>
          <div className="mt-6 lg:col-[c_8/main-end] lg:mt-0">
            <p className="text-lead">{bespoke.text}</p>
            <p className="mt-6">
              <ButtonLink to={bespoke.action.to} variant="paper" size="big">
                {bespoke.action.label}
              </ButtonLink>
            </p>
          </div>
        </section>
      </Suspense>
      <TwoColumn heading={pricingQuestions.heading}>
        <QuestionList name="pricing" questions={questions} />
      </TwoColumn>
      <ProposalCallToAction />
    </>
  )
}
