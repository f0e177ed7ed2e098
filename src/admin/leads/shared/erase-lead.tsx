import { Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { useAction } from '@/admin/kit/api/use-action'
import { useMay } from '@/admin/kit/rights/role'
import { useConfirm } from '@/admin/kit/screen/use-confirm'
import { LeadPart } from '@/admin/leads/shared/lead-parts'
import { leadLists, type NoteTable } from '@/admin/leads/shared/lead-query'
import { personKey } from '@/admin/leads/shared/person-key'
import { Button } from '@/components/ui/button'
import { supabase } from '@/lib/supabase'

interface EraseLeadProps {
  table: NoteTable
  id: string
  contact: string
}

/** Erases one lead for good. People with an email address or a phone number are erased on their own page. */
export function EraseLead({ table, id, contact }: EraseLeadProps) {
  const navigate = useNavigate()
  const { ask, dialog } = useConfirm()
  const isOwner = useMay('owner')
  const erasing = useAction(async () => {
    assertAnswered(await supabase.rpc('erase_lead', { of_table: table, row_id: id }))
    void navigate(leadLists[table])
    return 'It is erased for good.'
  }, 'Nothing was erased.')
  if (!isOwner || personKey(contact) !== null) return null
  const question = {
    title: 'Erase this for good?',
    text: 'Its notes, messages and history are deleted too. This cannot be undone.',
    button: 'Erase for good',
    keep: 'Keep it',
  }
  return (
    <LeadPart title="Their data">
      <p>
        <Button
          size="small"
          variant="line"
          busy={erasing.isPending}
          busyLabel="Erasing..."
          onClick={() => ask(question, () => erasing.mutate())}
        >
          <Trash2 size={18} aria-hidden="true" />
          Erase for good
        </Button>
      </p>
      {dialog}
    </LeadPart>
  )
}
