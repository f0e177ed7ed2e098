import { type MailContent, mailHtml, mailText } from './mail-layout.ts'
import type { Mail } from './mail-sender.ts'
import type { SiteFacts } from './site.ts'

/** Suppresses automatic replies (out of office). */
export const automatic = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
}

/** An email from the studio with this content. The title is also the subject. */
export function composeMail(
  to: string,
  content: Omit<MailContent, 'studio'>,
  site: SiteFacts,
  more: Partial<Mail> = {},
): Mail {
  const complete = { ...content, studio: site.name }
  return {
    from: site.from,
    to,
    subject: content.title,
    text: mailText(complete),
    html: mailHtml(complete),
    headers: {},
    ...more,
  }
}
