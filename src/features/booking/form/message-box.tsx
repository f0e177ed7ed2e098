import { useRef, useState } from 'react'
import { Textarea } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { PauseTyping } from '@/components/ui/pause-typing'
import { useReducedMotion } from '@/components/ui/use-reduced-motion'
import { useTypingPlaceholder } from '@/components/ui/use-typing-placeholder'
import { bookingForm as words } from '@/content/booking'
import type { BookingState } from '@/features/booking/form/use-booking'

/** The message, with examples typed into it until somebody writes. */
export function MessageBox({ booking }: { booking: BookingState }) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [focused, setFocused] = useState(false)
  const [paused, setPaused] = useState(false)
  const still = useReducedMotion()
  useTypingPlaceholder(box, words.messagePhrases, !focused && !paused && !still)
  const { ref, onBlur, ...field } = booking.form.register('message')
  return (
    <div>
      <Field
        label={words.message}
        help={words.messageHelp}
        error={booking.failure?.field === 'message' ? booking.failure.message : undefined}
      >
        {(wiring) => (
          <Textarea
            {...field}
            {...wiring}
            ref={(element) => {
              box.current = element
              ref(element)
            }}
            rows={5}
            placeholder={words.messagePhrases[0]}
            aria-required="true"
            onFocus={() => setFocused(true)}
            onBlur={(event) => {
              setFocused(false)
              void onBlur(event)
            }}
          />
        )}
      </Field>
      <PauseTyping
        paused={paused}
        onToggle={() => setPaused((now) => !now)}
        className="screen-only mt-2 text-ink-2"
      />
    </div>
  )
}
