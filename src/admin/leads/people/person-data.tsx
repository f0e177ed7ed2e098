import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { ConfirmDialog } from '@/admin/kit/screen/confirm-dialog'
import { erasePerson, type Erasure } from '@/admin/leads/people/erasure'
import type { PersonLead } from '@/admin/leads/people/people-query'
import { stillOpen } from '@/admin/leads/people/person-facts'
import { LeadPart } from '@/admin/leads/shared/lead-parts'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { malaysiaDay } from '@/lib/dates'
import { saveFile } from '@/lib/save-file'
import { supabase } from '@/lib/supabase'

interface PersonDataProps {
  /** An address or a number, as person_leads compares it. */
  contact: string
  /** What goes or stays with them: an upcoming call and an open order are named first. */
  leads: readonly PersonLead[]
  onErased: (erasure: Erasure) => void
}

/** What a person may ask of the studio: to be told everything it keeps about them, and to be forgotten. */
export function PersonData({ contact, leads, onErased }: PersonDataProps) {
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const saving = useMutation({
    mutationFn: async () => {
      const record = await supabase.rpc('person_record', { contact })
      assertAnswered(record)
      saveFile(
        JSON.stringify(record.data, null, 2),
        'application/json',
        `person-${contact.replace(/[^a-z0-9]+/g, '-')}-${malaysiaDay(new Date())}.json`,
      )
    },
  })
  const erasing = useMutation({
    mutationFn: () => erasePerson(contact),
    onSuccess: (erasure) => {
      // Before the queries run again: this person's own screen would say that there is no such person.
      onErased(erasure)
      return queryClient.invalidateQueries({ queryKey: ['admin'] })
    },
  })
  const busy = saving.isPending || erasing.isPending
  return (
    <LeadPart title="Their data">
      {saving.isError && <FieldError>The file was not made. {saving.error.message}</FieldError>}
      {erasing.isError && <FieldError>Nothing was erased. {erasing.error.message}</FieldError>}
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
          onClick={() => setAsking(true)}
        >
          <Trash2 size={18} aria-hidden="true" />
          Erase this person
        </Button>
      </p>
      <p role="status" className="text-ink-2 not-empty:mb-0">
        {saving.isSuccess && 'The file is saved.'}
      </p>
      {asking && (
        <ConfirmDialog
          title="Erase this person for good?"
          text={`${stillOpen(leads)}Their bookings, requests, applications and newsletter subscription go, with the notes and mails about them and all that the history holds. Nothing brings them back. Orders that were sent, accepted or paid stay for seven years, as tax law asks, without their notes. The list of erasures keeps the date and how much it was, but not who.`}
          button="Erase for good"
          keep="Keep everything"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            erasing.mutate()
          }}
        />
      )}
    </LeadPart>
  )
}
