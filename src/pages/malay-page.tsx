import { Suspense } from 'react'
import clothDraft from '@/assets/cloth-draft.svg'
import clothFace from '@/assets/cloth-face.svg'
import clothFaceData from '@/assets/cloth-face.svg?inline'
import clothReverse from '@/assets/cloth-reverse.svg'
import { CallToAction } from '@/components/layout/call-to-action'
import { useStudio } from '@/components/layout/studio'
import { Hero } from '@/components/sections/hero'
import { NicheCards } from '@/components/sections/niche-cards'
import { TierCloth } from '@/components/sections/price-line'
import { QuestionList } from '@/components/sections/question-list'
import { Stats } from '@/components/sections/stats'
import { Steps } from '@/components/sections/steps'
import { TwoColumn } from '@/components/sections/two-column'
import { questionData } from '@/components/seo/structured-data'
import { ButtonLink } from '@/components/ui/button'
import { TextLink } from '@/components/ui/site-link'
import {
  malayAudience,
  malayCall,
  malayGreeting,
  malayHero,
  malayPrices,
  malayProcess,
  malayQuestions,
  malaySeo,
} from '@/content/malay'
import { homeTranslations, malayNewTab } from '@/content/navigation'
import { interpolate } from '@/content/site'
import { formAddress } from '@/lib/form-address'
import { whatsappLink } from '@/lib/whatsapp'
import { definePage } from '@/pages/define-page'

export const page = definePage({
  Component: MalayPage,
  language: 'ms',
  meta: () => ({
    ...malaySeo,
    translations: homeTranslations,
    structuredData: [{ ...questionData(malayQuestions.items), inLanguage: 'ms' }],
  }),
  prerender: true,
})

// As on Home, the first image is inlined in the built page.
const cloths = [import.meta.env.SSR ? clothFaceData : clothFace, clothReverse, clothDraft]
const showcase = {
  ...malayHero.showcase,
  tabs: malayHero.showcase.tabs.map((tab, index) => ({ ...tab, image: cloths[index] ?? clothFace })),
}

/** Bookings from this page are confirmed in Malay. */
const booking = formAddress({ language: 'ms' })

export function MalayPage() {
  const studio = useStudio()
  const prices = interpolate(malayPrices, studio)
  const chat = whatsappLink(studio.whatsapp_number, interpolate(malayGreeting, studio))
  return (
    <>
      <Hero
        {...malayHero}
        showcase={showcase}
        to={chat}
        newTabNote={malayNewTab}
        second={<TextLink to={booking}>{malayHero.book}</TextLink>}
      >
        <Stats stats={malayHero.stats} className="mt-12 lg:mt-10 xl:mt-14" />
      </Hero>
      <Suspense>
        <NicheCards {...malayAudience} />
      </Suspense>
      <TwoColumn
        heading={prices.heading}
        text={
          <>
            {prices.text} <TextLink to={prices.action.to}>{prices.action.label}</TextLink>
          </>
        }
      >
        <div className="hidden md:grid md:grid-cols-3 md:gap-x-gutter">
          {[0, 1, 2].map((level) => (
            <div key={level} className="self-end">
              <TierCloth level={level} />
            </div>
          ))}
        </div>
        <dl className="md:grid md:grid-cols-3 md:gap-x-gutter">
          {prices.items.map(({ name, from, text }, index) => (
            <div key={name} className={`border-b border-rule py-6 ${index === 3 ? 'col-span-full' : ''}`}>
              <dt className="font-head text-h4 font-semibold">{name}</dt>
              <dd className="mt-1 font-head text-h3 font-semibold [font-variant-numeric:lining-nums]">
                {from}
              </dd>
              <dd className="mt-2 text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </TwoColumn>
      <Suspense>
        <Steps {...malayProcess} />
      </Suspense>
      <TwoColumn heading={malayQuestions.heading}>
        <QuestionList name="malay" questions={interpolate(malayQuestions.items, studio)} />
      </TwoColumn>
      <CallToAction heading={malayCall.heading} text={malayCall.text}>
        <p className="beside">
          <ButtonLink to={chat} newTabNote={malayNewTab} variant="paper" size="big">
            {malayCall.action}
          </ButtonLink>
          <TextLink to={booking}>{malayCall.book}</TextLink>
        </p>
        <p className="mt-4">{malayCall.note}</p>
      </CallToAction>
    </>
  )
}
