import { type MailContent, mailHtml, mailText } from './mail-layout.ts'
import { markdownPart } from './mail-markdown.ts'

/** What the studio wrote. */
export interface Newsletter {
  subject: string
  preheader: string | null
  /** Markdown. */
  body: string
}

/** A newsletter as its reader has it; `leave` is where they take themselves off the list. The admin previews it by this. */
export function newsletterBodies(
  { subject, preheader, body }: Newsletter,
  { name, url }: { name: string; url: string },
  leave: string,
): { text: string; html: string } {
  const content: MailContent = {
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
  return { text: mailText(content), html: mailHtml(content) }
}
