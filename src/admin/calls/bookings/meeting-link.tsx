import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { assertChanged } from '@/admin/kit/api/api-error'
import { read } from '@/admin/kit/api/read'
import { LeadPart } from '@/admin/leads/shared/lead-parts'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { supabase } from '@/lib/supabase'

/** The studio's standing link; '' where there is none. Throws ApiError. */
export const standingLinkQuery = queryOptions({
  queryKey: ['admin', 'standing-link'],
  queryFn: async ({ signal }) => {
    const [row] = await read(supabase.from('site_settings').select('value').eq('key', 'calls'), signal)
    return (row?.value as { meeting_link?: string | null } | undefined)?.meeting_link ?? ''
  },
})

interface MeetingLinkProps {
  call: { id: string; meeting_link: string | null }
  standing: string
  /** Whether emails go out about the call. */
  isTold: boolean
}

/** Where a call by video takes place: at a link of its own, or at the studio's. */
export function MeetingLink({ call, standing, isTold }: MeetingLinkProps) {
  const queryClient = useQueryClient()
  const [link, setLink] = useState(call.meeting_link ?? '')
  const typed = link.trim()
  const wrong = typed !== '' && !/^https:\/\/[^\s<>"]+$/.test(typed)
  const saving = useMutation({
    mutationFn: async () =>
      assertChanged(
        await supabase
          .from('booking_submissions')
          .update({ meeting_link: typed || null })
          .eq('id', call.id)
          .select('id'),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  })
  return (
    <LeadPart title="Meeting link">
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!wrong && !saving.isPending) saving.mutate()
        }}
      >
        <Field
          label="Link for this call"
          error={
            wrong
              ? 'Begin with https://, without spaces.'
              : saving.isError
                ? `It was not saved. ${saving.error.message}`
                : undefined
          }
          help={
            standing
              ? 'Left empty, the call is at your standing link. Mails, calendar file and their page show it.'
              : call.meeting_link
                ? 'Later emails, the calendar file and their page show it.'
                : isTold
                  ? 'There is none yet, and their email says that it comes before the call. A standing one is set in Settings.'
                  : 'There is none yet: send it to them yourself. A standing one is set in Settings.'
          }
        >
          {(inputProps) => (
            <Input
              {...inputProps}
              type="url"
              className="control-small"
              placeholder={standing || 'https://'}
              value={link}
              onChange={(event) => setLink(event.target.value)}
            />
          )}
        </Field>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" size="small" variant="line" busy={saving.isPending} busyLabel="Saving...">
            Save the link
          </Button>
          <span role="status" className="text-ink-2">
            {saving.isSuccess && typed === (call.meeting_link ?? '') && 'Saved.'}
          </span>
        </p>
      </form>
    </LeadPart>
  )
}
