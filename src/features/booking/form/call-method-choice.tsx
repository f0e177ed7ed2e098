import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { Radio } from '@/components/ui/controls'
import { bookingForm as words } from '@/content/booking'
import { callMethods } from '@/features/booking/booking-schema'
import type { BookingState } from '@/features/booking/form/use-booking'
import { useEarlyChoice } from '@/features/booking/form/use-early-choice'

/** By video or by voice. */
export function CallMethodChoice({ booking }: { booking: BookingState }) {
  const { control, setValue } = booking.form
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const chosen = useWatch({ control, name: 'callMethod' })
  useEarlyChoice(fieldset, 'callMethod', (method) => setValue('callMethod', method))
  return (
    <fieldset ref={fieldset}>
      <legend className="field-label">{words.callMethod}</legend>
      <div className="flex flex-wrap gap-x-8">
        {callMethods.map((method) => (
          <Radio
            key={method}
            name="callMethod"
            value={method}
            checked={chosen === method}
            onChange={() => setValue('callMethod', method)}
          >
            {words.callMethods[method]}
          </Radio>
        ))}
      </div>
    </fieldset>
  )
}
