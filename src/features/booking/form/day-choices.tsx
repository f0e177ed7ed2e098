import { useId, useRef, useState } from 'react'
import { Input } from '@/components/ui/controls'
import { FieldError } from '@/components/ui/field'
import { picker as copy } from '@/content/booking'
import { chooseByArrow } from '@/features/booking/form/arrow-keys'
import { DayDraft, draftSizes } from '@/features/booking/form/day-draft'
import { useEarlyChoice } from '@/features/booking/form/use-early-choice'
import type { PickerState } from '@/features/booking/form/use-picker'
import { keyWords, noonOf } from '@/features/booking/visitor-days'
import { dateFormat } from '@shared/calendar/date-format'

const written = (key: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat('UTC', options).format(noonOf(key))

/** 'December', or 'Dec, Jan' if the days are in two months. */
function monthsOf(keys: readonly string[]): string {
  const long = [...new Set(keys.map((key) => written(key, { month: 'long' })))]
  return long.length > 1
    ? [...new Set(keys.map((key) => written(key, { month: 'short' })))].join(', ')
    : long.join('')
}

/** The next days with free times as radios, and a field for another date. */
export function DayChoices({ state, error }: { state: PickerState; error: string | undefined }) {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const other = useRef<HTMLInputElement>(null)
  const [otherShown, setOtherShown] = useState(false)
  const { rowKeys, shownKey, field, daysAhead, view } = state
  useEarlyChoice(group, 'date', (key) => {
    if (key !== shownKey) view(key)
  })

  function toggleOther() {
    setOtherShown(!otherShown)
    if (!otherShown) requestAnimationFrame(() => other.current?.focus())
  }
  return (
    <div data-field className={error ? 'picker-group refused-field' : 'picker-group'}>
      <div className="picker-row">
        <span className="font-semibold" id={`${id}-label`}>
          <span>{copy.date}</span>{' '}
          <span className="text-small font-normal text-ink-2">{monthsOf(rowKeys)}</span>
        </span>
        <button
          type="button"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
          aria-expanded={otherShown}
          aria-controls={`${id}-other`}
          onClick={toggleOther}
        >
          {copy.another}
        </button>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div
        ref={group}
        role="radiogroup"
        className="days"
        aria-labelledby={`${id}-label`}
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {rowKeys.map((key) => (
          <DayChoice key={key} dayKey={key} state={state} />
        ))}
      </div>
      <div id={`${id}-other`} hidden={!otherShown} className="mt-3 md:max-w-[18rem]">
        <label className="field-label" htmlFor={`${id}-field`}>
          {copy.another}
        </label>
        <Input
          ref={other}
          id={`${id}-field`}
          name="otherDate"
          type="date"
          min={field?.first}
          max={field?.last}
          aria-describedby={`${id}-help`}
          onChange={({ target: { value } }) => value && view(value)}
        />
        <p className="field-help" id={`${id}-help`}>
          {daysAhead !== undefined && copy.anotherHelp(daysAhead)}
        </p>
      </div>
    </div>
  )
}

function DayChoice({ dayKey, state }: { dayKey: string; state: PickerState }) {
  const { shownKey, chosenAt, days, view } = state
  const day = days.find(({ key }) => key === dayKey)
  const free = day?.free ?? 0
  const isShown = dayKey === shownKey
  return (
    <label className="day" data-full={free === 0 || undefined}>
      <input
        type="radio"
        name="date"
        value={dayKey}
        checked={isShown}
        disabled={free === 0 && !isShown}
        onChange={() => view(dayKey)}
        onKeyDown={chooseByArrow}
        className="sr-only"
      />
      <span className="sr-only">{`${keyWords(dayKey)}, ${free > 0 ? copy.timesFree(free) : copy.full}`}</span>
      <span className="day-name" aria-hidden="true">
        {written(dayKey, { weekday: 'short' })}
      </span>
      <span className="day-number" aria-hidden="true">
        {Number(dayKey.slice(8))}
      </span>
      <DayDraft day={day} chosenAt={chosenAt} size={draftSizes.day} />
      <span className="day-free" aria-hidden="true">
        {free > 0 ? copy.free(free) : copy.full}
      </span>
    </label>
  )
}
