import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { callRulesQuery, weekdays, type CallRules } from '@/admin/content/settings/call-rules'
import { TextButton } from '@/admin/kit/screen/text-button'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { FieldError } from '@/components/ui/field'
import { slotOf, startOf } from '@/features/booking/slots'

const minuteOf = (slot: string) => startOf({ date: '2026-01-01', slot }) / 60_000
const workdays = weekdays.slice(0, 5)

interface TimesFieldProps {
  form: UseFormReturn
  /** The weekday. */
  name: string
  label: string
}

/** The times of a weekday, each added and taken away by itself; the standing ones while the owner has said nothing. */
export function TimesField({ form, name, label }: TimesFieldProps) {
  const id = useId()
  const { data: rules } = useQuery(callRulesQuery)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const own = form.watch(name) as readonly string[] | null
  const times = own ?? rules?.[name as keyof CallRules as 'monday'] ?? []

  function set(next: readonly string[], days: readonly string[] = [name]) {
    setProblem(undefined)
    for (const day of days) form.setValue(day, [...next], { shouldDirty: true, shouldTouch: true })
  }
  function add() {
    const slot = slotOf(typed)
    if (!slot) return setProblem('Choose a time in steps of five minutes.')
    if (times.some((other) => Math.abs(minuteOf(other) - minuteOf(slot)) < 30))
      return setProblem('A call takes half an hour: leave that much between two times.')
    set([...times, slot].toSorted((a, b) => minuteOf(a) - minuteOf(b)))
    setTyped('')
  }

  return (
    <fieldset className="border-b border-rule pb-4" aria-describedby={problem && `${id}-problem`}>
      <legend className="field-label">{label}</legend>
      {times.length === 0 ? (
        <p className="text-ink-2">No calls</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {times.map((slot) => (
            <li key={slot} className="inline-flex items-center rounded bg-sunk pl-3 tabular-nums">
              {slot}
              <button
                type="button"
                className="grid size-9 place-items-center"
                aria-label={`Remove ${slot} from ${label}`}
                onClick={() => set(times.filter((other) => other !== slot))}
              >
                <X size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Input
          type="time"
          step={300}
          compact
          className="w-auto"
          aria-label={`Another time on ${label}`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button variant="line" size="small" onClick={add}>
          <Plus size={18} aria-hidden="true" />
          Add<span className="sr-only"> to {label}</span>
        </Button>
        <TextButton onClick={() => set(times, workdays)}>
          Copy to all weekdays<span className="sr-only"> from {label}</span>
        </TextButton>
        {times.length > 0 && (
          <TextButton onClick={() => set([])}>
            No calls<span className="sr-only"> on {label}</span>
          </TextButton>
        )}
      </div>
      {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
    </fieldset>
  )
}
