import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { secureHeaders } from 'hono/secure-headers'
import { listenOnLoopback } from '../host/listen'
import { nodeHandler } from '../host/node-http'
import { createLocalServer } from '../host/this-machine'

/** An email as it is posted to the mailbox: supabase/functions/_shared/email-sender.ts. */
interface PostedEmail {
  /** `Name <address>` */
  from: string
  to: string[]
  reply_to?: string
  subject: string
  text?: string
  html?: string
  headers?: Record<string, string>
  /** `content` is in base64. */
  attachments?: { filename: string; content_type: string; content: string }[]
}

export interface CaughtEmail extends PostedEmail {
  id: string
  /** When it was caught, ISO. */
  date: string
}

export interface Mailbox {
  /** URL of the mailbox's page. */
  url: string
  add(email: PostedEmail): void
  close(): Promise<void>
}

const listPage = (emails: readonly CaughtEmail[]) =>
  html`<!doctype html>
    <html lang="en-MY">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Mailbox</title>
      <body style="max-width: 60rem; margin: auto; font-family: sans-serif">
        <h1>Mailbox</h1>
        <p>
          Every email the local site sends arrives here, and goes nowhere else. Reload the page for new ones.
        </p>
        <ul>
          ${emails.map(
            ({ id, subject, to, date, attachments = [] }) =>
              html`<li>
                <a href="/messages/${id}/html">${subject}</a>
                (<a href="/messages/${id}/text">as text</a>) to ${to.join(', ')},
                ${new Date(date).toLocaleString('en-MY')}
                ${attachments.map(
                  ({ filename, content_type: type, content }) =>
                    html`<a href="data:${type};base64,${content}" download="${filename}">${filename}</a> `,
                )}
              </li>`,
          )}
        </ul>
      </body>
    </html>`

const SANDBOX = ['allow-popups', 'allow-popups-to-escape-sandbox']

/**
 * Catches every email of the local site, and keeps it while the site runs: the functions post theirs to
 * `/emails`, as to an email provider. `GET /api/messages` is for tests, newest first.
 * @param port 0 = a free one
 * @param report is called with each email that the functions post, once it is stored
 * @throws PortInUseError
 */
export async function startMailbox(port: number, report?: (email: CaughtEmail) => unknown): Promise<Mailbox> {
  const emails: CaughtEmail[] = []
  const add = (email: PostedEmail, id: string = randomUUID()): CaughtEmail => {
    // Two posts with one key are one email.
    const known = emails.find((one) => one.id === id)
    if (known) return known
    const caught = { ...email, id, date: new Date().toISOString() }
    emails.unshift(caught)
    return caught
  }
  const app = new Hono()
  app.post('/emails', async (c) => {
    const caught = add(await c.req.json<PostedEmail>(), c.req.header('idempotency-key'))
    void report?.(caught)
    return c.json({ id: caught.id })
  })
  app.get('/', (c) => c.html(listPage(emails)))
  app.get('/api/messages', (c) => c.json(emails))
  // An email may use styles and images; it cannot run scripts, and its links open in a new tab.
  app.use('/messages/:id/html', secureHeaders({ contentSecurityPolicy: { sandbox: SANDBOX } }))
  app.get('/messages/:id/:part', (c) => {
    const email = emails.find(({ id }) => id === c.req.param('id'))
    if (!email) return c.notFound()
    return c.req.param('part') === 'html'
      ? c.html(`<base target="_blank">${email.html}`)
      : c.text(email.text ?? '')
  })
  const listening = await listenOnLoopback(createLocalServer(nodeHandler(async (r) => app.fetch(r))), port)
  return { url: `http://localhost:${listening.port}`, add, close: listening.close }
}
