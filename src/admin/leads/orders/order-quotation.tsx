import { queryOptions, useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { read } from '@/admin/kit/api/read'
import { useAction } from '@/admin/kit/api/use-action'
import type { RecordHandle } from '@/admin/kit/record/record'
import { CopyButton } from '@/admin/kit/screen/copy-button'
import { TextButtonLink } from '@/admin/kit/screen/text-button'
import { useConfirm } from '@/admin/kit/screen/use-confirm'
import { OrderPreview } from '@/admin/leads/orders/order-preview'
import type { OrderRow } from '@/admin/leads/orders/order-schema'
import { amountOf, type OrderForm } from '@/admin/leads/orders/order-schema'
import { LeadPart } from '@/admin/leads/shared/lead-parts'
import { LoadFailed } from '@/admin/kit/screen/load-failed'
import { Button } from '@/components/ui/button'
import { StatusBadge, type StatusLevel } from '@/components/ui/status-badge'
import { isEmail } from '@/lib/contact-detail'
import type { Database } from '@/lib/database.types'
import { malaysiaDateTime, malaysiaDay } from '@/lib/dates'
import { useNow } from '@/lib/use-now'
import { supabase } from '@/lib/supabase'
import { ringgit } from '@shared/money/ringgit'

type Version = Database['public']['Functions']['order_quotations']['Returns'][number]

/** The versions of an order that were sent, newest first; refetched while the screen is open. */
const versionsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['admin', 'quotations', orderId],
    queryFn: ({ signal }) => read(supabase.rpc('order_quotations', { of_order: orderId }), signal),
    refetchInterval: 10_000,
  })

interface Props extends Omit<RecordHandle<OrderRow, OrderForm>, 'stored'> {
  stored: OrderRow
}

/** Sends the order to its client as a quotation, and shows the state of each version. */
export function OrderQuotation({ form, stored, changed, saving, save }: Props) {
  const versions = useQuery(versionsQuery(stored.id))
  const typed = useWatch({ control: form.control }) as OrderForm
  const latest = versions.data?.[0]
  const confirm = useConfirm()
  const sending = useAction(async () => {
    if (changed && !(await save())) throw new Error('The order could not be saved: look at its fields.')
    const answer = await supabase.rpc('send_quotation', { order_id: stored.id })
    assertAnswered(answer)
    const { recipient } = answer.data as { recipient: string | null }
    // The database has marked the order as sent; saving the same status updates the form's version.
    await save({ status: stored.status === 'in_work' ? 'in_work' : 'sent' })
    return recipient
      ? `The quotation is on its way to ${recipient}.`
      : 'The quotation is ready. Send its link to the client.'
  }, 'The quotation was not sent.')

  // The client accepted while this screen was open: saving the same status updates the form.
  const takeOver = useEffectEvent(() => {
    if (!changed && !saving && stored.status === 'sent') void save({ status: 'accepted' })
  })
  const accepted = latest?.accepted_at
  const isNews = accepted !== undefined && accepted !== null && accepted > stored.updated_at
  useEffect(() => {
    if (isNews) takeOver()
  }, [isNews])

  const contact = typed.customer_contact.trim()
  const isClosed = stored.status === 'paid' || stored.status === 'cancelled'
  const total = ringgit(amountOf(typed) ?? 0)
  const count = `${typed.items.length} ${typed.items.length === 1 ? 'item' : 'items'}`
  const to = isEmail(contact)
    ? `It goes to ${contact} by email: ${total}, ${count}.`
    : `${total}, ${count}. There is no email address: you get a link for ${typed.customer_name}.`
  const before =
    latest?.status === 'accepted'
      ? ` Version ${latest.version} was accepted. The client is asked to accept a new one.`
      : ''
  const ask = () =>
    confirm.ask(
      {
        title: `Send quotation ${stored.order_number}?`,
        text: to + before,
        button: 'Send it',
        keep: 'Not yet',
      },
      () => sending.mutate(),
    )

  return (
    <LeadPart title="Quotation">
      {!isClosed && typed.items.length === 0 && (
        <p className="text-ink-2">Add an item, and you can send this order as a quotation.</p>
      )}
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        {!isClosed && typed.items.length > 0 && (
          <>
            <Button
              size="small"
              variant={latest ? 'line' : 'ink'}
              busy={sending.isPending}
              busyLabel="Sending..."
              disabled={saving}
              onClick={ask}
            >
              <Send size={18} aria-hidden="true" />
              {latest ? 'Send again' : 'Send quotation'}
            </Button>
            <OrderPreview order={stored} form={typed} />
          </>
        )}
        {latest && latest.status !== 'superseded' && <CopyButton text={linkTo(latest)} label="Copy link" />}
      </div>
      <LoadFailed query={versions} what="The versions" />
      <ol className="empty:hidden">
        {versions.data?.map((version) => (
          <VersionRow key={version.id} version={version} />
        ))}
      </ol>
      {confirm.dialog}
    </LeadPart>
  )
}

const linkTo = ({ token }: Version) => `${window.location.origin}/quote/${token}`

/** The link of the version that the client can read now; undefined if none. */
export function useQuotationLink(orderId: string): string | undefined {
  const latest = useQuery(versionsQuery(orderId)).data?.[0]
  return latest && latest.status !== 'superseded' ? linkTo(latest) : undefined
}

const states: Record<string, { label: string; level: StatusLevel }> = {
  sent: { label: 'Sent', level: 'warning' },
  expired: { label: 'Expired', level: 'neutral' },
  accepted: { label: 'Accepted', level: 'success' },
  superseded: { label: 'Replaced', level: 'neutral' },
}

function VersionRow({ version }: { version: Version }) {
  const now = useNow()
  const { status, valid_until: until, accepted_at: at } = version
  const expired = status === 'sent' && until !== null && until < malaysiaDay(now)
  const { label, level } = states[expired ? 'expired' : status] ?? { label: status, level: 'neutral' }
  return (
    <li className="border-t border-rule py-3 wrap-anywhere">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <TextButtonLink to={linkTo(version)} newTab>
          Version {version.version}
          <span className="sr-only">, as the client sees it</span>
        </TextButtonLink>
        <StatusBadge level={level}>{label}</StatusBadge>
      </p>
      <p className="text-small text-ink-2">
        {at
          ? `By ${version.accepted_name}, ${malaysiaDateTime(at)}`
          : `Sent ${malaysiaDateTime(version.created_at)}`}
      </p>
    </li>
  )
}
