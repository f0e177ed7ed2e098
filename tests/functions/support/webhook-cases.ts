import type { EmailEvent } from '../../../supabase/functions/email-events/event.ts'

interface WebhookCase {
  provider: string
  what: string
  /** The JSON that the provider documents; for SES and Mailgun the part about the email. */
  body: unknown
  events: EmailEvent[]
}

const at = '2026-11-28T00:59:00.000Z'
const seconds = Date.parse(at) / 1000
const to = 'mei@example.test'

function expected(id: string, change: Partial<EmailEvent>): EmailEvent {
  return { message_id: id, recipient: to, event: 'bounced', bounce: null, at, reason: null, ...change }
}
const delivered = (id: string) => expected(id, { event: 'delivered' })
const complained = (id: string, reason: string | null = null) => expected(id, { event: 'complained', reason })
const bounced = (id: string, bounce: 'hard' | 'soft', reason: string | null) =>
  expected(id, { bounce, reason })

const resendId = '56761188-7520-42d8-8898-ff6fc54ce618'
const resend = (type: string, data: object = {}) => ({
  type,
  created_at: at,
  data: { email_id: resendId, from: 'Studio <hello@studio.test>', to: [to], subject: 'Hello', ...data },
})
const bounceOf = (type: string, subType: string, message: string) => ({ bounce: { type, subType, message } })

const postmarkId = '883953f4-6105-42a2-a16a-77a8eac79483'
const postmark = (RecordType: string, fields: object) => ({
  RecordType,
  MessageID: postmarkId,
  ServerID: 23,
  MessageStream: 'outbound',
  ...fields,
})

const sendgridId = '14c5d75ce93'
const sendgrid = (event: string, fields: object = {}) => [
  {
    event,
    email: to,
    timestamp: seconds,
    'smtp-id': '<14c5d75ce93.dfd.64b469@ismtpd-555>',
    sg_event_id: 'ZGVsaXZlcmVkLTA',
    sg_message_id: `${sendgridId}.filter0001.16648.5515E0B88.0`,
    ...fields,
  },
]

const mailgunId = '20261128005900.1.abc@mg.studio.test'
const mailgun = (event: string, fields: object = {}) => ({
  event,
  id: 'CPgfbmQMTCKtHW6uIWtuVe',
  timestamp: seconds,
  recipient: to,
  message: { headers: { to, 'message-id': mailgunId, from: 'hello@studio.test', subject: 'Hello' } },
  ...fields,
})

const sesId = '00000138111222aa-33322211-cccc-cccc-cccc-ddddaaaa068a-000000'
const ses = (notificationType: string, fields: object) => ({
  notificationType,
  mail: { messageId: sesId, timestamp: at, source: 'hello@studio.test', destination: [to] },
  ...fields,
})

const brevoId = '202611280059.1@smtp-relay.mailin.fr'
const brevo = (event: string, fields: object = {}) => ({
  event,
  email: to,
  id: 26,
  date: '2026-11-28 08:59:00',
  ts: seconds,
  ts_event: seconds,
  'message-id': `<${brevoId}>`,
  subject: 'Hello',
  ...fields,
})

/** What each provider sends, by its documentation, and what it means. */
export const webhookCases: WebhookCase[] = [
  { provider: 'resend', what: 'delivered', body: resend('email.delivered'), events: [delivered(resendId)] },
  {
    provider: 'resend',
    what: 'an address that does not exist',
    body: resend('email.bounced', bounceOf('Permanent', 'NoEmail', 'No such user.')),
    events: [bounced(resendId, 'hard', 'NoEmail: No such user.')],
  },
  {
    provider: 'resend',
    what: 'a full mailbox',
    body: resend('email.bounced', bounceOf('Transient', 'MailboxFull', 'Full.')),
    events: [bounced(resendId, 'soft', 'MailboxFull: Full.')],
  },
  { provider: 'resend', what: 'spam', body: resend('email.complained'), events: [complained(resendId)] },
  { provider: 'resend', what: 'opened', body: resend('email.opened'), events: [] },
  { provider: 'resend', what: 'a later event', body: { type: 'contact.created', data: [] }, events: [] },

  {
    provider: 'postmark',
    what: 'delivered',
    body: postmark('Delivery', { Recipient: to, DeliveredAt: at, Details: '250 Ok' }),
    events: [delivered(postmarkId)],
  },
  {
    provider: 'postmark',
    what: 'an address that does not exist',
    body: postmark('Bounce', {
      Type: 'HardBounce',
      TypeCode: 1,
      Email: to,
      BouncedAt: '2026-11-28T08:59:00+08:00',
      Description: 'The server was unable to deliver your message',
      Details: 'smtp;550 5.1.1',
      Inactive: true,
    }),
    events: [bounced(postmarkId, 'hard', 'The server was unable to deliver your message: smtp;550 5.1.1')],
  },
  {
    provider: 'postmark',
    what: 'a full mailbox',
    body: postmark('Bounce', { Type: 'SoftBounce', Email: to, BouncedAt: at, Description: 'Full' }),
    events: [bounced(postmarkId, 'soft', 'Full')],
  },
  {
    provider: 'postmark',
    what: 'an automatic answer',
    body: postmark('Bounce', { Type: 'AutoResponder', Email: to, BouncedAt: at }),
    events: [],
  },
  {
    provider: 'postmark',
    what: 'spam',
    body: postmark('SpamComplaint', { Email: to, BouncedAt: at, Description: 'Spam' }),
    events: [complained(postmarkId, 'Spam')],
  },
  { provider: 'postmark', what: 'opened', body: postmark('Open', { Recipient: to }), events: [] },

  {
    provider: 'sendgrid',
    what: 'delivered',
    body: sendgrid('delivered', { response: '250 OK' }),
    events: [delivered(sendgridId)],
  },
  {
    provider: 'sendgrid',
    what: 'an address that does not exist',
    body: sendgrid('bounce', {
      type: 'bounce',
      bounce_classification: 'Invalid Address',
      reason: '550 5.1.1 unknown user',
    }),
    events: [bounced(sendgridId, 'hard', '550 5.1.1 unknown user')],
  },
  {
    provider: 'sendgrid',
    what: 'a block',
    body: sendgrid('bounce', { type: 'blocked', reason: '550 blocked' }),
    events: [bounced(sendgridId, 'soft', '550 blocked')],
  },
  {
    provider: 'sendgrid',
    what: 'a refusal of the text',
    body: sendgrid('bounce', { type: 'bounce', bounce_classification: 'Content', reason: '554 spam' }),
    events: [bounced(sendgridId, 'soft', '554 spam')],
  },
  {
    provider: 'sendgrid',
    what: 'an address that bounced before',
    body: sendgrid('dropped', { reason: 'Bounced Address' }),
    events: [bounced(sendgridId, 'hard', 'Bounced Address')],
  },
  { provider: 'sendgrid', what: 'spam', body: sendgrid('spamreport'), events: [complained(sendgridId)] },
  {
    provider: 'sendgrid',
    what: 'several events in one call',
    body: [...sendgrid('open'), ...sendgrid('delivered'), ...sendgrid('spamreport')],
    events: [delivered(sendgridId), complained(sendgridId)],
  },
  { provider: 'sendgrid', what: 'deferred', body: sendgrid('deferred', { response: '400' }), events: [] },

  { provider: 'mailgun', what: 'delivered', body: mailgun('delivered'), events: [delivered(mailgunId)] },
  {
    provider: 'mailgun',
    what: 'an address that does not exist',
    body: mailgun('failed', {
      severity: 'permanent',
      reason: 'bounce',
      'delivery-status': { code: 550, message: '5.1.1 No such user', description: '' },
    }),
    events: [bounced(mailgunId, 'hard', '5.1.1 No such user')],
  },
  {
    provider: 'mailgun',
    what: 'a failure after many tries',
    body: mailgun('failed', { severity: 'permanent', reason: 'old' }),
    events: [bounced(mailgunId, 'soft', 'old')],
  },
  {
    provider: 'mailgun',
    what: 'a temporary failure',
    body: mailgun('failed', { severity: 'temporary', reason: 'generic' }),
    events: [],
  },
  { provider: 'mailgun', what: 'spam', body: mailgun('complained'), events: [complained(mailgunId)] },
  { provider: 'mailgun', what: 'clicked', body: mailgun('clicked'), events: [] },

  {
    provider: 'ses',
    what: 'delivered',
    body: ses('Delivery', { delivery: { timestamp: at, recipients: [to] } }),
    events: [delivered(sesId)],
  },
  {
    provider: 'ses',
    what: 'an address that does not exist',
    body: ses('Bounce', {
      bounce: {
        bounceType: 'Permanent',
        bounceSubType: 'General',
        timestamp: at,
        bouncedRecipients: [
          { emailAddress: `"Mei" <${to}>`, status: '5.1.1', diagnosticCode: 'smtp; 550 unknown' },
        ],
      },
    }),
    events: [bounced(sesId, 'hard', 'General: smtp; 550 unknown')],
  },
  {
    provider: 'ses',
    what: 'a full mailbox',
    body: ses('Bounce', {
      bounce: {
        bounceType: 'Transient',
        bounceSubType: 'MailboxFull',
        timestamp: at,
        bouncedRecipients: [{ emailAddress: to }],
      },
    }),
    events: [bounced(sesId, 'soft', 'MailboxFull')],
  },
  {
    provider: 'ses',
    what: 'spam, published by a configuration set',
    body: {
      ...ses('', {
        complaint: {
          timestamp: at,
          complainedRecipients: [{ emailAddress: to }],
          complaintFeedbackType: 'abuse',
        },
      }),
      notificationType: undefined,
      eventType: 'Complaint',
    },
    events: [complained(sesId, 'abuse')],
  },
  {
    provider: 'ses',
    what: 'no spam after all',
    body: ses('Complaint', {
      complaint: {
        timestamp: at,
        complainedRecipients: [{ emailAddress: to }],
        complaintFeedbackType: 'not-spam',
      },
    }),
    events: [],
  },
  { provider: 'ses', what: 'sent', body: ses('Send', { send: {} }), events: [] },

  { provider: 'brevo', what: 'delivered', body: brevo('delivered'), events: [delivered(brevoId)] },
  {
    provider: 'brevo',
    what: 'an address that does not exist',
    body: brevo('hard_bounce', { reason: '550 unknown' }),
    events: [bounced(brevoId, 'hard', '550 unknown')],
  },
  {
    provider: 'brevo',
    what: 'a full mailbox, in a batch',
    body: [brevo('soft_bounce', { reason: 'full' })],
    events: [bounced(brevoId, 'soft', 'full')],
  },
  { provider: 'brevo', what: 'spam', body: brevo('spam'), events: [complained(brevoId)] },
  { provider: 'brevo', what: 'requested', body: brevo('request'), events: [] },
]
