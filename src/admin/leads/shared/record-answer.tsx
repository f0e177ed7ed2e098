import { useAction } from '@/admin/kit/api/use-action'
import { changeStatus, type RowWithStatus } from '@/admin/leads/shared/change-status'
import type { LeadTable } from '@/admin/leads/shared/lead-status'
import { addNote } from '@/admin/leads/shared/notes'
import { TextButton } from '@/admin/kit/screen/text-button'

/** The status of a waiting lead after an answer. */
const answeredAs: Partial<Record<LeadTable, Readonly<Record<string, string>>>> = {
  contact_submissions: { new: 'replied' },
  work_opportunities: { pending: 'reviewing' },
}

interface RecordAnswerProps {
  table: LeadTable
  row: RowWithStatus
  /** The channels on which the lead can be answered: 'WhatsApp', 'email'. */
  ways: readonly string[]
}

/** One click records in the notes how the studio answered, and removes the lead from the view 'To answer'. */
export function RecordAnswer({ table, row, ways }: RecordAnswerProps) {
  const recording = useAction(async (way: string) => {
    await addNote({ kind: 'lead', table, id: row.id }, `Answered by ${way}.`)
    const next = answeredAs[table]?.[row.status]
    if (next) await changeStatus(table, row, next)
    return `Recorded: answered by ${way}.`
  }, 'It was not recorded.')
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      {[...new Set(ways)].map((way) => (
        <TextButton
          key={way}
          aria-disabled={recording.isPending || undefined}
          onClick={() => !recording.isPending && recording.mutate(way)}
        >
          I answered by {way}
        </TextButton>
      ))}
    </p>
  )
}
