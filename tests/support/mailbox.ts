import type { APIRequestContext } from '@playwright/test'

export interface Mail {
  id: string
  subject: string
  to: unknown
  headers: Record<string, string>
  text: string
  html: string
}

const mailbox = () => `http://localhost:${process.env.E2E_MAIL_PORT ?? '54380'}`

/** Every mail to one address that the local catcher holds, newest first. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<Mail[]> {
  const response = await request.get(`${mailbox()}/api/messages`)
  const all = (await response.json()) as Mail[]
  return all.filter((mail) => JSON.stringify(mail.to).includes(address))
}
