import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { jsonResponse } from './json-response'
import type { MailStore } from './mail-store'

const assets = new Map([
  ['/', ['index.html', 'text/html; charset=utf-8']],
  ['/mailbox.css', ['mailbox.css', 'text/css; charset=utf-8']],
  ['/mail.css', ['mail.css', 'text/css; charset=utf-8']],
  ['/mailbox.js', ['mailbox.js', 'text/javascript; charset=utf-8']],
])

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; img-src data:; base-uri 'none'"
// A mail may style itself and show pictures; it runs nothing, and its links open beside the mailbox.
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; font-src data: https:"

const common = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

async function asset(path: string): Promise<Response | undefined> {
  const [file, type] = assets.get(path) ?? []
  if (!file || !type) return undefined
  const body = await readFile(fileURLToPath(new URL(`mailbox/${file}`, import.meta.url)))
  return new Response(new Uint8Array(body), {
    headers: { ...common, 'content-type': type, 'content-security-policy': PAGE_POLICY },
  })
}

function mailHtml(html: string): Response {
  return new Response(`<!doctype html><base target="_blank">${html}`, {
    headers: {
      ...common,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': MAIL_POLICY,
    },
  })
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

const json = (status: number, body: unknown) => {
  const response = jsonResponse(status, body, common)
  // The mailbox is its own page's and the tests': no other site may read it.
  response.headers.delete('access-control-allow-origin')
  return response
}

/**
 * Answers the mailbox's page and its API: GET and DELETE /api/messages, GET /api/messages/:id, and GET
 * /messages/:id/attachments/:index.
 */
export async function answerMailbox(request: Request, store: MailStore): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/api/messages' && request.method === 'DELETE') {
    await store.clear()
    return new Response(null, { status: 204 })
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return json(405, { error: 'Method not allowed' })
  if (pathname === '/api/messages') return json(200, store.list())
  const [, kind, id = ''] = /^\/(api\/messages|messages)\/([\w-]+)$/.exec(pathname) ?? []
  const mail = kind ? store.find(id) : undefined
  if (mail) return kind === 'messages' ? mailHtml(mail.html) : json(200, mail)
  const [, owner = '', index = ''] = /^\/messages\/([\w-]+)\/attachments\/(\d{1,4})$/.exec(pathname) ?? []
  const file = owner ? store.file(owner, Number(index)) : undefined
  const name = store.find(owner)?.attachments[Number(index)]?.name
  if (file && name) return download(name, file)
  return (await asset(pathname)) ?? json(404, { error: 'Not found' })
}
