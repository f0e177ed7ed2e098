import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { read } from '@/admin/kit/api/read'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field, FieldError } from '@/components/ui/field'
import { useCopy } from '@/components/ui/use-copy'
import { previewPath } from '@/features/blog/post'
import { malaysiaDateTime } from '@/lib/dates'
import { supabase } from '@/lib/supabase'

/** A link to show a draft with: who has it needs no account. The database keeps no copy, so each press makes another. */
export function PreviewLink({ id }: { id: string }) {
  const client = useQueryClient()
  const queryKey = ['admin', 'preview-link', id]
  const ends = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(supabase.rpc('preview_link_ends', { post: id }), signal),
  })
  const { copied, copy } = useCopy()
  const onSuccess = () => client.invalidateQueries({ queryKey })
  const made = useMutation({
    mutationFn: async () => {
      const answer = await supabase.rpc('make_preview_link', { post: id })
      assertAnswered(answer)
      const { token } = answer.data as { token: string }
      const address = window.location.origin + previewPath(token)
      await copy(address)
      return address
    },
    onSuccess,
  })
  const taken = useMutation({
    mutationFn: async () => assertAnswered(await supabase.rpc('end_preview_link', { post: id })),
    onSuccess: () => {
      made.reset()
      return onSuccess()
    },
  })
  const failure = made.error ?? taken.error
  return (
    <div>
      <Button
        variant="line"
        size="small"
        busy={made.isPending}
        busyLabel="Making a link..."
        onClick={() => made.mutate()}
      >
        Copy a preview link
      </Button>
      <div role="status" className="mt-1 text-small">
        {made.isSuccess && (
          <p>
            {copied && <span className="font-semibold text-success">Link copied. </span>}
            <a className="quiet-action" href={made.data} target="_blank" rel="noreferrer">
              Open the preview
            </a>
          </p>
        )}
        {ends.data && (
          <p>
            Whoever has the link reads what is saved here, without an account, until{' '}
            {malaysiaDateTime(ends.data)} (MYT). A new link ends this one.
          </p>
        )}
      </div>
      {made.isSuccess && copied === false && (
        <Field label="It could not be copied: select it here">
          {(inputProps) => (
            <Input
              {...inputProps}
              readOnly
              value={made.data}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          )}
        </Field>
      )}
      {ends.data && (
        <button
          type="button"
          className="quiet-action"
          disabled={taken.isPending}
          onClick={() => taken.mutate()}
        >
          Take the link back
        </button>
      )}
      {failure && <FieldError>{failure.message}</FieldError>}
    </div>
  )
}
