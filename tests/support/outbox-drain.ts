import type { LocalBackend } from '../../supabase/local/backend'

/** A message that left the outbox, by the database's clock. */
export interface Sent {
  recipient: string
  kind: string
  /** In ms since 1970. */
  at: number
  /** The claim from which the functions compose it, as text. */
  claim: string
}

/**
 * Claims and acknowledges everything that is due, without sending it; `outcome` may also be a failure.
 * Returns the messages except the owner's notices.
 */
export async function drainOutbox(
  backend: LocalBackend,
  channel: 'email' | 'sms' = 'email',
  outcome: 'sent' | 'retry' = 'sent',
): Promise<Sent[]> {
  const sent: Sent[] = []
  for (;;) {
    const rows = await backend.query<{ claim: string; recipient: string; kind: string; at: number }>(
      `with claimed as materialized (select public.claim_due($1, 100) as list),
      begun as materialized (
        select c.claim, public.mark_sending((c.claim ->> 'message_id')::uuid, (c.claim ->> 'attempt')::integer,
          (c.claim -> 'booking' ->> 'sequence')::integer, 'Subject', 'Text', '<p>Text</p>') as may_go
        from claimed, jsonb_array_elements(claimed.list) as c (claim)
      )
      select claim::text as claim, claim ->> 'recipient' as recipient, claim ->> 'kind' as kind, may_go,
        extract(epoch from private.app_now())::float8 * 1000 as at from begun`,
      [channel],
    )
    for (const { claim, recipient, kind, at } of rows)
      if (kind !== 'owner_notice') sent.push({ claim, recipient, kind, at: Number(at) })
    if (rows.length === 0) return sent
    await backend.query(
      `select public.acknowledge_message((c.claim ->> 'message_id')::uuid, (c.claim ->> 'attempt')::integer, $2)
      from jsonb_array_elements($1::text::jsonb) as c (claim)`,
      [`[${rows.map(({ claim }) => claim).join(',')}]`, outcome],
    )
  }
}

/** The most messages sent within one hour. */
export function mostInAnHour(sent: readonly Sent[]): number {
  const times = sent.map(({ at }) => at).toSorted((a, b) => a - b)
  let most = 0
  let first = 0
  for (const [last, at] of times.entries()) {
    while ((times[first] ?? 0) <= at - 3_600_000) first += 1
    most = Math.max(most, last - first + 1)
  }
  return most
}
