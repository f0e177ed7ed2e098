import { valibotResolver } from '@hookform/resolvers/valibot'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { read } from '@/admin/kit/api/read'
import { useAction } from '@/admin/kit/api/use-action'
import { ActionForm } from '@/admin/kit/form/action-form'
import { TextField } from '@/admin/kit/form/text-field'
import { dateText, requiredText } from '@/admin/kit/form/text-schema'
import { completeFollowUp } from '@/admin/leads/shared/change-follow-up'
import { LoadFailed } from '@/admin/kit/screen/load-failed'
import { LeadPart } from '@/admin/leads/shared/lead-parts'
import type { NoteTable } from '@/admin/leads/shared/lead-query'
import { TextButton } from '@/admin/kit/screen/text-button'
import { Button } from '@/components/ui/button'
import { addDays, calendarDay, isDate, malaysiaDay } from '@/lib/dates'
import { supabase } from '@/lib/supabase'
import { useNow } from '@/lib/use-now'

const schema = v.object({
  due_on: v.pipe(dateText, v.check(isDate, 'Choose a day')),
  note: requiredText('Say what to do', 200),
})
type Plan = v.InferOutput<typeof schema>

/** The open follow-up of a lead, or null. Throws ApiError. */
const followUpQuery = (leadId: string) =>
  queryOptions({
    queryKey: ['admin', 'follow-up', leadId],
    queryFn: async ({ signal }) => {
      const planned = supabase.from('follow_ups').select('id,due_on,note').eq('lead_id', leadId)
      const [found] = await read(planned.is('done_at', null), signal)
      return found ?? null
    },
  })

/** The planned follow-up of a lead; the dashboard shows it from its day until it is done. */
export function LeadFollowUp({ table, id }: { table: NoteTable; id: string }) {
  const found = useQuery(followUpQuery(id))
  const planned = found.data
  const [writing, setWriting] = useState(false)
  const section = useRef<HTMLElement>(null)
  const today = malaysiaDay(useNow())
  const done = useAction(
    (followUp: string) => completeFollowUp(followUp, 'The follow-up is done.'),
    'It was not marked as done.',
  )

  if (found.isPending) return null
  return (
    <LeadPart ref={section} tabIndex={-1} title="Follow-up">
      {planned === undefined ? (
        <LoadFailed query={found} what="The follow-up" />
      ) : writing ? (
        <PlanForm
          start={planned ?? { due_on: addDays(today, 1), note: '' }}
          save={async (plan) =>
            assertAnswered(
              planned
                ? await supabase.from('follow_ups').update(plan).eq('id', planned.id)
                : await supabase.from('follow_ups').insert({ ...plan, lead_table: table, lead_id: id }),
            )
          }
          onClose={() => {
            setWriting(false)
            // The pressed button is gone.
            section.current?.focus({ preventScroll: true })
          }}
        />
      ) : planned ? (
        <>
          <p>
            <b className={planned.due_on < today ? 'text-accent' : undefined}>
              {calendarDay(planned.due_on)}
              {planned.due_on < today && ', overdue'}
            </b>
            <span className="block wrap-anywhere">{planned.note}</span>
          </p>
          <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button
              size="small"
              variant="line"
              busy={done.isPending}
              busyLabel="Saving..."
              onClick={() => done.mutate(planned.id)}
            >
              Done
            </Button>
            <TextButton onClick={() => setWriting(true)}>
              Change<span className="sr-only"> the follow-up</span>
            </TextButton>
          </p>
        </>
      ) : (
        <p>
          <Button size="small" variant="line" onClick={() => setWriting(true)}>
            Plan a follow-up
          </Button>
        </p>
      )}
    </LeadPart>
  )
}

interface PlanFormProps {
  start: Plan
  save: (plan: Plan) => Promise<void>
  onClose: () => void
}

function PlanForm({ start, save, onClose }: PlanFormProps) {
  const form = useForm<Plan>({
    resolver: valibotResolver(schema),
    defaultValues: { due_on: start.due_on, note: start.note },
  })
  const { setFocus } = form
  useEffect(() => setFocus('note'), [setFocus])
  const saving = useAction(async (plan: Plan) => {
    await save(plan)
    onClose()
  }, 'The follow-up was not saved.')
  return (
    <ActionForm form={form} action={saving} aria-label="Follow-up">
      <TextField form={form} name="due_on" label="Day" type="date" />
      <TextField form={form} name="note" label="What to do" help="Such as: call about the deposit." />
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" size="small" variant="line" busy={saving.isPending} busyLabel="Saving...">
          Save follow-up
        </Button>
        <TextButton onClick={onClose}>Cancel</TextButton>
      </p>
    </ActionForm>
  )
}
