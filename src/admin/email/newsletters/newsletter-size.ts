import { newsletterBodies } from '@shared/newsletter-email'

interface Text {
  subject: string
  preheader: string | null
  body: string
}

/** The longest HTML that Gmail shows, in bytes. */
const longestHtml = 102_000

/** The newsletter's HTML as the function that sends it writes it. */
export const newsletterHtml = ({ subject, preheader, body }: Text, studio: string) =>
  newsletterBodies(
    { subject, preheader: preheader || null, body },
    { name: studio, url: window.location.origin },
    `${window.location.origin}/unsubscribe`,
  ).html

/** The size of its HTML, in bytes. */
export const newsletterSize = (text: Text, studio: string) => sizeOf(newsletterHtml(text, studio))

export const sizeOf = (html: string) => new TextEncoder().encode(html).length

/** What happens to a newsletter of this size, in bytes; '' if every mailbox shows it whole. */
export const sizeWarning = (bytes: number) =>
  bytes <= longestHtml
    ? ''
    : `This newsletter is ${Math.round(bytes / 1000)} KB long. Gmail cuts off what comes after 102 KB, with the link to unsubscribe. Make it shorter, or link to the rest.`
