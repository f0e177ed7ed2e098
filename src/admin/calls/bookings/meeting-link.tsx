import { valibotResolver } from '@hookform/resolvers/valibot'
import { queryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { assertChanged } from '@/admin/kit/api/api-error'
import { read } from '@/admin/kit/api/read'
import { useAction } from '@/admin/kit/api/use-action'
import { ActionForm } from '@/admin/kit/form/action-form'
import { LoadFailed } from '@/admin/kit/screen/load-failed'
import { TextField } from '@/admin/kit/form/text-field'
import { LeadPart } from '@/admin/leads/shared/lead-parts'
import { Button } from '@/components/ui/button'
import { supabase } from '@/lib/supabase'

/** The studio's standing link, or ''. Throws ApiError. */
export const standingLinkQuery = queryOptions({
  queryKey: ['admin', 'standing-link'],
  queryFn: async ({ signal }) => {
    const [row] = await read(supabase.from('site_settings').select('value').eq('key', 'calls'), signal)
    return (row?.value as { meeting_link?: string | null } | undefined)?.meeting_link ?? ''
  },
})

interface MeetingLinkProps {
  call: { id: string; meeting_link: string | null }
  /** The query of the standing link. */
  standing: UseQueryResult<string>
  /** Whether emails go out about the call. */
  getsEmails: boolean
}

const schema = v.object({
  link: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^$|^https:\/\/[^\s<>"]+$/, 'Begin with https://, without spaces.'),
  ),
})

/** The form for the link of a video call; without one the studio's standing link is used. */
export function MeetingLink({ call, standing: { data: standing, ...query }, getsEmails }: MeetingLinkProps) {
  const form = useForm({
    resolver: valibotResolver(schema),
    mode: 'onChange',
    defaultValues: { link: call.meeting_link ?? '' },
  })
  const saving = useAction(async ({ link }: v.InferOutput<typeof schema>) => {
    assertChanged(
      await supabase
        .from('booking_submissions')
        .update({ meeting_link: link || null })
        .eq('id', call.id)
        .select('id'),
    )
    return link ? 'The link is saved.' : 'The call’s own link is removed.'
  }, 'The link was not saved.')
  return (
    <LeadPart title="Meeting link">
      <LoadFailed query={{ ...query, data: standing }} what="Your usual link" />
      <ActionForm form={form} action={saving}>
        <TextField
          form={form}
          name="link"
          label="Link for this call"
          help={
            standing === undefined
              ? 'Emails, the calendar file and the customer’s page show it.'
              : standing
                ? 'Leave empty to use your usual link. Emails, the calendar file and the customer’s page show it.'
                : call.meeting_link
                  ? 'Later emails, the calendar file and the customer’s page show it.'
                  : getsEmails
                    ? 'There is no link yet, and their email says that it comes before the call. You can set one link for all calls in Settings.'
                    : 'There is no link yet: send it to them yourself. You can set one link for all calls in Settings.'
          }
          type="url"
          compact
          placeholder={standing || 'https://'}
        />
        <p>
          <Button type="submit" size="small" variant="line" busy={saving.isPending} busyLabel="Saving...">
            Save the link
          </Button>
        </p>
      </ActionForm>
    </LeadPart>
  )
}
