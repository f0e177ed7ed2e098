import { useCallback } from 'react'
import { useWatch } from 'react-hook-form'
import { Button, ButtonLink } from '@/components/ui/button'
import { Input, Select } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { bookingForm as words } from '@/content/booking'
import { remindersCard as remindersWords } from '@/content/booking-reminders'
import { projectTypes } from '@/content/contact'
import { site } from '@/content/site'
import { CallMethodChoice } from '@/features/booking/form/call-method-choice'
import { ConvertedTime } from '@/features/booking/form/converted-time'
import { FailurePanel } from '@/features/booking/form/failure-panel'
import { MessageBox } from '@/features/booking/form/message-box'
import { hasReminder, phoneIn } from '@/features/booking/reminders'
import { RemindersCard } from '@/features/booking/form/reminders-card'
import { SlotPicker } from '@/features/booking/form/slot-picker'
import { bookingWindow, isInWindow, slots, type Slot } from '@/features/booking/slots'
import type { ZoneInfo } from '@/features/booking/form/detect-zone'
import type { BookingState } from '@/features/booking/form/use-booking'
import { ZonePanel } from '@/features/booking/form/zone-panel'
import { whatsappLink } from '@/lib/whatsapp'

interface BookingFormProps {
  booking: BookingState
  zone: ZoneInfo | undefined
  /** Undefined until the browser's own clock can be read. */
  now: number | undefined
}

export function BookingForm({ booking, zone, now }: BookingFormProps) {
  const { form, failure, sending, contact, reminders } = booking
  const { register, control, setValue } = form
  const [date = '', chosen = ''] = useWatch({ control, name: ['date', 'slot'] })
  const days = now === undefined ? undefined : bookingWindow(now)
  const slot = slots.find((one) => one === chosen)
  const open = now !== undefined && isInWindow(date, now)
  const choose = useCallback((next: Slot | '') => setValue('slot', next), [setValue])
  const errorOf = (name: string) => (failure?.field === name ? failure.message || undefined : undefined)

  return (
    <form noValidate onSubmit={booking.submit} onChange={booking.edited} aria-label={words.submit}>
      {failure && <FailurePanel failure={failure} zone={zone?.name} onPick={booking.pick} />}
      <fieldset disabled={sending} className="grid min-w-0 gap-y-7">
        <div className="grid gap-x-gutter gap-y-6 md:grid-cols-2">
          <Field label={words.name} error={errorOf('name')}>
            {(wiring) => <Input {...register('name')} {...wiring} autoComplete="name" aria-required="true" />}
          </Field>
          <Field
            label={words.contact}
            help={words.contactHelp[site.smsReminders ? 'both' : 'email']}
            error={errorOf('contact')}
          >
            {(wiring) => (
              <Input {...register('contact')} {...wiring} autoComplete="email" aria-required="true" />
            )}
          </Field>
        </div>
        <ZonePanel zone={zone} />
        <Field label={words.date} help={words.dateHelp} error={errorOf('date')} className="md:max-w-[18rem]">
          {(wiring) => (
            <Input
              {...register('date')}
              {...wiring}
              type="date"
              min={days?.first}
              max={days?.last}
              aria-required="true"
            />
          )}
        </Field>
        <SlotPicker
          date={open ? date : ''}
          chosen={chosen}
          zone={zone}
          now={now}
          error={errorOf('slot')}
          onChoose={choose}
        />
        {zone && slot && open && <ConvertedTime time={{ date, slot }} zone={zone.name} />}
        <CallMethodChoice booking={booking} />
        <Field label={words.projectType}>
          {(wiring) => (
            <Select {...register('projectType')} {...wiring}>
              <option value="">{words.projectTypeNone}</option>
              {projectTypes.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </Select>
          )}
        </Field>
        <MessageBox booking={booking} />
        {booking.remindersShown && <RemindersCard booking={booking} />}
        {!booking.remindersShown && phoneIn(contact) && (
          <p className="border-l-4 border-rule pl-4 text-ink-2">{remindersWords.phoneOnly}</p>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button
            type="submit"
            variant="beat"
            size="big"
            busy={sending}
            busyLabel={words.sending}
            disabled={!hasReminder(reminders)}
          >
            {words.submit}
          </Button>
          <p className="flex-[1_1_14rem] text-small text-ink-2">{words.opensChat}</p>
        </div>
      </fieldset>
      <noscript>
        <p className="mt-6 mb-3">{words.withoutScript}</p>
        <ButtonLink to={whatsappLink(site.whatsappNumber, site.greetings.strategyCall)} variant="line">
          {words.chat}
        </ButtonLink>
      </noscript>
    </form>
  )
}
