import { bytesOf, lengthOf } from '@/lib/written-text'

export const messageLimit = 5000
/** Hard-coded: creating an Intl formatter would cost 12 ms of CPU while the page starts. */
export const messageLimitText = '5,000'
/** In bytes, as the database counts: letters of some scripts take three, an emoji four. */
const byteLimit = 10_000

/** The error for a message that is too long: its length and how much fits. */
export function messageTooLong(message: string): string | undefined {
  const length = lengthOf(message)
  if (length <= messageLimit && bytesOf(message) <= byteLimit) return undefined
  let room = 0
  let bytes = 0
  for (const character of message) {
    bytes += bytesOf(character)
    if (room === messageLimit || bytes > byteLimit) break
    room += 1
  }
  const shorten = `Your message has ${length.toLocaleString('en')} characters. Please shorten it to ${room.toLocaleString('en')}.`
  return room === messageLimit ? shorten : `${shorten} Emoji and the letters of some scripts take more room.`
}
