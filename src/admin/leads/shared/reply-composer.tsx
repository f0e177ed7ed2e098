import { valibotResolver } from '@hookform/resolvers/valibot'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import * as v from 'valibot'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { useAction } from '@/admin/kit/api/use-action'
import { ActionForm } from '@/admin/kit/form/action-form'
import { TextField } from '@/admin/kit/form/text-field'
import { requiredText } from '@/admin/kit/form/text-schema'
import { useDraft, useSaveDraft } from '@/admin/kit/record/use-draft'
import { suppressionQuery, suppressionReasons } from '@/admin/kit/messages/suppression'
import { TextButton } from '@/admin/kit/screen/text-button'
import { useConfirm } from '@/admin/kit/screen/use-confirm'
import { repliesQuery } from '@/admin/leads/shared/reply-list'
import { Button } from '@/components/ui/button'
import { supabase } from '@/lib/supabase'
import { tidy } from '@/lib/written-text'

const schema = v.object({
  // A line break would start a new email header.
  subject: v.pipe(
    v.string(),
    v.transform((subject) => subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')),
    requiredText('Write a subject', 200),
  ),
  text: requiredText('Write the reply first', 5000),
  /** The language of the line above the quoted message and of the footer. */
  language: v.picklist(['en', 'ms']),
  /** The subject and text filled in from the menu; choosing another text replaces them. */
  filled: v.object({ subject: v.string(), text: v.string() }),
})
type ReplyForm = v.InferOutput<typeof schema>
type Reply = Pick<ReplyForm, 'subject' | 'text' | 'language'>

const nothing: ReplyForm = { subject: '', text: '', language: 'en', filled: { subject: '', text: '' } }

/** Whether the text or the subject was edited. */
const isOwn = ({ subject, text, filled }: ReplyForm) =>
  tidy(text) !== '' && (text !== filled.text || subject !== filled.subject)

/** The reply form of a lead. Typed text is kept as a draft until it is sent or discarded. */
export function useReplyDraft(id: string) {
  const { key, left } = useDraft<ReplyForm>('reply', id)
  const form = useForm<ReplyForm>({
    resolver: valibotResolver(schema),
    defaultValues: left?.values ?? nothing,
  })
  const changed = isOwn({ ...nothing, ...useWatch({ control: form.control }) } as ReplyForm)
  useSaveDraft({ key, left, form, rowId: id, changed, isChanged: () => isOwn(form.getValues()) })
  return {
    form,
    changed,
    fill(next: Reply) {
      const { subject, text, filled } = form.getValues()
      const keepsText = tidy(text) !== '' && text !== filled.text
      form.setValue('filled', next)
      form.setValue('language', next.language)
      if (subject === filled.subject) form.setValue('subject', next.subject)
      form.setValue('text', keepsText ? `${text.trimEnd()}\n\n${next.text}` : next.text)
    },
    clear: () => form.reset(nothing),
  }
}

interface ReplyComposerProps {
  lead: { table: string; id: string }
  to: string
  form: UseFormReturn<ReplyForm>
  changed: boolean
  /** The customer's message, which is quoted below the reply. */
  message?: string
  /** Called after the reply was sent or discarded. */
  onClose: () => void
}

/** The form in which a reply is written and sent. */
export function ReplyComposer(props: ReplyComposerProps) {
  const { lead, to, form, changed, message, onClose } = props
  const { ask, dialog } = useConfirm()
  const queryClient = useQueryClient()
  const { data: stopped } = useQuery(suppressionQuery(to))
  const sending = useAction(async (reply: ReplyForm) => {
    const replies = repliesQuery(lead.id)
    const shown = queryClient.getQueryData(replies.queryKey)
    const stored = await queryClient.fetchQuery({ ...replies, staleTime: 0 })
    if (shown && stored.length > shown.length)
      throw new Error('Someone else has just replied. Read their reply above, then send yours if it fits.')
    assertAnswered(
      await supabase.rpc('send_reply', {
        of_table: lead.table,
        row_id: lead.id,
        subject: tidy(reply.subject),
        body: tidy(reply.text),
        language: reply.language,
        anyway: stopped ? true : undefined,
      }),
    )
    onClose()
    return `Your reply goes to ${to} within a minute.`
  }, 'Your reply was not sent; it is still here.')
  useEffect(() => form.setFocus('text'), [form])
  const question = {
    title: 'Discard this reply?',
    text: 'What you wrote is deleted.',
    button: 'Discard',
    keep: 'Keep editing',
  }
  const sendAnyway = stopped && {
    title: suppressionReasons[stopped.reason] ?? '',
    text: `Your reply to ${to} will probably not be read. Call or WhatsApp instead, if you have a number.`,
    button: 'Send anyway',
    keep: 'Don’t send',
  }
  return (
    <ActionForm
      form={form}
      action={{
        isPending: sending.isPending,
        mutate: (reply) => ask(sendAnyway ?? undefined, () => sending.mutate(reply)),
      }}
      aria-label="Reply by email"
      className="grid gap-4 border border-rule bg-sheet p-4 md:p-6"
    >
      {dialog}
      <p className="wrap-anywhere text-ink-2">To {to}</p>
      <fieldset className="grid gap-4" disabled={sending.isPending}>
        <TextField form={form} name="subject" label="Subject" />
        <TextField form={form} name="text" label="Your reply" rows={9} />
      </fieldset>
      {message && (
        <figure className="grid gap-1.5">
          <figcaption className="text-small text-ink-2">Quoted below your reply</figcaption>
          <blockquote className="max-h-40 overflow-y-auto border-l-2 border-rule pl-4 wrap-anywhere whitespace-pre-wrap text-ink-2">
            {message}
          </blockquote>
        </figure>
      )}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" size="small" busy={sending.isPending} busyLabel="Sending...">
          Send
        </Button>
        <TextButton
          disabled={sending.isPending}
          onClick={() => (changed ? ask(question, onClose) : onClose())}
        >
          Discard
        </TextButton>
      </p>
    </ActionForm>
  )
}
