import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { read } from '@/admin/kit/api/read'
import { useAction } from '@/admin/kit/api/use-action'
import { malaysiaDateTime } from '@/lib/dates'
import { adminPaths } from '@/admin/kit/paths'
import { useRegistry, type Registry } from '@/admin/kit/registry/registry'
import { PendingScreen } from '@/admin/kit/screen/pending-screen'
import { Screen } from '@/admin/kit/screen/screen'
import { useConfirm } from '@/admin/kit/screen/use-confirm'
import { channelName, DeliveryStatus, kinds, whileOnItsWay } from '@/admin/kit/messages/delivery-status'
import { EmailFrame } from '@/admin/email/outbox/email-frame'
import { askToSendAgain, isRetryable, sendAgain } from '@/admin/kit/messages/send-again'
import { DescriptionList } from '@/admin/kit/screen/description-list'
import { Button } from '@/components/ui/button'
import { StatePanel } from '@/components/ui/state-panel'
import { supabase } from '@/lib/supabase'

const fields =
  'id,created_at,channel,kind,subscriber_id,booking_id,newsletter_id,lead_table,lead_id,recipient,status,attempts,error,due_at,sent_at,subject,body_text,body_html,delivered_at,bounced_at,bounce,bounce_reason,complained_at'

/** One email or SMS with its text, or null. Throws ApiError. */
async function fetchDelivery(id: string, signal: AbortSignal) {
  const rows = await read(supabase.from('outbox').select(fields).eq('id', id), signal)
  return rows[0] ?? null
}

type Delivery = NonNullable<Awaited<ReturnType<typeof fetchDelivery>>>

/** The screen of one email or SMS: its status and its text. */
export function MessageScreen({ id }: { id: string }) {
  const delivery = useQuery({
    queryKey: ['admin', 'delivery', id],
    queryFn: ({ signal }) => fetchDelivery(id, signal),
    refetchInterval: ({ state }) => whileOnItsWay(state.data ? [state.data] : []),
  })
  if (delivery.data) return <OpenDelivery delivery={delivery.data} />
  return (
    <PendingScreen
      title="Email or SMS"
      noun="message"
      query={delivery}
      listPath={adminPaths.outbox}
      reason="It was deleted with its lead, or the address is mistyped."
    />
  )
}

function OpenDelivery({ delivery }: { delivery: Delivery }) {
  const registry = useRegistry()
  const confirm = useConfirm()
  const sending = useAction(sendAgain, 'It was not sent again.')
  return (
    <Screen
      title={delivery.subject ?? kinds[delivery.kind] ?? 'Email or SMS'}
      tools={
        isRetryable(delivery) && (
          <Button
            busy={sending.isPending}
            busyLabel="Working..."
            onClick={() => confirm.ask(askToSendAgain(delivery), () => sending.mutate(delivery))}
          >
            Send again
          </Button>
        )
      }
    >
      {confirm.dialog}
      <div className="mb-8 border-t-2 border-ink pt-2">
        <DescriptionList
          facts={[
            ['To', delivery.recipient],
            ['Kind', `${kinds[delivery.kind] ?? delivery.kind}, by ${channelName(delivery.channel)}`],
            ['Status', <DeliveryStatus key="status" {...delivery} />],
            ['About', aboutLink(delivery, registry)],
            ['Requested', malaysiaDateTime(delivery.created_at)],
            delivery.sent_at
              ? ['Sent', malaysiaDateTime(delivery.sent_at)]
              : ['Due', malaysiaDateTime(delivery.due_at)],
            ['Delivered', delivery.delivered_at && malaysiaDateTime(delivery.delivered_at)],
            ['Came back', delivery.bounced_at && malaysiaDateTime(delivery.bounced_at)],
            ['Reported as spam', delivery.complained_at && malaysiaDateTime(delivery.complained_at)],
            ['Tries', delivery.attempts],
          ]}
        />
      </div>
      <DeliveryBodies delivery={delivery} />
    </Screen>
  )
}

/** A link to the row it is about; an alert to the studio has none. */
function aboutLink(delivery: Delivery, { rowPath, labelsOf }: Registry) {
  const [table, id] =
    [
      ['booking_submissions', delivery.booking_id] as const,
      ['newsletters', delivery.newsletter_id] as const,
      [delivery.lead_table, delivery.lead_id] as const,
      ['newsletter_subscribers', delivery.subscriber_id] as const,
    ].find(([, row]) => row) ?? []
  const to = table && id && rowPath(table, id)
  return (
    to && (
      <Link className="underline" to={to}>
        The {labelsOf(table).one}
      </Link>
    )
  )
}

const never = { title: 'Never written', text: 'A message is written when it is sent. This one was not sent.' }
const notYet = {
  title: 'Not written yet',
  text: 'The text is written just before it is sent, with the latest details.',
}
/** Why there is no text, by status. */
const unwritten: Readonly<Record<string, typeof never>> = {
  cancelled: never,
  late: never,
  sent: { title: 'No longer stored', text: 'Its text was erased with the person.' },
}

function DeliveryBodies({ delivery }: { delivery: Delivery }) {
  const { kind, subject, status, body_html: html, body_text: text } = delivery
  if (text === null && html === null) {
    // The text is stored once, in the newsletter.
    if (kind === 'newsletter') return null
    return <StatePanel kind="empty" level={2} {...(unwritten[status] ?? notYet)} />
  }
  // The HTML says the same as the text. An SMS has only a text.
  if (html !== null) return <EmailFrame html={html} title={subject ?? 'The email'} />
  return (
    <p className="max-w-prose border border-rule bg-sheet p-5 wrap-anywhere whitespace-pre-wrap">{text}</p>
  )
}
