import { expect, type APIRequestContext } from '@playwright/test'

export interface Mail {
  id: string
  subject: string
  to: unknown
  headers: Record<string, string>
  text: string
  html: string
}

const mailbox = () => `http://localhost:${process.env.E2E_MAIL_PORT ?? '54380'}`

/** Every email to one address in the local mail catcher, newest first. */
export async function emailsTo(request: APIRequestContext, address: string): Promise<Mail[]> {
  const response = await request.get(`${mailbox()}/api/messages`)
  const all = (await response.json()) as Mail[]
  return all.filter((mail) => JSON.stringify(mail.to).includes(address))
}

/** Waits for an email to an address whose subject begins with a text. */
export async function emailTo(request: APIRequestContext, address: string, subject: string): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        found = (await emailsTo(request, address)).find((mail) => mail.subject.startsWith(subject))
        return found?.subject
      },
      { timeout: 150_000, intervals: [250], message: `a mail “${subject}” to ${address}` },
    )
    .toBeDefined()
  if (!found) throw new Error('no mail')
  return found
}

/** The path of a link to this site in an email. */
export function linkIn({ html }: Mail, path: string): string {
  const address = new RegExp(`${path.replaceAll('/', '\\/')}[^"<]*`).exec(html)?.[0]
  if (!address) throw new Error(`no link ${path} in the mail`)
  return address.replaceAll('&amp;', '&')
}
