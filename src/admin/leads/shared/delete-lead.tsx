import { Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { type DescribeDependents, useDeletion } from '@/admin/kit/api/use-deletion'
import { useMay } from '@/admin/kit/rights/role'
import { leadLists, type NoteTable } from '@/admin/leads/shared/lead-query'
import { Button } from '@/components/ui/button'

interface DeleteLeadProps {
  table: NoteTable
  id: string
  name: string
  dependents?: DescribeDependents
}

/** Deletes a lead; the message offers Undo, and the history restores it for 30 days. */
export function DeleteLead({ table, id, name, dependents }: DeleteLeadProps) {
  const navigate = useNavigate()
  const deletion = useDeletion({ table, dependents })
  if (!useMay('owner')) return null
  return (
    <div>
      <Button
        size="small"
        variant="line"
        disabled={deletion.isPending}
        onClick={() =>
          void deletion.start({
            ids: [id],
            what: `“${name}”`,
            onDeleted: () => void navigate(leadLists[table]),
          })
        }
      >
        <Trash2 size={18} aria-hidden="true" />
        Delete
      </Button>
      {deletion.dialog}
    </div>
  )
}
