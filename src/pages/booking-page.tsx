import { useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { QuestionList } from '@/components/sections/question-list'
import { TwoColumn } from '@/components/sections/two-column'
import { callData } from '@/components/seo/structured-data'
import { QuietScrollLink } from '@/components/ui/button'
import { benefits, bookingForm, bookingHero as hero, bookingQuestions } from '@/content/booking'
import { malayBooking } from '@/content/malay-booking'
import { ConfirmationScreen } from '@/features/booking/confirmation/confirmation-screen'
import { useZone } from '@/features/booking/detect-zone'
import { BookingForm } from '@/features/booking/form/booking-form'
import { readPrefill } from '@/features/booking/form/prefill'
import { useBooking } from '@/features/booking/form/use-booking'
import { callDaysQuery } from '@/features/booking/queries'
import { useStudioNow } from '@/features/booking/studio-clock'
import { useSmsReminders } from '@/features/site-settings/queries'
import { readAbout } from '@/lib/form-address'
import { definePage } from '@/pages/define-page'

export const page = definePage({
  Component: BookingPage,
  queries: () => ({ days: callDaysQuery() }),
  meta: ({ pathname, studio }) => ({
    title: 'Book a free 30-minute call | {studio}',
    description:
      'Pick a time for a free 30-minute call about your website, by video or voice, shown in your own time zone. A written proposal follows within 24 hours.',
    structuredData: [callData(studio, pathname)],
  }),
  prerender: true,
})

/** Constant elements: React skips them when the visitor types or data arrives. */
const intro = (
  <section className="page items-end gap-y-4 pt-6 pb-4 lg:pt-11 lg:pb-10">
    <div className="lg:col-[main-start/span_8]">
      <h1>{hero.heading}</h1>
      <p className="mt-2 lg:mt-5">
        <QuietScrollLink part={hero.target}>{hero.action}</QuietScrollLink>
      </p>
    </div>
    <ul className="booking-facts lg:col-[c_9/main-end]">
      {hero.highlights.map(({ value, label }) => (
        <li key={value}>
          <b>{value}</b> <span>{label}</span>
        </li>
      ))}
    </ul>
  </section>
)
const whatYouGet = (
  <section className="page gap-y-6 bg-teal-deep py-section text-on-teal">
    <h2 className="lg:col-[main-start/span_6]">{benefits.heading}</h2>
    <p className="text-lead lg:col-[c_8/main-end] lg:self-end">{benefits.text}</p>
    <dl className="grid gap-x-gutter lg:grid-cols-2">
      {benefits.items.map(({ title, text }) => (
        <div key={title} className="border-t border-[--on-teal-rule] py-4 lg:pr-8">
          <dt className="font-head text-h4 font-semibold">{title}</dt>
          <dd className="mt-1">{text}</dd>
        </div>
      ))}
    </dl>
    <p className="max-w-[44rem] border-l-[6px] border-on-teal pl-4">
      <b>{benefits.tip.heading}.</b> <span>{benefits.tip.text}</span>
    </p>
  </section>
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
  const week = useQuery({
    ...callDaysQuery(),
    enabled: now !== undefined,
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
  })

  const formHeading = useRef<HTMLHeadingElement>(null)
  function bookAnother() {
    booking.bookAnother()
    requestAnimationFrame(() => formHeading.current?.focus())
  }

  if (booking.confirmed) return <ConfirmationScreen entry={booking.confirmed} onAnother={bookAnother} />
  return (
    <>
      {intro}
      <section id={hero.target} className="page border-t border-rule pt-4 pb-section lg:pt-10">
        <BookingForm
          booking={booking}
          week={week}
          zone={zone}
          now={now}
          heading={
            <>
              <h2 ref={formHeading} tabIndex={-1} className="mb-2 outline-none lg:mb-4">
                {bookingForm.heading}
              </h2>
              {/* The built page has no query, so what depends on it waits until the page is hydrated. */}
              {now !== undefined && language === 'ms' && (
                <div lang="ms" className="banner banner-neutral mb-5">
                  <p>{malayBooking}</p>
                </div>
              )}
            </>
          }
        />
      </section>
      {whatYouGet}
      {questions}
    </>
  )
})
