import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { TextField } from '@/admin/kit/form/text-field'
import { malaysiaDateTime } from '@/lib/dates'
import { draftPlace, orphanedDraft } from '@/admin/kit/record/local-draft'
import { useKeptText } from '@/admin/kit/record/use-draft'
import { useLeaveGuard } from '@/admin/kit/record/use-leave-guard'
import { ConfirmDialog } from '@/admin/kit/screen/confirm-dialog'
import { useSession } from '@/admin/kit/session/session'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { lengthOf, tidy } from '@/lib/written-text'

interface KeptTextFormProps {
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
  left: { before: string; after: string }
  failed: (reason: string) => string
  leaving: { title: string; text: string; button: string }
}

interface Begun {
  text: string
  writer: string
  /** When it was written, for a text that was left behind. */
  at?: string
}

/**
 * One text that is sent beside a lead. It begins with what a tab that is gone had not sent, and nobody leaves it
 * half written without being asked.
 */
export function KeptTextForm(props: KeptTextFormProps) {
  const session = useSession()
  const user = session.status === 'signed-in' ? session.user.id : ''
  const place = draftPlace(user, props.kind, props.rowId)
  const [begun, begin] = useState<Begun>()
  useEffect(() => {
    // Looked for once: what is typed stays while the screen is put away for a new sign-in.
    if (begun) return
    let wanted = true
    void orphanedDraft(place).then((orphan) => {
      if (!wanted) return
      const left = v.safeParse(v.object({ body: v.string() }), orphan?.draft.values)
      begin(
        orphan && left.success
          ? { text: left.output.body, writer: orphan.writer, at: orphan.draft.at }
          : { text: '', writer: crypto.randomUUID() },
      )
    })
    return () => {
      wanted = false
    }
  }, [begun, place])
  return begun && <OpenForm {...props} place={place} begun={begun} />
}

function OpenForm(props: KeptTextFormProps & { place: string; begun: Begun }) {
  const { place, begun, send, longest, emptyMessage, longMessage } = props
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
    defaultValues: { body: begun.text },
  })
  const [continued, setContinued] = useState(begun.at)
  const changed = tidy(useWatch({ control: form.control, name: 'body' })) !== ''
  useKeptText({
    form,
    place,
    writer: begun.writer,
    rowId: props.rowId,
    changed,
    version: () => undefined,
    differs: () => tidy(form.getValues('body')) !== '',
  })
  const guard = useLeaveGuard(changed, async () => false)
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
            {props.left.before} {malaysiaDateTime(continued)} (MYT) {props.left.after}{' '}
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
      {guard.asked && (
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
