import { Hono } from 'hono'
import { html } from 'hono/html'
import { secureHeaders } from 'hono/secure-headers'

/** A caught email as the mailbox's API returns it. */
export interface CaughtEmail {
  id: string
  /** In the form of the From header: `Name <address>`. */
  from: string
  /** The plain addresses of its envelope. */
  to: string[]
  subject: string
  /** When it was caught, ISO. */
  date: string
  /** Names in lower case; a repeated header has its values on separate lines. */
  headers: Record<string, string>
  text: string
  html: string
  /** `content` is in base64. */
  attachments: { name: string; type: string; content: string }[]
}

const listPage = (mails: readonly CaughtEmail[]) =>
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
          ${mails.map(
            ({ id, subject, to, date, attachments }) =>
              html`<li>
                <a href="/messages/${id}/html">${subject || '(no subject)'}</a>
                (<a href="/messages/${id}/text">as text</a>) to ${to.join(', ')},
                ${new Date(date).toLocaleString('en-MY')}
                ${attachments.map(
                  ({ name, type, content }) =>
                    html`<a href="data:${type};base64,${content}" download="${name}">${name}</a> `,
                )}
              </li>`,
          )}
        </ul>
      </body>
    </html>`

const SANDBOX = ['allow-popups', 'allow-popups-to-escape-sandbox']

/** The mailbox: pages for people, and `GET /api/messages` for tests, newest first. */
export function createMailbox(mails: readonly CaughtEmail[]) {
  const find = (id: string) => mails.find((mail) => mail.id === id)
  const app = new Hono()
  // An email may use styles and images; it cannot run scripts, and its links open in a new tab.
  app.use('/messages/:id/html', secureHeaders({ contentSecurityPolicy: { sandbox: SANDBOX } }))
  app.get('/', (c) => c.html(listPage(mails.toReversed())))
  app.get('/api/messages', (c) => c.json(mails.toReversed()))
  app.get('/messages/:id/html', (c) => {
    const mail = find(c.req.param('id'))
    return mail ? c.html(`<base target="_blank">${mail.html}`) : c.notFound()
  })
  app.get('/messages/:id/text', (c) => {
    const mail = find(c.req.param('id'))
    return mail ? c.text(mail.text) : c.notFound()
  })
  return app
}
