import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { read } from '@/admin/kit/api/read'
import { malaysiaDateTime } from '@/lib/dates'
import { ActionMessage } from '@/admin/kit/screen/action-message'
import { PendingScreen } from '@/admin/kit/screen/pending-screen'
import { Screen } from '@/admin/kit/screen/screen'
import { DeliveryStatus, kinds } from '@/admin/leads/emails/delivery-status'
import { MailFrame } from '@/admin/leads/emails/mail-frame'
import { isRetryable, sendAgain } from '@/admin/leads/emails/send-again'
import { LeadFacts } from '@/admin/leads/shared/lead-frame'
import { Button, ButtonLink } from '@/components/ui/button'
import { StatePanel } from '@/components/ui/state-panel'
import { supabase } from '@/lib/supabase'

const fields =
  'id,created_at,kind,subscriber_id,booking_id,recipient,status,attempts,error,claimed_at,due_at,sent_at,subject,body_text,body_html'

/** One mail with what it said; null where there is none. Throws ApiError. */
async function fetchMail(id: string, signal: AbortSignal) {
  const rows = await read(supabase.from('email_deliveries').select(fields).eq('id', id), signal)
  return rows[0] ?? null
}

type Mail = NonNullable<Awaited<ReturnType<typeof fetchMail>>>

/** One mail: what became of it, and what it said. */
export function EmailScreen({ id }: { id: string }) {
  const mail = useQuery({ queryKey: ['admin', 'mail', id], queryFn: ({ signal }) => fetchMail(id, signal) })
  if (mail.data) return <OpenMail mail={mail.data} />
  return (
    <PendingScreen
      title="Email"
      noun="mail"
      query={mail}
      missing={
        <StatePanel
          kind="empty"
          level={2}
          title="There is no such mail"
          text="It went with the subscriber or the booking it was about, or the address is mistyped."
          action={<ButtonLink to="/admin/emails">Back to the emails</ButtonLink>}
        />
      }
    />
  )
}

function OpenMail({ mail }: { mail: Mail }) {
  const queryClient = useQueryClient()
  const sending = useMutation({
    mutationFn: sendAgain,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  })
  return (
    <Screen
      title={mail.subject ?? kinds[mail.kind] ?? 'Email'}
      tools={
        isRetryable(mail) && (
          <Button busy={sending.isPending} busyLabel="Sending..." onClick={() => sending.mutate(mail)}>
            {mail.status === 'pending' ? 'Send' : 'Send again'}
          </Button>
        )
      }
    >
      <ActionMessage
        message={
          sending.isSuccess
            ? { tone: 'success', text: sending.data }
            : sending.isError
              ? { tone: 'error', text: sending.error.message }
              : undefined
        }
      />
      <div className="lead-main mb-8 border-t-2 border-ink pt-2">
        <LeadFacts
          facts={[
            ['To', mail.recipient],
            ['Kind', kinds[mail.kind] ?? mail.kind],
            ['Status', <DeliveryStatus key="status" status={mail.status} error={mail.error} />],
            ['About', <AboutLink key="about" mail={mail} />],
            ['Asked for', malaysiaDateTime(mail.created_at)],
            mail.sent_at ? ['Sent', malaysiaDateTime(mail.sent_at)] : ['Due', malaysiaDateTime(mail.due_at)],
            ['Tries', mail.attempts],
          ]}
        />
      </div>
      <MailBodies mail={mail} />
    </Screen>
  )
}

function AboutLink({ mail }: { mail: Mail }) {
  return mail.booking_id ? (
    <Link className="underline" to={`/admin/bookings/${mail.booking_id}`}>
      The booking
    </Link>
  ) : (
    <Link className="underline" to={`/admin/subscribers?q=${encodeURIComponent(mail.recipient)}`}>
      The subscriber
    </Link>
  )
}

function MailBodies({ mail: { subject, body_html: html, body_text: text } }: { mail: Mail }) {
  if (text === null && html === null) {
    return (
      <StatePanel
        kind="empty"
        level={2}
        title="Not written yet"
        text="A mail is written when it goes out, with what is true at that moment. Older mails were not kept."
      />
    )
  }
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {html !== null && (
        <section>
          <h2 className="mb-3 text-h4">As it looks</h2>
          <MailFrame html={html} title={subject ?? 'Email'} />
        </section>
      )}
      {text !== null && (
        <section>
          <h2 className="mb-3 text-h4">As text</h2>
          <p className="max-w-none border border-rule bg-sheet p-5 wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
        </section>
      )}
    </div>
  )
}
