import { readFile } from 'node:fs/promises'
import { jsonResponse } from '../host/json-response'
import type { CaughtMail, MailStore } from './mail-store'

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
// A mail may style itself and show pictures; it runs nothing, and its links open beside the mailbox.
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox'
const MAIL_POLICY = `sandbox ${SANDBOX}; default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; font-src data: https:`
const REFRESH_SECONDS = 3

const common = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
const json = (status: number, body: unknown) => jsonResponse(status, body, common)
const html = (text: string, policy: string) =>
  new Response(text, {
    headers: { ...common, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const subjectOf = (mail: CaughtMail) => escape(mail.subject || '(no subject)')
const sizeOf = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
const dateOf = (mail: CaughtMail) =>
  new Intl.DateTimeFormat('en-MY', { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(mail.date))
const row = (name: string, value: string) => `<tr><th scope="row">${escape(name)}</th><td>${value}</td></tr>`

const page = (title: string, body: string, head = '') =>
  html(
    `<!doctype html>
<html lang="en-MY">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}<title>${title}</title>
<link rel="stylesheet" href="/mailbox.css">
<body>${body}</body>
</html>
`,
    PAGE_POLICY,
  )

function listPage(mails: CaughtMail[]): Response {
  const rows = mails.map(
    (mail) =>
      `<tr><td><a href="/mails/${mail.id}">${subjectOf(mail)}</a></td><td>${escape(mail.to.join(', '))}</td><td>${dateOf(mail)}</td></tr>`,
  )
  const list =
    rows.length === 0
      ? '<p>No mail yet.</p>'
      : `<table><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Caught</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`
  return page(
    'Mailbox',
    `<header><h1>Mailbox</h1><form method="post" action="/delete"><button>Delete all</button></form></header>
<main><p>Every mail the local site sends lands here. None leaves this machine.</p>${list}</main>`,
    `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">\n`,
  )
}

function mailPage(mail: CaughtMail): Response {
  const files = mail.attachments.map(
    ({ name, size }, index) =>
      `<a href="/messages/${mail.id}/attachments/${index}" download>${escape(name)}</a> (${sizeOf(size)})`,
  )
  const facts = [
    row('From', escape(mail.from)),
    row('To', escape(mail.to.join(', '))),
    row('Caught', `${dateOf(mail)}, ${sizeOf(mail.size)}`),
    files.length > 0 ? row('Attached', files.join('<br>')) : '',
  ]
  const headers = Object.entries(mail.headers).map(([name, value]) => row(name, escape(value)))
  const message = mail.html
    ? `<h2>Message</h2><iframe src="/messages/${mail.id}" title="The mail as it is shown" sandbox="${SANDBOX}" referrerpolicy="no-referrer"></iframe>`
    : ''
  return page(
    `${subjectOf(mail)} · Mailbox`,
    `<nav><a href="/">All mails</a></nav><header><h1>${subjectOf(mail)}</h1></header>
<main><table>${facts.join('')}</table>${message}
<h2>Plain text</h2><pre>${escape(mail.text) || 'None.'}</pre>
<details><summary>Headers</summary><table>${headers.join('')}</table></details></main>`,
  )
}

/** A file out of a mail is saved, never shown: nobody knows what is in it. */
function download(name: string, content: Buffer): Response {
  return new Response(new Uint8Array(content), {
    headers: {
      ...common,
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, '_')}`,
      'content-security-policy': "sandbox; default-src 'none'",
    },
  })
}

/**
 * Answers the mailbox's pages and its API: GET and DELETE /api/messages, GET /api/messages/:id, and GET
 * /messages/:id (the mail's HTML) and /messages/:id/attachments/:index.
 */
export async function answerMailbox(request: Request, store: MailStore): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/api/messages' && request.method === 'DELETE') {
    await store.clear()
    return new Response(null, { status: 204 })
  }
  if (pathname === '/delete' && request.method === 'POST') {
    await store.clear()
    return new Response(null, { status: 303, headers: { location: '/' } })
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return json(405, { error: 'Method not allowed' })
  if (pathname === '/') return listPage(store.list())
  if (pathname === '/api/messages') return json(200, store.list())
  if (pathname === '/mailbox.css') {
    const css = await readFile(new URL('mailbox.css', import.meta.url), 'utf8')
    return new Response(css, { headers: { ...common, 'content-type': 'text/css; charset=utf-8' } })
  }
  const [, kind, id = '', index] =
    /^\/(api\/messages|mails|messages)\/([\w-]+)(?:\/attachments\/(\d{1,4}))?$/.exec(pathname) ?? []
  const mail = store.find(id)
  if (mail && kind === 'messages' && index) {
    const file = store.file(id, Number(index))
    const name = mail.attachments[Number(index)]?.name
    if (file && name) return download(name, file)
  } else if (mail && !index) {
    if (kind === 'mails') return mailPage(mail)
    if (kind === 'messages') return html(`<!doctype html><base target="_blank">${mail.html}`, MAIL_POLICY)
    return json(200, mail)
  }
  return json(404, { error: 'Not found' })
}
