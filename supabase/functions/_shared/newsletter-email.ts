import { type EmailContent, emailHtml, emailText } from './email-layout.ts'
import { markdownPart } from './email-markdown.ts'

/** The studio's text. */
export interface Newsletter {
  subject: string
  preheader: string | null
  /** Markdown. */
  body: string
}

/** A newsletter as its reader gets it; `leave` is the unsubscribe URL. The admin's preview uses it too. */
export function newsletterBodies(
  { subject, preheader, body }: Newsletter,
  { name, url }: { name: string; url: string },
  leave: string,
): { text: string; html: string } {
  const content: EmailContent = {
    title: subject,
    studio: name,
    preheader: preheader ?? undefined,
    greets: false,
    parts: [markdownPart(body, url)],
    footer: {
      text: `You get this because you agreed to the newsletter of ${name}. Unsubscribe at any time:`,
      action: { label: 'Unsubscribe', href: leave },
    },
  }
  return { text: emailText(content), html: emailHtml(content) }
}
