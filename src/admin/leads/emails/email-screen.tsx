import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { kinds } from '@/admin/leads/emails/delivery-words'
import { fetchMail } from '@/admin/leads/emails/mail'
import { MailFacts } from '@/admin/leads/emails/mail-facts'
import { MailFrame } from '@/admin/leads/emails/mail-frame'
import { isRetryable, sendAgain } from '@/admin/leads/emails/send-again'
import { ActionMessage } from '@/admin/kit/screen/action-message'
import { Screen } from '@/admin/kit/screen/screen'
import { Button, ButtonLink } from '@/components/ui/button'
import { LoadingPanel } from '@/components/ui/loader'
import { StatePanel } from '@/components/ui/state-panel'

/** One mail: what became of it, and what it said. */
export function EmailScreen({ id }: { id: string }) {
  const queryClient = useQueryClient()
  const mail = useQuery({
    queryKey: ['admin', 'mail', id],
    queryFn: ({ signal }) => fetchMail(id, signal),
  })
  const again = useMutation({
    mutationFn: sendAgain,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  })
  const row = mail.data
  if (mail.isPending || mail.isError || !row) {
    return (
      <Screen title="Email">
        {mail.isPending ? (
          <LoadingPanel label="Loading the mail..." className="py-11" />
        ) : mail.isError ? (
          <StatePanel
            kind="failed"
            level={2}
            title="Unable to load the mail"
            text={`${mail.error.message} Nothing was changed.`}
            action={<Button onClick={() => void mail.refetch()}>Try Again</Button>}
          />
        ) : (
          <StatePanel
            kind="empty"
            level={2}
            title="There is no such mail"
            text="It went with the subscriber or the booking it was about, or the address is mistyped."
            action={<ButtonLink to="/admin/emails">Back to the emails</ButtonLink>}
          />
        )}
      </Screen>
    )
  }
  return (
    <Screen
      title={row.subject ?? kinds[row.kind] ?? 'Email'}
      tools={
        isRetryable(row) && (
          <Button busy={again.isPending} busyLabel="Sending..." onClick={() => again.mutate(row)}>
            {row.status === 'pending' ? 'Send' : 'Send again'}
          </Button>
        )
      }
    >
      <ActionMessage
        message={
          again.isSuccess
            ? { tone: 'success', text: again.data }
            : again.isError
              ? { tone: 'error', text: again.error.message }
              : undefined
        }
      />
      <MailFacts mail={row} />
      {row.body_text === null && row.body_html === null ? (
        <StatePanel
          kind="empty"
          level={2}
          title="Not written yet"
          text="A mail is written when it goes out, with what is true at that moment. Older mails were not kept."
        />
      ) : (
        <div className="mail-bodies">
          {row.body_html !== null && (
            <section>
              <h2>As it looks</h2>
              <MailFrame html={row.body_html} title={row.subject ?? 'Email'} />
            </section>
          )}
          {row.body_text !== null && (
            <section>
              <h2>As text</h2>
              <p className="mail-text">{row.body_text}</p>
            </section>
          )}
        </div>
      )}
    </Screen>
  )
}
