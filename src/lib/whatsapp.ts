/**
 * A link that opens a WhatsApp chat with `number` (any spelling; only its digits count), the text already written.
 * Source of the studio's own number: content/site.ts.
 */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
