import type { Simulated } from './simulate'

const minuteMs = 60_000

/** What went wrong in a simulated time; each figure has a limit in scripts/bench/year.bench.ts. */
export interface Findings {
  /** Minutes from a lead, or from the provider's return, until the alert that lists it was accepted. */
  slowestAlert: number
  leadsNotAnnounced: number
  /** Minutes from the time at which a confirmation could be sent until it was accepted. */
  slowestConfirmation: number
  /** Messages that wait although they are due, or ended as failed without the provider having refused them. */
  lost: number
  /** Messages that the provider accepted although the database says otherwise, or the reverse. */
  disagreeing: number
  /** People who got one message twice. */
  doubled: number
  /** Emails to suppressed, unsubscribed or erased addresses. */
  toGone: string[]
  /** Emails beyond the provider's quota that were accepted or tried. */
  overQuota: number
  refusedShare: number
  /** Real visitors who found no free time within a week while attackers held one. */
  keptFromAWeek: number
  /** What was found, in words. */
  examples: string[]
}

export async function findingsOf({ studio, provider, met, gone }: Simulated): Promise<Findings> {
  const announced = new Map<string, number>()
  const seen = new Map<string, number>()
  let slowestConfirmation = 0
  const slow: string[] = []
  const toGone: string[] = []
  for (const { at, email, claim } of provider.accepted) {
    if (claim.kind === 'owner_notice')
      for (const { lead } of claim.notice.leads) if (!announced.has(lead.id)) announced.set(lead.id, at)
    const about = claim.booking
      ? `${claim.booking.booking_id} ${claim.booking.starts_at} ${claim.booking.sequence} ${'minutes_before' in claim ? String(claim.minutes_before) : ''}`
      : claim.kind === 'newsletter'
        ? claim.newsletter.subject + claim.message_id
        : claim.message_id
    const key = `${claim.kind} ${email.to} ${about}`
    seen.set(key, (seen.get(key) ?? 0) + 1)
    const left = gone.get(email.to)
    if (left && at > left.at && (left.why !== 'unsubscribed' || claim.kind === 'newsletter'))
      toGone.push(`${claim.kind} to ${email.to}, ${left.why}`)
  }
  const confirmations = await studio.backend.query<{ id: string; due: number }>(
    `select id, extract(epoch from due_at)::float8 * 1000 as due from public.outbox where kind = 'booking_confirmation'`,
  )
  const dueOf = new Map(confirmations.map(({ id, due }) => [id, Number(due)]))
  for (const { at, id } of provider.accepted) {
    const due = dueOf.get(id)
    if (due === undefined) continue
    const minutes = (at - provider.upAgain(due)) / minuteMs
    slowestConfirmation = Math.max(slowestConfirmation, minutes)
    if (minutes > 15)
      slow.push(`confirmation due ${new Date(due).toISOString()} after ${minutes.toFixed(0)} minutes`)
  }
  let slowestAlert = 0
  let leadsNotAnnounced = 0
  for (const lead of met.leads) {
    const at = announced.get(lead.id)
    if (at === undefined) leadsNotAnnounced += 1
    else slowestAlert = Math.max(slowestAlert, (at - provider.upAgain(lead.at)) / minuteMs)
  }
  const sent = new Set(provider.accepted.map(({ id }) => id))
  const stored = await studio.backend.query<{
    id: string
    kind: string
    status: string
    error: string | null
    overdue: boolean
  }>(
    `select id, kind, status, error, due_at < private.app_now() - interval '1 day' as overdue
    from public.outbox where channel = 'email'`,
  )
  const lost = stored.filter(
    ({ status, overdue }) => status === 'failed' || (overdue && ['pending', 'sending'].includes(status)),
  )
  const disagreeing = stored.filter(
    ({ id, status }) =>
      (status === 'sent' && !sent.has(id)) || (sent.has(id) && !['sent', 'unknown'].includes(status)),
  )
  const doubled = [...seen].filter(([, times]) => times > 1)
  return {
    slowestAlert,
    leadsNotAnnounced,
    slowestConfirmation,
    lost: lost.length,
    disagreeing: disagreeing.length,
    doubled: doubled.length,
    toGone,
    overQuota: provider.refused.quota,
    refusedShare: (provider.refused.rate + provider.refused.quota) / Math.max(1, provider.posts),
    keptFromAWeek: met.withoutTime.filter(({ heldByAttackers }) => heldByAttackers > 0).length,
    examples: [
      ...lost.map(({ kind, status, error }) => `${kind} is ${status}: ${error ?? ''}`),
      ...disagreeing.map(({ kind, status, error }) => `${kind} is ${status} here: ${error ?? ''}`),
      ...doubled.map(([key, times]) => `${times} times: ${key}`),
      ...toGone,
      ...slow,
    ],
  }
}
