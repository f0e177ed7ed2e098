import { useId, useRef, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useStudio } from '@/components/layout/studio'
import { WithoutScript } from '@/components/layout/without-script'
import { Button, ButtonLink } from '@/components/ui/button'
import { ContactInput, Input, Radio, Select, Textarea } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { Honeypot } from '@/components/ui/honeypot'
import { PauseTyping } from '@/components/ui/pause-typing'
import { useTypingPlaceholder } from '@/components/ui/use-typing-placeholder'
import { bookingForm as texts, picker, remindersCard } from '@/content/booking'
import { projectTypes } from '@/content/contact'
import { greetings, interpolate } from '@/content/site'
import { sharesStudioClock, type ZoneInfo } from '@/features/booking/detect-zone'
import { CallSlip } from '@/features/booking/form/call-slip'
import { DayChoices } from '@/features/booking/form/day-choices'
import { FailurePanel } from '@/features/booking/form/failure-panel'
import { RemindersCard } from '@/features/booking/form/reminders-card'
import { TimeChoices } from '@/features/booking/form/time-choices'
import type { BookingState } from '@/features/booking/form/use-booking'
import { useEarlyChoice } from '@/features/booking/form/use-early-choice'
import { usePicker, type DaysResult } from '@/features/booking/form/use-picker'
import { ZonePanel } from '@/features/booking/form/zone-panel'
import { phoneIn } from '@/features/booking/reminders'
import type { CallTime } from '@/features/booking/slots'
import { keyWords } from '@/features/booking/visitor-days'
import { whatsappLink } from '@/lib/whatsapp'
import { callMethods } from '@shared/calendar/call-methods'

interface BookingFormProps {
  booking: BookingState
  week: DaysResult
  zone: ZoneInfo | undefined
  /** Undefined until hydrated. */
  now: number | undefined
  heading: ReactNode
}

/** When, then who and what; the chosen time in words stays in view. */
export function BookingForm({ booking, week, zone, now, heading }: BookingFormProps) {
  const { form, failure, errors, sending } = booking
  const state = usePicker(booking, week, zone, now)
  const method = useWatch({ control: form.control, name: 'callMethod' })
  const pick = (time: CallTime) => {
    state.pick(time)
    booking.pick(time)
  }
  const note =
    (week.isLoading && !week.data && texts.checking) ||
    (week.isError && (week.data ? texts.unchecked : texts.unknown)) ||
    undefined
  return (
    <form
      noValidate
      onSubmit={booking.submit}
      onChange={booking.edited}
      aria-label={texts.submit}
      className="col-[main]"
    >
      <WithoutScript text={texts.withoutScript} greeting={greetings.strategyCall} />
      <MountForm formControl={form.formControl} />
      <fieldset disabled={sending} className="booking-grid">
        <div className="booking-column">
          {heading}
          {failure && <FailurePanel failure={failure} zone={state.zone} isVisitors onPick={pick} />}
          {zone?.detected === false && <ZonePanel zone={zone} />}
          {state.isEmpty ? (
            <NoTimesAtAll last={state.field?.last} />
          ) : (
            <>
              <DayChoices state={state} error={errors.date} />
              <TimeChoices state={state} error={errors.slot} note={note} onPick={pick} />
              <UnderTheTimes zone={zone} now={now} />
            </>
          )}
        </div>
        {!state.isEmpty && (
          <>
            <Details booking={booking} method={method} />
            <CallSlip state={state} method={method} />
            <div className="booking-column booking-send">
              <Button type="submit" variant="accent" size="big" busy={sending} busyLabel={texts.sending}>
                {texts.submit}
              </Button>
              <p className="text-small text-ink-2">{texts.opensChat}</p>
            </div>
          </>
        )}
      </fieldset>
    </form>
  )
}

/** The visitor's zone while it is being detected and if it is another than Malaysia's. */
function UnderTheTimes({ zone, now }: Pick<BookingFormProps, 'zone' | 'now'>) {
  if (sharesStudioClock(now) || zone?.detected === false)
    return <p className="mt-3 text-small text-ink-2">{picker.takes}</p>
  return (
    <div className="mt-3">
      <ZonePanel zone={zone} />
    </div>
  )
}

/** No bookable day has a free time. */
function NoTimesAtAll({ last }: { last: string | undefined }) {
  const studio = useStudio()
  return (
    <div>
      <p>
        <b>{last && picker.noneAtAll(keyWords(last))}</b> <span>{picker.noneAtAllText}</span>
      </p>
      <p className="mt-4">
        <ButtonLink to={whatsappLink(studio.whatsapp_number, interpolate(greetings.strategyCall, studio))}>
          {picker.chat}
        </ButtonLink>
      </p>
    </div>
  )
}

function Details({ booking, method }: { booking: BookingState; method: string }) {
  const { form, errors, contact, sms } = booking
  const { register } = form
  const isNumber = phoneIn(contact) !== undefined
  const id = useId()
  return (
    <div
      className="booking-column booking-details"
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-needed`}
    >
      <h3 className="text-h4" id={id}>
        {picker.details}
      </h3>
      <p className="text-small text-ink-2" id={`${id}-needed`}>
        {texts.needed}
      </p>
      <div className="mt-5 grid gap-y-6">
        <div className="grid gap-x-gutter gap-y-6 xl:grid-cols-2">
          <Field label={texts.name} error={errors.name}>
            {(inputProps) => (
              <Input {...register('name')} {...inputProps} autoComplete="name" aria-required="true" />
            )}
          </Field>
          <Field label={texts.contact} help={contactHelp(method, sms, isNumber)} error={errors.contact}>
            {(inputProps) => (
              <ContactInput
                {...register('contact')}
                {...inputProps}
                inputMode={/^[+(\d]/.test(contact) ? 'tel' : 'email'}
              />
            )}
          </Field>
        </div>
        <CallMethodChoice booking={booking} />
        <MessageBox booking={booking} />
        <Field label={texts.projectType}>
          {(inputProps) => (
            <Select {...register('projectType')} {...inputProps} defaultValue={projectTypes.at(-1)}>
              {projectTypes.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </Select>
          )}
        </Field>
        <Honeypot {...register('website')} />
        {booking.remindersShown && (
          <div data-field>
            <RemindersCard booking={booking} />
          </div>
        )}
        {!booking.remindersShown && isNumber && (
          <p className="border-l-4 border-rule pl-4 text-ink-2">
            {remindersCard[sms ? 'otherNumber' : 'phoneOnly']}
          </p>
        )}
      </div>
    </div>
  )
}

/** What the contact is used for; about a number, the paragraph below the fields says the rest. */
function contactHelp(method: string, sms: boolean, isNumber: boolean): string | undefined {
  if (method === 'voice') return texts.contactHelp.voice
  if (sms) return texts.contactHelp.both
  return isNumber ? undefined : texts.contactHelp.email
}

/**
 * `useForm` renders its component again right after mount; this empty component keeps that from being the
 * whole page.
 */
function MountForm(props: Pick<BookingState['form'], 'formControl'>) {
  useForm(props)
  return null
}

function CallMethodChoice({ booking }: { booking: BookingState }) {
  const { control, setValue } = booking.form
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const chosen = useWatch({ control, name: 'callMethod' })
  useEarlyChoice(fieldset, 'callMethod', (method) => {
    if (method !== chosen) setValue('callMethod', method)
  })
  return (
    <fieldset ref={fieldset}>
      <legend className="field-label">{texts.callMethod}</legend>
      <div className="flex flex-wrap gap-x-8">
        {callMethods.map(({ value, label }) => (
          <Radio
            key={value}
            name="callMethod"
            value={value}
            checked={chosen === value}
            onChange={() => setValue('callMethod', value)}
          >
            {label}
          </Radio>
        ))}
      </div>
    </fieldset>
  )
}

/** The message field, with examples typed into its placeholder. */
function MessageBox({ booking }: { booking: BookingState }) {
  const box = useRef<HTMLTextAreaElement>(null)
  useTypingPlaceholder(box, texts.messagePhrases)
  const { ref, ...field } = booking.form.register('message')
  return (
    <div>
      <Field label={texts.message} help={texts.messageHelp} error={booking.errors.message}>
        {(inputProps) => (
          <Textarea
            {...field}
            {...inputProps}
            ref={(element) => {
              box.current = element
              ref(element)
            }}
            rows={5}
            placeholder={texts.messagePhrases[0]}
            aria-required="true"
          />
        )}
      </Field>
      <PauseTyping />
    </div>
  )
}
