import type { Mail } from '../_shared/mail-sender.ts'
import type { SiteFacts } from '../_shared/site.ts'

/** Whom the welcome mail goes to. */
export interface Recipient {
  email: string
  name: string | null
  unsubscribeToken: string
}

const ink = '#161b2e'
const paper = '#f5f0e6'
const hibiscus = '#be1e3c'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in HTML, in a tag's attribute as well. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)
}

/**
 * A name fit for a greeting: one line, no invisible characters. Nothing for an address, a link or an essay, since
 * anybody can enter somebody else's email and a "name" that is an advertisement.
 */
export function greetingName(name: string | null): string {
  const line = (name ?? '').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return line.length > 60 || /:\/\/|www\.|@/i.test(line) ? '' : line
}

const what =
  'Our new articles on websites for Malaysian businesses: what a site costs, how clients find it, what to ask before you sign. Now and then, a project we have finished.'
const often = 'When there is something to say, and never more than twice a month.'
const why = (studio: string) =>
  `You are reading this because your address was entered in the newsletter form of ${studio}. If that was not you, or you have changed your mind, leave here:`

function plainText(hello: string, studio: string, blog: string, leave: string): string {
  return [
    hello,
    `Thank you for subscribing to the letter of ${studio}.`,
    `What you will receive: ${what}`,
    `How often: ${often}`,
    `The articles written so far are here:\n${blog}`,
    studio,
    `-- \n${why(studio)}\n${leave}`,
  ].join('\n\n')
}

// Colours inline for mail programs that drop <style>; the rest get a dark page where the reader's screen is dark.
function htmlPage(hello: string, studio: string, blog: string, leave: string): string {
  const quiet = 'margin:0 0 16px;font-size:14px;line-height:1.5'
  return `<!doctype html>
<html lang="en-MY">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Welcome to the letter of ${studio}</title>
<style>
:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  .page { background: ${ink} !important }
  .page, .text { color: ${paper} !important }
  .rule { border-color: #767c92 !important }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${paper};color:${ink}">
<div class="page" style="background:${paper};color:${ink};padding:32px 20px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:560px;margin:0 auto;font-size:17px;line-height:1.6">
<p class="text rule" style="margin:0 0 24px;padding:0 0 16px;border-bottom:1px solid #837d71;font-family:Georgia,'Times New Roman',serif;font-size:20px;font-weight:bold;color:${ink}">${studio}</p>
<p class="text" style="margin:0 0 16px;color:${ink}">${hello}</p>
<p class="text" style="margin:0 0 16px;color:${ink}">Thank you for subscribing to the letter of ${studio}.</p>
<p class="text" style="margin:0 0 16px;color:${ink}"><strong>What you will receive.</strong> ${what}</p>
<p class="text" style="margin:0 0 24px;color:${ink}"><strong>How often.</strong> ${often}</p>
<p style="margin:0 0 32px"><a href="${blog}" style="display:inline-block;padding:12px 20px;background:${hibiscus};color:${paper};font-weight:bold;text-decoration:none">Read the articles so far</a></p>
<div class="rule" style="border-top:1px solid #837d71;padding:16px 0 0">
<p class="text" style="${quiet};color:${ink}">${why(studio)}
<a class="text" href="${leave}" style="color:${ink};text-decoration:underline">Unsubscribe</a></p>
</div>
</div>
</div>
</body>
</html>
`
}

/** The mail that thanks a new subscriber, says what will come and how often, and offers the way out. */
export function welcomeEmail({ email, name, unsubscribeToken }: Recipient, site: SiteFacts): Mail {
  const token = encodeURIComponent(unsubscribeToken)
  const blog = `${site.url}/blog`
  const leave = `${site.url}/unsubscribe?token=${token}`
  const greeted = greetingName(name)
  const hello = greeted ? `Hello ${greeted},` : 'Hello,'
  return {
    from: site.from,
    to: email,
    subject: `Welcome to the letter of ${site.name}`,
    text: plainText(hello, site.name, blog, leave),
    html: htmlPage(escapeHtml(hello), escapeHtml(site.name), escapeHtml(blog), escapeHtml(leave)),
    headers: {
      // RFC 2369 and 8058: the button beside the sender's name. It posts to the function, so no page is opened.
      'List-Unsubscribe': `<${site.functionsUrl}/unsubscribe?token=${token}>, <mailto:${site.unsubscribeAddress}?subject=unsubscribe>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
