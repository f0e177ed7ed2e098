import { createHmac, randomUUID } from 'node:crypto'

/** The secret with which the mailbox signs its reports, as Resend's; for this machine alone. */
export const LOCAL_WEBHOOK_SECRET = `whsec_${Buffer.from('for-this-machine-alone').toString('base64')}`

/** What happens to emails at these domains: the webhook events that follow. Any other is delivered. */
const outcomes: Readonly<Record<string, readonly string[]>> = {
  'bounce.example.test': ['email.bounced'],
  'complaint.example.test': ['email.delivered', 'email.complained'],
}

const bounce = { type: 'Permanent', subType: 'NoEmail', message: 'There is no mailbox of this name.' }

/**
 * Reports to the function email-events what became of an email that the mailbox took, in the form and with the
 * signature of Resend. A report that is not taken is lost.
 * @param functionsUrl of the project, without a slash at the end
 */
export async function reportDelivery(
  functionsUrl: string,
  { id, to }: { id: string; to: readonly string[] },
): Promise<void> {
  const [recipient = ''] = to
  for (const type of outcomes[recipient.split('@').at(-1) ?? ''] ?? ['email.delivered']) {
    const body = JSON.stringify({
      type,
      created_at: new Date().toISOString(),
      data: { email_id: id, to, ...(type === 'email.bounced' && { bounce }) },
    })
    const [call, seconds] = [randomUUID(), String(Math.floor(Date.now() / 1000))]
    const key = Buffer.from(LOCAL_WEBHOOK_SECRET.replace('whsec_', ''), 'base64')
    const signature = createHmac('sha256', key).update(`${call}.${seconds}.${body}`).digest('base64')
    await fetch(`${functionsUrl}/email-events/resend`, {
      method: 'POST',
      headers: { 'svix-id': call, 'svix-timestamp': seconds, 'svix-signature': `v1,${signature}` },
      body,
    }).catch(() => undefined)
  }
}
