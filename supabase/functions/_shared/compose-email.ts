import { type EmailContent, emailHtml, emailText } from './email-layout.ts'
import type { Email } from './email-sender.ts'
import type { SiteFacts } from './site.ts'

/** Suppresses automatic replies (out of office). */
export const automatic = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
}

/**
 * An email from the studio with this content. The title is also the subject. Replies go to the studio, because the
 * sending address may have no mailbox.
 */
export function composeEmail(
  to: string,
  content: Omit<EmailContent, 'studio'>,
  site: SiteFacts,
  more: Partial<Email> = {},
): Email {
  const complete = { ...content, studio: site.name }
  return {
    from: site.from,
    to,
    replyTo: site.email,
    subject: content.title,
    text: emailText(complete),
    html: emailHtml(complete),
    headers: {},
    ...more,
  }
}
