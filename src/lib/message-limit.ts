import { bytesOf, lengthOf } from '@/lib/written-text'

export const messageLimit = 5000
/** Written out: setting up Intl for it would take a form 12 ms of processor time while the page starts. */
export const messageLimitText = '5,000'
/** As the database counts: letters of some scripts take three bytes, an emoji takes four. */
const byteLimit = 10_000

/** What to say of a message that is too long: how long it is, and how much of it there is room for. */
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
