import { at, bounced, complained, delivered, listOf, type Provider, reasonOf } from '../event.ts'
import { fromBase64, isHmac } from '../signatures.ts'

/** How old or new a signed call may be, in ms, as Standard Webhooks recommends. */
const TOLERANCE_MS = 5 * 60_000

/**
 * Resend signs as Svix and Standard Webhooks do: HMAC-SHA256 of id, time and body with the base64 key of
 * `whsec_…`; the header lists one signature for each valid key.
 * https://resend.com/docs/webhooks/verify-webhooks-requests, https://resend.com/docs/webhooks/event-types
 */
export const resend: Provider = {
  async isGenuine({ headers, body }, secret, { now }) {
    const field = (name: string) => headers.get(`svix-${name}`) ?? headers.get(`webhook-${name}`) ?? ''
    const id = field('id')
    const seconds = field('timestamp')
    if (!id || !/^\d+$/.test(seconds) || Math.abs(Number(seconds) * 1000 - now) > TOLERANCE_MS) return false
    const key = fromBase64(secret.replace(/^whsec_/, ''))
    const given = field('signature')
      .split(' ')
      .map((one) => one.replace(/^v1,/, ''))
    const checked = given.map((one) => isHmac(key, `${id}.${seconds}.${body}`, one, 'base64'))
    return (await Promise.all(checked)).includes(true)
  },
  eventsOf(content) {
    const data = at(content, 'data')
    const bounce = at(data, 'bounce')
    const said = listOf(at(data, 'to')).map((to) => ({
      id: at(data, 'email_id'),
      to,
      at: at(content, 'created_at'),
      why: reasonOf(at(bounce, 'subType'), at(bounce, 'message')),
    }))
    switch (at(content, 'type')) {
      case 'email.delivered':
        return said.flatMap(delivered)
      case 'email.bounced': {
        const kind = at(bounce, 'type')
        const isSoft = kind === 'Transient' || kind === 'Undetermined'
        return said.flatMap((one) => bounced(isSoft ? 'soft' : 'hard', one))
      }
      case 'email.complained':
        return said.flatMap(complained)
      default:
        return []
    }
  },
}
