import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { read } from '@/admin/kit/api/read'
import { LoadFailed } from '@/admin/kit/screen/load-failed'
import { useAction } from '@/admin/kit/api/use-action'
import { TextButton, TextButtonLink } from '@/admin/kit/screen/text-button'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { useCopy } from '@/components/ui/use-copy'
import { previewPath } from '@/features/blog/post'
import { malaysiaDateTime } from '@/lib/dates'
import { supabase } from '@/lib/supabase'

/**
 * A link that shows a draft without an account. The database stores only a hash, so each press creates a new
 * link.
 */
export function PreviewLink({ id }: { id: string }) {
  const ends = useQuery({
    queryKey: ['admin', 'preview-link', id],
    queryFn: ({ signal }) => read(supabase.rpc('preview_link_ends', { post: id }), signal),
  })
  const { copied, copy } = useCopy()
  const [address, setAddress] = useState<string>()
  const making = useAction(async () => {
    const answer = await supabase.rpc('make_preview_link', { post: id })
    assertAnswered(answer)
    const { token } = answer.data as { token: string }
    const made = window.location.origin + previewPath(token)
    setAddress(made)
    await copy(made)
  }, 'No link was created.')
  const taking = useAction(async () => {
    assertAnswered(await supabase.rpc('end_preview_link', { post: id }))
    setAddress(undefined)
    return 'The link no longer works.'
  }, 'The link still works: it could not be removed.')
  return (
    <div>
      <Button
        variant="line"
        size="small"
        busy={making.isPending}
        busyLabel="Creating a link..."
        onClick={() => making.mutate()}
      >
        Copy a preview link
      </Button>
      <div role="status" className="mt-1 text-small">
        {address && (
          <p>
            {copied && <span className="font-semibold text-success">Link copied. </span>}
            <TextButtonLink to={address}>Open the preview</TextButtonLink>
          </p>
        )}
        <LoadFailed query={ends} what="Whether there is a link" />
        {ends.data && (
          <p>
            Anyone with the link can read what is saved here, without an account, until{' '}
            {malaysiaDateTime(ends.data)} (MYT). A new link replaces this one.
          </p>
        )}
      </div>
      {address && copied === false && (
        <Field label="Copying failed: select the link here">
          {(inputProps) => (
            <Input
              {...inputProps}
              readOnly
              value={address}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          )}
        </Field>
      )}
      {ends.data && (
        <TextButton disabled={taking.isPending} onClick={() => taking.mutate()}>
          Remove the link
        </TextButton>
      )}
    </div>
  )
}
