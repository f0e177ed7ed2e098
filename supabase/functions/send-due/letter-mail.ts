import { type Letter, letterBodies } from '../_shared/letter-email.ts'
import type { Mail } from '../_shared/mail-sender.ts'
import type { SiteFacts } from '../_shared/site.ts'
import { leavingHeaders, leavingLink } from '../_shared/welcome-email.ts'

interface LetterMail {
  recipient: string
  letter: Letter
  /** Null in a test: whoever tries a letter out cannot take anybody off the list by it. */
  unsubscribeToken: string | null
}

/** A letter to one of its readers, or to whoever tries it out. */
export function letterMail({ recipient, letter, unsubscribeToken }: LetterMail, site: SiteFacts): Mail {
  const token = unsubscribeToken
  return {
    from: site.from,
    to: recipient,
    subject: token ? letter.subject : `Test: ${letter.subject}`,
    ...letterBodies(letter, site, token ? leavingLink(token, site) : `${site.url}/unsubscribe`),
    headers: token ? leavingHeaders(token, site) : {},
  }
}
