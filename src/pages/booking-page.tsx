import { useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStudio } from '@/components/layout/studio'
import { DayThreads } from '@/components/sections/day-threads'
import { QuestionList } from '@/components/sections/question-list'
import { TwoColumn } from '@/components/sections/two-column'
import { callData } from '@/components/seo/structured-data'
import { ScrollLink } from '@/components/ui/button'
import { benefits, bookingForm, bookingHero as hero, bookingQuestions } from '@/content/booking'
import { malayBooking } from '@/content/malay-booking'
import { interpolate } from '@/content/site'
import { ConfirmationScreen } from '@/features/booking/confirmation/confirmation-screen'
import { useZone } from '@/features/booking/detect-zone'
import { BookingForm } from '@/features/booking/form/booking-form'
import { readPrefill } from '@/features/booking/form/prefill'
import { useBooking } from '@/features/booking/form/use-booking'
import { callTimesQuery } from '@/features/booking/queries'
import type { CallTimes } from '@/features/booking/slots'
import { useStudioNow } from '@/features/booking/studio-clock'
import { useSmsReminders } from '@/features/site-settings/queries'
import { readAbout } from '@/lib/form-address'
import { definePage } from '@/pages/define-page'

export const page = definePage({
  Component: BookingPage,
  queries: () => ({ times: callTimesQuery() }),
  meta: ({ pathname, studio }) => ({
    title: 'Book a free 30-minute call | {studio}',
    description:
      'Pick a time for a free 30-minute call about your website, by video or voice, shown in your own time zone. A written proposal follows within 24 hours.',
    structuredData: [callData(studio, pathname)],
  }),
  prerender: true,
})

/** A constant element: React skips it when the visitor types or data arrives. */
const besideTheForm = (
  <div className="lg:col-[c_8/main-end]">
    <div className="lg:sticky lg:top-28">
      <h2 className="text-h3">{benefits.heading}</h2>
      <dl className="mt-5 border-t-2 border-ink">
        {benefits.items.map(({ title, text }) => (
          <div key={title} className="border-b border-rule py-4">
            <dt className="font-head text-h4 font-semibold">{title}</dt>
            <dd className="mt-1 text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="banner banner-neutral mt-7">
        <p>
          <b>{benefits.tip.heading}.</b> {benefits.tip.text}
        </p>
      </div>
    </div>
  </div>
)
const questions = (
  <TwoColumn heading={bookingQuestions.heading} text={bookingQuestions.text}>
    <QuestionList name="booking" questions={bookingQuestions.items} />
  </TwoColumn>
)

/** The time is known once the built page is hydrated; deferred, so that React then renders the form in slices. */
export function BookingPage() {
  return <BookingScreen now={useDeferredValue(useStudioNow())} />
}

const BookingScreen = memo(function BookingScreen({ now }: { now: number | undefined }) {
  const zone = useZone(now)
  const [query] = useSearchParams()
  const prefill = useMemo(() => readPrefill(query), [query])
  const { language } = readAbout(query)
  const booking = useBooking(zone, prefill, useSmsReminders(), language)
  // During hydration the page shows the times from the build; refetching then would render everything in one
  // task.
  const week = useQuery({ ...callTimesQuery(), enabled: now !== undefined })

  const formHeading = useRef<HTMLHeadingElement>(null)
  function bookAnother() {
    booking.bookAnother()
    requestAnimationFrame(() => formHeading.current?.focus())
  }

  if (booking.confirmed) return <ConfirmationScreen entry={booking.confirmed} onAnother={bookAnother} />
  return (
    <>
      <Hero week={week.data} />
      <section id={hero.target} className="page gap-y-14 border-t border-rule py-section max-lg:pt-6">
        <div className="lg:col-[main-start/span_6]">
          <h2 ref={formHeading} tabIndex={-1} className="mb-3 outline-none md:mb-5">
            {bookingForm.heading}
          </h2>
          {/* The built page has no query, so what depends on it waits until the page is hydrated. */}
          {now !== undefined && language === 'ms' && (
            <div lang="ms" className="banner banner-neutral mb-5">
              <p>{malayBooking}</p>
            </div>
          )}
          <BookingForm booking={booking} week={week} zone={zone} now={now} />
        </div>
        {besideTheForm}
      </section>
      {questions}
    </>
  )
})

const Hero = memo(function Hero({ week }: { week: CallTimes | undefined }) {
  const studio = useStudio()
  const times = week?.times.map(({ slot }) => slot) ?? []
  return (
    <section className="page pt-hero pb-6 lg:pb-section">
      <div className="lg:col-[main-start/span_7]">
        <h1>{hero.heading}</h1>
        <p className="mt-4 text-lead text-ink-2 lg:mt-6">{hero.text}</p>
        <p className="mt-5 lg:mt-8">
          <ScrollLink part={hero.target}>{hero.action}</ScrollLink>
        </p>
        <ul className="[container-type:inline-size] mt-6 grid grid-cols-3 gap-x-gutter max-sm:grid-cols-[repeat(3,auto)] lg:mt-12">
          {hero.highlights.map(({ value, label }) => (
            <li
              key={value}
              className="border-t-2 border-ink pt-3 max-sm:text-small [@container(width<13rem)]:col-span-full [@container(width<13rem)]:pb-[.9rem]"
            >
              <b className="block font-head text-h4 leading-none font-[560] [font-variant-numeric:lining-nums] sm:text-h3">
                {value}
              </b>{' '}
              {label}
            </li>
          ))}
        </ul>
      </div>
      <div className="hidden lg:col-[c_9/main-end] lg:block">
        <DayThreads
          caption={interpolate(hero.day.caption, studio)}
          times={times}
          afternoon={times.find((time) => time.endsWith('PM'))}
          marked={{ time: times[Math.floor(times.length / 4)], label: hero.day.yours }}
        />
      </div>
    </section>
  )
})
