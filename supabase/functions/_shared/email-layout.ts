/** One block of an email. */
export type EmailPart =
  | { text: string; lead?: string }
  /** Facts in two columns. */
  | { facts: readonly (readonly [name: string, value: string])[] }
  /** Text that a visitor typed, line by line, without links. */
  | { quote: string }
  | { links: readonly (readonly [label: string, href: string])[] }
  /** A button; in plain text, `textBefore` precedes its URL. */
  | { action: string; textBefore: string; href: string }
  /** Already rendered, for HTML and for plain text. */
  | { html: string; plain: string }

/**
 * The content of an email, for both plain text and HTML. It holds no name, because anybody can enter another
 * person's address.
 */
export interface EmailContent {
  title: string
  studio: string
  /** English by default. */
  language?: 'en' | 'ms'
  /** The preview that inboxes show beside the subject; by default the beginning of the email. */
  preheader?: string
  /** False if the writer's own text decides about a greeting. */
  greets?: boolean
  parts: readonly EmailPart[]
  /** Why the reader receives it, and how to stop or change that. */
  footer: { text: string; action?: { label: string; href: string } }
}

export const ink = '#161b2e'
const paper = '#f5f0e6'
export const hibiscus = '#be1e3c'
export const rule = '#837d71'
const darkRule = '#767c92'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text escaped for HTML, for a tag's attribute as well. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)
}

function partAsText(part: EmailPart): string {
  if ('plain' in part) return part.plain
  if ('facts' in part) return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  if ('quote' in part) return part.quote.replace(/^/gm, '> ')
  if ('links' in part) return part.links.map(([label, href]) => `${label}: ${href}`).join('\n')
  if ('action' in part) return `${part.textBefore}\n${part.href}`
  return part.lead ? `${part.lead}: ${part.text}` : part.text
}

const hello = { en: 'Hello,', ms: 'Hai,' }

export function emailText({ parts, studio, footer, language = 'en', greets = true }: EmailContent): string {
  const end = footer.action ? `-- \n${footer.text}\n${footer.action.href}` : `-- \n${footer.text}`
  return [...(greets ? [hello[language]] : []), ...parts.map(partAsText), studio, end].join('\n\n')
}

export const body = `margin:0 0 16px;color:${ink}`

const linkAsHtml = ([label, href]: readonly [label: string, href: string]) =>
  `<a class="text" href="${escapeHtml(href)}" style="color:${ink};text-decoration:underline">${escapeHtml(label)}</a>`

function partAsHtml(part: EmailPart): string {
  if ('html' in part) return part.html
  if ('facts' in part) {
    const lines = part.facts.map(
      ([name, value]) => `<strong>${escapeHtml(name)}.</strong> ${escapeHtml(value)}`,
    )
    return `<p class="text rule" style="margin:0 0 24px;padding:0 0 0 16px;border-left:3px solid ${hibiscus};color:${ink}">${lines.join('<br>\n')}</p>`
  }
  if ('quote' in part)
    return `<p class="text rule" style="margin:0 0 16px;padding:0 0 0 16px;border-left:1px solid #837d71;white-space:pre-line;overflow-wrap:anywhere;color:${ink}">${escapeHtml(part.quote)}</p>`
  if ('links' in part) return `<p style="margin:0 0 24px">${part.links.map(linkAsHtml).join(' &nbsp; ')}</p>`
  if ('action' in part)
    return `<p style="margin:8px 0 24px"><a href="${escapeHtml(part.href)}" style="display:inline-block;padding:12px 20px;background:${hibiscus};color:${paper};font-weight:bold;text-decoration:none">${escapeHtml(part.action)}</a></p>`
  const lead = part.lead ? `<strong>${escapeHtml(part.lead)}.</strong> ` : ''
  return `<p class="text" style="${body}">${lead}${escapeHtml(part.text)}</p>`
}

function footerAsHtml({ text, action }: EmailContent['footer']): string {
  const link = action ? `\n${linkAsHtml([action.label, action.href])}` : ''
  return `<p class="text" style="margin:0 0 16px;font-size:14px;line-height:1.5;color:${ink}">${escapeHtml(text)}${link}</p>`
}

// Inline colours for email clients that drop <style>; the others follow the reader's dark mode.
export function emailHtml(content: EmailContent): string {
  const { title, studio, parts, footer, preheader, language = 'en', greets = true } = content
  const greeting = greets ? `<p class="text" style="${body}">${hello[language]}</p>\n` : ''
  const hidden = preheader
    ? `\n<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>`
    : ''
  return `<!doctype html>
<html lang="${language === 'ms' ? 'ms' : 'en-MY'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  .page { background: ${ink} !important }
  .page, .text { color: ${paper} !important }
  .rule { border-color: ${darkRule} !important }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${paper};color:${ink}">${hidden}
<div class="page" style="background:${paper};color:${ink};padding:32px 20px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:560px;margin:0 auto;font-size:17px;line-height:1.6">
<p class="text rule" style="margin:0 0 24px;padding:0 0 16px;border-bottom:1px solid ${rule};font-family:Georgia,'Times New Roman',serif;font-size:20px;font-weight:bold;color:${ink}">${escapeHtml(studio)}</p>
${greeting}${parts.map(partAsHtml).join('\n')}
<div class="rule" style="margin:24px 0 0;border-top:1px solid ${rule};padding:16px 0 0">
${footerAsHtml(footer)}
</div>
</div>
</div>
</body>
</html>
`
}

/**
 * An email's text as the admin shows it, without the recipient's token: with it, a reader of the copy could
 * unsubscribe them or cancel their call.
 */
export const withoutToken = (content: string, token: string) => content.replaceAll(token, 'not-shown')
