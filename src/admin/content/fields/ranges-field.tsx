import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { useFieldArray, type UseFormReturn } from 'react-hook-form'
import { weekdays } from '@/content/weekdays'
import { TextButton } from '@/admin/kit/screen/text-button'
import { toasts } from '@/admin/kit/screen/toast-store'
import { Checkbox, Input } from '@/components/ui/controls'
import { FieldError } from '@/components/ui/field'
import type { TimeRange } from '@/lib/settings'
import { capital } from '@/lib/written-text'

interface RangesFieldProps {
  form: UseFormReturn
  /** The weekday. */
  name: string
  label: string
  /** The ranges that a day gets when it is switched on. */
  standing: readonly TimeRange[]
}

/** The time ranges for calls on a weekday; a day that is switched off has none. */
export function RangesField({ form, name, label, standing }: RangesFieldProps) {
  const { fields, append, remove, replace } = useFieldArray({ control: form.control, name })
  const daySwitch = useRef<HTMLInputElement>(null)
  const errorAt = (path: string) => form.getFieldState(path, form.formState).error

  function copy() {
    const others = weekdays.filter((day) => day !== name && form.getValues(day).length > 0)
    for (const day of others)
      form.setValue(day, structuredClone(form.getValues(name)), { shouldDirty: true, shouldTouch: true })
    const days = others.map(capital).join(', ')
    toasts.show({ tone: 'success', text: days ? `Copied to ${days}.` : 'No other day is switched on.' })
  }

  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-x-6 border-b border-rule pb-4 sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[9rem_23rem_minmax(0,1fr)]">
      <legend className="sr-only">{label}</legend>
      <Checkbox
        ref={daySwitch}
        checked={fields.length > 0}
        onChange={({ target: { checked } }) => replace(checked ? structuredClone(standing) : [])}
      >
        <b>{label}</b>
      </Checkbox>
      <div>
        {fields.length === 0 && <p className="py-2.5 text-ink-2">No calls</p>}
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {fields.map(({ id }, index) => {
            const [from, to] = [`${name}.${index}.from`, `${name}.${index}.to`] as const
            const error = errorAt(from) ?? errorAt(to)
            const time = (path: string, end: string) => (
              <Input
                {...form.register(path)}
                type="time"
                step={300}
                compact
                // On a phone AM or PM needs the room of the clock icon; a tap opens the picker there.
                className="max-w-36 min-w-0 max-sm:px-2 max-sm:[&::-webkit-calendar-picker-indicator]:hidden"
                aria-label={`${label}, ${end}`}
                aria-invalid={error ? true : undefined}
                aria-describedby={error && `${id}-error`}
              />
            )
            return (
              <li key={id}>
                <span className="flex items-center gap-2 max-sm:justify-between">
                  {time(from, 'from')}
                  to
                  {time(to, 'to')}
                  <button
                    type="button"
                    className="grid size-11 shrink-0 place-items-center"
                    aria-label={`Remove hours ${index + 1} of ${label}`}
                    onClick={() => {
                      remove(index)
                      daySwitch.current?.focus({ preventScroll: true })
                    }}
                  >
                    <X size={18} aria-hidden="true" />
                  </button>
                </span>
                {error && <FieldError id={`${id}-error`}>{error.message}</FieldError>}
              </li>
            )
          })}
        </ul>
      </div>
      {fields.length > 0 && (
        <p className="mt-1 flex flex-wrap gap-x-6 sm:max-lg:col-start-2">
          <TextButton
            className="inline-flex items-center gap-1.5"
            onClick={() => append({ from: '', to: '' })}
          >
            <Plus size={16} aria-hidden="true" />
            Add hours<span className="sr-only"> to {label}</span>
          </TextButton>
          <TextButton onClick={copy}>
            Copy to other days<span className="sr-only"> from {label}</span>
          </TextButton>
        </p>
      )}
    </fieldset>
  )
}
