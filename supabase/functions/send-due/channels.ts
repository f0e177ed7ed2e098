import type { Email, SendEmail } from '../_shared/email-sender.ts'
import { type Channel, type Claim, subscriberOf } from '../_shared/outbox.ts'
import { quotationEmail } from '../_shared/quotation-email.ts'
import type { SiteFacts } from '../_shared/site.ts'
import type { SendSms, Sms } from '../_shared/sms-sender.ts'
import { welcomeEmail } from '../_shared/welcome-email.ts'
import { bookingOf } from './booking.ts'
import { bookingEmail } from './booking-email.ts'
import { bookingSms } from './booking-sms.ts'
import { newsletterMessage } from './newsletter-message.ts'
import { ownerAlert } from './owner-alert.ts'
import { ownerNotice } from './owner-notice.ts'
import { replyEmail } from './reply-email.ts'
import { unsubscribeEmail } from './unsubscribe-email.ts'

function emailOf(claim: Claim, site: SiteFacts, now: number): Email {
  if (claim.kind === 'owner_notice') return ownerNotice(claim.recipient, claim.notice, site)
  if (claim.kind === 'quotation') return quotationEmail(claim.recipient, claim.quotation, site)
  if (claim.kind === 'reply') return replyEmail(claim.recipient, claim.reply, site)
  if (claim.kind === 'newsletter' || claim.kind === 'newsletter_test') {
    const { recipient, newsletter, unsubscribe_token: unsubscribeToken } = claim
    return newsletterMessage({ recipient, newsletter, unsubscribeToken }, site)
  }
  if (claim.kind === 'welcome') return welcomeEmail(subscriberOf(claim), site)
  const { kind, recipient, booking, unsubscribe_token: unsubscribeToken, alert } = claim
  if (kind === 'unsubscribe_link') return unsubscribeEmail({ email: recipient, unsubscribeToken }, site)
  if (kind === 'owner_alert' || kind === 'password_changed') return ownerAlert(recipient, alert, site)
  return bookingEmail({ kind, recipient, booking: bookingOf(booking) }, site, now)
}

export const emailChannel = (site: SiteFacts, deliver: SendEmail): Channel<Email> => ({
  name: 'Email',
  compose: (claim, now) => emailOf(claim, site, now),
  deliver,
  onceMinutes: deliver.onceMinutes,
})

export const smsChannel = (site: SiteFacts, deliver: SendSms): Channel<Sms> => ({
  name: 'SMS',
  compose: ({ kind, recipient, booking }, now) => {
    if (!booking) throw new Error(`There is no SMS of the kind ${kind}.`)
    return bookingSms({ recipient, booking: bookingOf(booking) }, site, now)
  },
  deliver: async (sms) => ({ outcome: await deliver(sms) }),
  onceMinutes: 0,
})
