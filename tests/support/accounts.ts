import { expect, type Page } from '@playwright/test'
import { LOCAL_KEYS } from '../../supabase/local/api/keys'
import { createApiClient } from './api-client'
import { forgetPerson } from './forget-person'
import { emailedHtml } from './emailed-html'
import { test as base } from './test'

// The project of the site at CONFORMANCE_SITE_URL, otherwise the embedded backend of the built site.
const {
  CONFORMANCE_URL: url = `http://localhost:${process.env.E2E_PORT ?? '4180'}`,
  CONFORMANCE_SECRET_KEY: secretKey = LOCAL_KEYS.secret,
  CONFORMANCE_MAILBOX_URL: mailbox = `http://localhost:${process.env.E2E_MAIL_PORT ?? '54380'}`,
  CONFORMANCE_MAIL_DOMAIN: mailDomain = 'example.test',
} = process.env

export const service = createApiClient(url, secretKey)

export interface Account {
  id: string
  email: string
  password: string
}

interface Accounts {
  /** A new address; a user who gets it is deleted when the test ends. */
  newEmail(): string
  newAdministrator(): Promise<Account>
}

/** A test with its own accounts, which are deleted when it ends. */
export const test = base.extend<Accounts & { addresses: string[] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from this pattern
  addresses: async ({}, provide) => {
    const addresses: string[] = []
    await provide(addresses)
    const { users } = (await service.auth.admin.listUsers({ page: 1, perPage: 200 })).data
    for (const { id, email = '' } of users) if (addresses.includes(email)) await forgetPerson(service, id)
  },
  newEmail: async ({ addresses }, provide) => {
    await provide(() => {
      const email = `conformance-${crypto.randomUUID()}@${mailDomain}`
      addresses.push(email)
      return email
    })
  },
  newAdministrator: async ({ newEmail }, provide) => {
    await provide(async () => {
      const account = { email: newEmail(), password: 'a password of my own' }
      const { data, error } = await service.auth.admin.createUser({
        ...account,
        email_confirm: true,
        app_metadata: { role: 'admin' },
      })
      if (error) throw error
      return { id: data.user.id, ...account }
    })
  },
})

export async function signIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** A new account with this role signs in. */
export async function enterAs(page: Page, role: 'admin' | 'sales' | 'writer', email: string) {
  const account = { email, password: 'a password of my own' }
  const { error } = await service.auth.admin.createUser({
    ...account,
    email_confirm: true,
    app_metadata: { role },
  })
  if (error) throw error
  await page.goto('/admin')
  await signIn(page, account)
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
}

/** The link to set a password in the only email to an address. */
export async function resetLink(email: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const mails = await emailedHtml(mailbox, email)
    expect(mails).toHaveLength(1)
    link =
      /href="([^"]*\/admin\/reset#token=[^"]+)"/.exec(mails[0] ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return link
}
