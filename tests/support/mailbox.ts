import { expect, type APIRequestContext } from '@playwright/test'

export interface Email {
  id: string
  subject: string
  to: unknown
  reply_to?: string
  headers: Record<string, string>
  text: string
  html: string
}

const mailbox = () => `http://localhost:${process.env.E2E_MAIL_PORT ?? '54380'}`

/** Every email to one address in the local mailbox, newest first. */
export async function emailsTo(request: APIRequestContext, address: string): Promise<Email[]> {
  const response = await request.get(`${mailbox()}/api/messages`)
  const all = (await response.json()) as Email[]
  return all.filter((email) => JSON.stringify(email.to).includes(address))
}

/** Waits for an email to an address whose subject begins with a text. */
export async function emailTo(request: APIRequestContext, address: string, subject: string): Promise<Email> {
  let found: Email | undefined
  await expect
    .poll(
      async () => {
        found = (await emailsTo(request, address)).find((email) => email.subject.startsWith(subject))
        return found?.subject
      },
      { timeout: 150_000, intervals: [250], message: `a mail “${subject}” to ${address}` },
    )
    .toBeDefined()
  if (!found) throw new Error('no mail')
  return found
}

/** The path of a link to this site in an email. */
export function linkIn({ html }: Email, path: string): string {
  const address = new RegExp(`${path.replaceAll('/', '\\/')}[^"<]*`).exec(html)?.[0]
  if (!address) throw new Error(`no link ${path} in the mail`)
  return address.replaceAll('&amp;', '&')
}
