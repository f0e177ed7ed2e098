import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const templates = join(import.meta.dirname, '../../templates')

/** The auth service's emails with our own template, as named by [auth.email.template] in config.toml. */
export const emailTemplates = {
  recovery: { subject: 'Choose a new password', content_path: join(templates, 'recovery.html') },
  invite: { subject: 'You are invited to manage the website', content_path: join(templates, 'invite.html') },
}

/** The invitation with its placeholders filled in. */
export async function invitation(siteUrl: string, email: string, token: string): Promise<string> {
  const template = await readFile(emailTemplates.invite.content_path, 'utf8')
  return template
    .replaceAll('{{ .SiteURL }}', siteUrl)
    .replaceAll('{{ .Email }}', email)
    .replaceAll('{{ .TokenHash }}', token)
}
