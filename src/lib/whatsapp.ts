/**
 * A link that opens a WhatsApp chat with `number` (any spelling: only its digits count) and `text` already typed.
 */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
