import { useCallback, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { WithoutScript } from '@/components/layout/without-script'
import { Button } from '@/components/ui/button'
import { ContactInput, Input, Radio, Select, Textarea } from '@/components/ui/controls'
import { Field, FormFields } from '@/components/ui/field'
import { Honeypot } from '@/components/ui/honeypot'
import { PauseTyping } from '@/components/ui/pause-typing'
import { useTypingPlaceholder } from '@/components/ui/use-typing-placeholder'
import { bookingForm as copy, remindersCard } from '@/content/booking'
import { projectTypes } from '@/content/contact'
import { greetings } from '@/content/site'
import { sharesStudioClock, type ZoneInfo } from '@/features/booking/detect-zone'
import { FailurePanel } from '@/features/booking/form/failure-panel'
import { RemindersCard } from '@/features/booking/form/reminders-card'
import { SlotPicker, type WeekTimes } from '@/features/booking/form/slot-picker'
import type { BookingState } from '@/features/booking/form/use-booking'
import { useEarlyChoice } from '@/features/booking/form/use-early-choice'
import { ZonePanel } from '@/features/booking/form/zone-panel'
import { phoneIn } from '@/features/booking/reminders'
import { isInWindow, windowAt, windowLength } from '@/features/booking/slots'
import { callMethods } from '@shared/calendar/call-methods'

interface BookingFormProps {
  booking: BookingState
  week: WeekTimes
  zone: ZoneInfo | undefined
  /** Undefined until hydrated. */
  now: number | undefined
}

export function BookingForm({ booking, week, zone, now }: BookingFormProps) {
  const { form, failure, errors, sending, contact, sms } = booking
  const { register, control, setValue } = form
  const [date = '', chosen = '', method] = useWatch({ control, name: ['date', 'slot', 'callMethod'] })
  const days = now === undefined || !week.data ? undefined : windowAt(now, week.data)
  const open = isInWindow(date, days)
  const shared = sharesStudioClock(now)
  const choose = useCallback((next: string) => setValue('slot', next), [setValue])

  return (
    <form noValidate onSubmit={booking.submit} onChange={booking.edited} aria-label={copy.submit}>
      <WithoutScript text={copy.withoutScript} greeting={greetings.strategyCall} />
      <MountForm formControl={form.formControl} />
      {failure && <FailurePanel failure={failure} zone={zone?.name} onPick={booking.pick} />}
      <FormFields needed={copy.needed} disabled={sending} className="grid min-w-0 gap-y-7">
        <div className="grid gap-x-gutter gap-y-6 md:grid-cols-2">
          <Field label={copy.name} error={errors.name}>
            {(inputProps) => (
              <Input {...register('name')} {...inputProps} autoComplete="name" aria-required="true" />
            )}
          </Field>
          <Field
            label={copy.contact}
            help={copy.contactHelp[method === 'voice' ? 'voice' : sms ? 'both' : 'email']}
            error={errors.contact}
          >
            {(inputProps) => <ContactInput {...register('contact')} {...inputProps} />}
          </Field>
        </div>
        <ZonePanel zone={zone} shared={shared} />
        <Field
          label={copy.date}
          help={week.data && copy.dateHelp(windowLength(week.data), shared)}
          error={errors.date}
          className="md:max-w-[18rem]"
        >
          {(inputProps) => (
            <Input
              {...register('date')}
              {...inputProps}
              type="date"
              min={days?.first}
              max={days?.last}
              aria-required="true"
            />
          )}
        </Field>
        <SlotPicker
          week={week}
          date={open ? date : ''}
          chosen={chosen}
          zone={zone}
          now={now}
          error={errors.slot}
          onChoose={choose}
          onPick={booking.pick}
        />
        <CallMethodChoice booking={booking} />
        <Field label={copy.projectType}>
          {(inputProps) => (
            <Select {...register('projectType')} {...inputProps} defaultValue={projectTypes.at(-1)}>
              {projectTypes.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </Select>
          )}
        </Field>
        <MessageBox booking={booking} />
        <Honeypot {...register('website')} />
        {booking.remindersShown && <RemindersCard booking={booking} />}
        {!booking.remindersShown && phoneIn(contact) && (
          <p className="border-l-4 border-rule pl-4 text-ink-2">
            {remindersCard[sms ? 'otherNumber' : 'phoneOnly']}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button type="submit" variant="accent" size="big" busy={sending} busyLabel={copy.sending}>
            {copy.submit}
          </Button>
          <p className="flex-[1_1_14rem] text-small text-ink-2">{copy.opensChat}</p>
        </div>
      </FormFields>
    </form>
  )
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
      <legend className="field-label">{copy.callMethod}</legend>
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
  useTypingPlaceholder(box, copy.messagePhrases)
  const { ref, ...field } = booking.form.register('message')
  return (
    <div>
      <Field label={copy.message} help={copy.messageHelp} error={booking.errors.message}>
        {(inputProps) => (
          <Textarea
            {...field}
            {...inputProps}
            ref={(element) => {
              box.current = element
              ref(element)
            }}
            rows={5}
            placeholder={copy.messagePhrases[0]}
            aria-required="true"
          />
        )}
      </Field>
      <PauseTyping />
    </div>
  )
}
