import { Checkbox } from '@/components/ui/controls'
import { FieldError } from '@/components/ui/field'
import { remindersCard as copy } from '@/content/booking'
import {
  channels,
  emailIn,
  hasReminder,
  isLastChannel,
  mobileIn,
  timesOf,
  type Channel,
} from '@/features/booking/reminders'
import type { BookingState } from '@/features/booking/form/use-booking'

/** The choice of reminder channels and times. The last enabled channel cannot be switched off. */
export function RemindersCard({ booking }: { booking: BookingState }) {
  const { reminders, contact, sms } = booking
  const offered = channels.filter((channel) => channel !== 'sms' || sms)
  const alone = offered.length === 1
  const reachable = { email: emailIn(contact), sms: mobileIn(contact) }
  return (
    <section className="border-y-2 border-ink py-5" aria-labelledby="reminders-heading">
      <h3 id="reminders-heading" className="text-h4">
        {copy.heading}
      </h3>
      <p className="mt-1 text-base text-ink-2">{copy.text}</p>
      <div className={`mt-4 grid gap-x-gutter gap-y-6 ${alone ? '' : 'md:grid-cols-2'}`}>
        {offered.map((channel) => (
          <ChannelChoice
            key={channel}
            channel={channel}
            booking={booking}
            alone={alone}
            missing={reminders[channel].enabled && !reachable[channel]}
          />
        ))}
      </div>
      {!sms && <p className="mt-3 text-small text-ink-2">{copy.noSms}</p>}
      {!hasReminder(reminders) && <FieldError>{copy.none}</FieldError>}
    </section>
  )
}

interface ChannelChoiceProps {
  channel: Channel
  booking: BookingState
  /** The only channel takes the whole width. */
  alone: boolean
  missing: boolean
}

function ChannelChoice({ channel, booking, alone, missing }: ChannelChoiceProps) {
  const { enabled, times } = booking.reminders[channel]
  const last = isLastChannel(booking.reminders, channel)
  const label = `reminders-${channel}`
  return (
    <div role="group" aria-labelledby={label}>
      <div className="flex items-center justify-between gap-4 border-b border-rule pb-2">
        <span id={label} className="font-semibold">
          {copy.channels[channel]}
        </span>
        <button
          type="button"
          role="switch"
          name="reminders"
          className="switch"
          aria-checked={enabled}
          aria-labelledby={label}
          aria-disabled={last || undefined}
          aria-describedby={last ? `${label}-last` : undefined}
          onClick={(event) => booking.pressChannel(channel, event.timeStamp)}
        >
          <span className="switch-cells" aria-hidden="true" />
          {enabled ? copy.on : copy.off}
        </button>
      </div>
      {enabled && (
        <div className={`mt-1 grid ${alone ? 'sm:grid-cols-2' : ''}`}>
          {timesOf[channel].map((time) => (
            <Checkbox
              key={time}
              checked={times.includes(time)}
              onChange={() => booking.pressTime(channel, time)}
            >
              {copy.times[time]}
            </Checkbox>
          ))}
        </div>
      )}
      {last && (
        <p id={`${label}-last`} className="mt-1 text-small text-ink-2">
          {copy.last}
        </p>
      )}
      {missing && <p className="mt-1 text-small text-warning">{copy.missing[channel]}</p>}
    </div>
  )
}
