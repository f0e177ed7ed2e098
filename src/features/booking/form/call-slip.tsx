import { useEffect, useState, type MouseEvent } from 'react'
import { picker } from '@/content/booking'
import { DayDraft, draftSizes } from '@/features/booking/form/day-draft'
import type { PickerState } from '@/features/booking/form/use-picker'
import { choiceText, choiceWords, keyWords } from '@/features/booking/visitor-days'
import { callMethod, type CallMethod } from '@shared/calendar/call-methods'

const { slip: copy, takes, yourTime } = picker

/** In ms: a screen reader hears the choice once arrow keys rest. */
const statusDelay = 700

/**
 * The chosen time in words: beside the form where there is room, at the foot of a phone's screen until the button is
 * reached.
 */
export function CallSlip({ state, method }: { state: PickerState; method: string }) {
  const { chosen, chosenAt, shown, shownKey, zone } = state
  const words = chosen && choiceWords(chosen, zone)
  const status = useRested(chosen ? copy.status(choiceText(chosen, zone)) : '')
  // Something was chosen, so that a phone shows the slip from then on.
  const [touched, setTouched] = useState(false)
  if (chosen && !touched) setTouched(true)

  function toField({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, name: string) {
    const control = form?.querySelector<HTMLElement>(`[name="${name}"]:checked, input[name="${name}"]`)
    control?.focus({ preventScroll: true })
    control?.closest('[data-field]')?.scrollIntoView({ block: 'start' })
  }
  return (
    <section className="slip" aria-label={copy.heading} data-empty={!touched || undefined}>
      <i className="slip-ornament" aria-hidden="true" />
      <h3 className="slip-heading">{copy.heading}</h3>
      <div className="slip-words">
        {words ? (
          <div>
            <p className="slip-choice">
              <span className="slip-day">{words.day},</span> <span className="slip-time">{words.time}</span>
              {words.malaysia && <small>{yourTime}</small>}
            </p>
            {words.malaysia && <p className="slip-second">{words.malaysia}</p>}
            <p className="slip-how">{copy.how(callMethod(method as CallMethod).inSentence)}</p>
          </div>
        ) : (
          <div>
            <p className="slip-choice">
              {touched && shownKey ? copy.noTime(keyWords(shownKey)) : copy.empty}
            </p>
            <p className="slip-how">{takes}</p>
          </div>
        )}
        <p className="sr-only" role="status">
          {status}
        </p>
      </div>
      <DayDraft day={shown} chosenAt={chosenAt} size={draftSizes.slip} />
      <div className="slip-links">
        {chosen && (
          <button type="button" className="slip-link" onClick={(event) => toField(event, 'name')}>
            {copy.details}
          </button>
        )}
        {touched && (
          <button type="button" className="slip-link" onClick={(event) => toField(event, 'date')}>
            {copy.change}
          </button>
        )}
      </div>
    </section>
  )
}

/** The text once it has not changed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), statusDelay)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
