import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { TextField } from '@/admin/kit/form/text-field'
import { malaysiaDateTime } from '@/lib/dates'
import { useDraft, useKeepDraft } from '@/admin/kit/record/use-draft'
import { ConfirmDialog } from '@/admin/kit/screen/confirm-dialog'
import { useLeaveGuard } from '@/admin/kit/screen/use-leave-guard'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { lengthOf, tidy } from '@/lib/written-text'

interface DraftTextFormProps {
  /** Where a text that was left behind waits in this browser. */
  kind: string
  rowId: string
  label: string
  rows: number
  help: string
  /** The longest it may be, in characters, and what is said of an empty or a longer one. */
  longest: number
  emptyMessage: string
  longMessage: (length: number) => string
  button: string
  busyLabel: string
  /** Sends the text, without the space around it. Throws where it was not taken. */
  send: (text: string) => Promise<void>
  /** The part of the desk's queries that is asked again afterwards. */
  renews: readonly string[]
  /** What is said of a text that was left behind, before its day; of a failure; of leaving. */
  leftBehind: { before: string; after: string }
  failed: (reason: string) => string
  leaving: { title: string; text: string; button: string }
}

/**
 * One text that is sent beside a lead. It begins with what was left unsent, and nobody leaves it half written
 * without being asked.
 */
export function DraftTextForm(props: DraftTextFormProps) {
  const { rowId, send, longest, emptyMessage, longMessage } = props
  const { key, left } = useDraft<{ body: string }>(props.kind, rowId)
  const queryClient = useQueryClient()
  const form = useForm<{ body: string }>({
    resolver: valibotResolver(
      v.object({
        body: v.pipe(
          v.string(),
          v.check((text) => tidy(text) !== '', emptyMessage),
          v.check(
            (text) => lengthOf(tidy(text)) <= longest,
            ({ input }) => longMessage(lengthOf(tidy(input))),
          ),
        ),
      }),
    ),
    defaultValues: { body: left?.values.body ?? '' },
  })
  const [continued, setContinued] = useState(left?.at)
  const changed = tidy(useWatch({ control: form.control, name: 'body' })) !== ''
  const isChanged = () => tidy(form.getValues('body')) !== ''
  useKeepDraft({ key, form, rowId, name: `“${props.label}”`, changed, isChanged })
  const guard = useLeaveGuard(changed)
  const sending = useMutation({
    mutationFn: (text: string) => send(tidy(text)),
    onSuccess: (_, sent) => {
      // What was typed while it was on its way is the beginning of the next.
      const now = form.getValues('body')
      const rest = now.startsWith(sent) ? now.slice(sent.length).trimStart() : now
      form.reset({ body: rest }, { keepFieldsRef: true })
      setContinued(undefined)
      form.setFocus('body')
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: props.renews }),
  })

  return (
    <>
      {continued && changed && (
        <Banner tone="neutral">
          <p>
            {props.leftBehind.before} {malaysiaDateTime(continued)} (MYT) {props.leftBehind.after}{' '}
            <button
              type="button"
              className="quiet-action"
              onClick={() => {
                setContinued(undefined)
                form.reset({ body: '' })
              }}
            >
              Start afresh
            </button>
          </p>
        </Banner>
      )}
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!sending.isPending) void form.handleSubmit(({ body }) => sending.mutate(body))()
        }}
      >
        <TextField form={form} name="body" label={props.label} rows={props.rows} help={props.help} />
        {sending.isError && <FieldError>{props.failed(sending.error.message)}</FieldError>}
        <p>
          <Button
            type="submit"
            size="small"
            variant="line"
            busy={sending.isPending}
            busyLabel={props.busyLabel}
          >
            {props.button}
          </Button>
        </p>
      </form>
      {guard.isBlocking && (
        <ConfirmDialog
          title={props.leaving.title}
          text={props.leaving.text}
          keep="Keep writing"
          button={props.leaving.button}
          onCancel={guard.stay}
          onConfirm={() => {
            form.reset({ body: '' })
            guard.leave()
          }}
        />
      )}
    </>
  )
}
