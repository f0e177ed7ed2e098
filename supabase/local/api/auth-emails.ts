import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { EmailDriver } from '@supabase/lite'

const templates = join(dirname(fileURLToPath(import.meta.url)), '../../templates')

/** The auth service's emails with our own template, as named by [auth.email.template] in config.toml. */
export const emailTemplates = {
  recovery: { subject: 'Choose a new password', content_path: join(templates, 'recovery.html') },
  invite: { subject: 'You are invited to manage the website', content_path: join(templates, 'invite.html') },
}

/** Sends one of these emails with its `{{ .Name }}` placeholders filled in. */
export type SendTemplate = (
  template: keyof typeof emailTemplates,
  to: string,
  values: Record<string, string>,
) => Promise<void>

export const createTemplateMailer =
  (driver: EmailDriver, siteUrl: string): SendTemplate =>
  async (template, to, values) => {
    const { subject, content_path: path } = emailTemplates[template]
    const filled: Record<string, string> = { SiteURL: siteUrl, ...values }
    const html = (await readFile(path, 'utf8')).replace(
      /\{\{ \.(\w+) \}\}/g,
      (_, name: string) => filled[name] ?? '',
    )
    await driver.send({ to, subject, html })
  }
