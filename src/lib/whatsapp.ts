/**
 * A link that opens a WhatsApp chat with `number` (any spelling: only its digits count) and `text` already typed.
 */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}

/** Some phones reject a longer wa.me URL. In bytes, because the URL is all ASCII. */
export const linkLimit = 2000

/** As much of the start of `text` as `linkOf` can carry; a cut text ends in an ellipsis. */
export function fitInLink(text: string, linkOf: (text: string) => string): string {
  if (linkOf(text).length <= linkLimit) return text
  const characters = [...text]
  const shortened = (length: number) => `${characters.slice(0, length).join('').trimEnd()}…`
  let [fits, tooLong] = [0, characters.length]
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1
    if (linkOf(shortened(middle)).length <= linkLimit) fits = middle
    else tooLong = middle
  }
  return shortened(fits)
}
