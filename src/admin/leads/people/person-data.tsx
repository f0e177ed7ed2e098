import { Download, Trash2 } from 'lucide-react'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { useAction } from '@/admin/kit/api/use-action'
import { useConfirm } from '@/admin/kit/screen/use-confirm'
import type { Erasure } from '@/admin/leads/people/person-erased'
import type { PersonLead } from '@/admin/leads/people/people-query'
import { stillOpen } from '@/admin/leads/people/person-facts'
import { LeadPart } from '@/admin/leads/shared/lead-parts'
import { Button } from '@/components/ui/button'
import { malaysiaDay } from '@/lib/dates'
import { saveFile } from '@/lib/save-file'
import { supabase } from '@/lib/supabase'

interface PersonDataProps {
  /** An email address or a phone number in the format of person_leads. */
  contact: string
  /** The leads of the person; the confirmation names upcoming calls and open orders first. */
  leads: readonly PersonLead[]
  onErased: (erasure: Erasure) => void
}

/** The two data rights of a person: a copy of everything stored about them, and erasure. */
export function PersonData({ contact, leads, onErased }: PersonDataProps) {
  const confirm = useConfirm()
  const saving = useAction(async () => {
    const record = await supabase.rpc('person_record', { contact })
    assertAnswered(record)
    saveFile(
      JSON.stringify(record.data, null, 2),
      'application/json',
      `person-${contact.replace(/[^a-z0-9]+/g, '-')}-${malaysiaDay(new Date())}.json`,
    )
    return 'The file is saved.'
  }, 'The file was not created.')
  // Before the queries are refetched, since the screen would then say that the person does not exist.
  const erasing = useAction(async () => {
    const answer = await supabase.rpc('erase_person', { contact })
    assertAnswered(answer)
    onErased(answer.data as unknown as Erasure)
  }, 'Nothing was erased.')
  const question = {
    title: 'Erase this person for good?',
    text: `${stillOpen(leads)}Their calls, enquiries, applications and newsletter subscription are deleted, with their notes, emails and history. This cannot be undone. Orders that were sent, accepted or paid stay for seven years, as tax law requires, without their notes. The list of erasures keeps the date and the counts, but no names.`,
    button: 'Erase for good',
    keep: 'Keep their data',
  }
  const busy = saving.isPending || erasing.isPending
  return (
    <LeadPart title="Their data">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          size="small"
          variant="line"
          busy={saving.isPending}
          busyLabel="Working..."
          disabled={busy}
          onClick={() => saving.mutate()}
        >
          <Download size={18} aria-hidden="true" />
          Download their data
        </Button>
        <Button
          size="small"
          variant="line"
          busy={erasing.isPending}
          busyLabel="Erasing..."
          disabled={busy}
          onClick={() => confirm.ask(question, () => erasing.mutate())}
        >
          <Trash2 size={18} aria-hidden="true" />
          Erase this person
        </Button>
      </p>
      {confirm.dialog}
    </LeadPart>
  )
}
