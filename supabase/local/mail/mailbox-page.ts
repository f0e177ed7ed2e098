import { Hono } from 'hono'
import { html } from 'hono/html'
import { secureHeaders } from 'hono/secure-headers'

/** A caught email as the mailbox's API returns it. */
export interface CaughtEmail {
  id: string
  /** In the form of the From header: `Name <address>`. */
  from: string
  /** Plain addresses from To and Cc, otherwise from the envelope. */
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

type Part = ReturnType<typeof html>

const dateOf = (mail: CaughtEmail) =>
  new Intl.DateTimeFormat('en-MY', { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(mail.date))

const page = (title: string, body: Part) =>
  html`<!doctype html>
    <html lang="en-MY">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      <style>
        body {
          max-width: 60rem;
          margin: auto;
          font-family: sans-serif;
        }
      </style>
      <body>
        ${body}
      </body>
    </html>`

const listPage = (mails: CaughtEmail[]) =>
  page(
    'Mailbox',
    html`<h1>Mailbox</h1>
      <p>
        Every mail the local site sends arrives here, and goes nowhere else. Reload the page for new ones.
      </p>
      <table>
        <tr>
          <th>Subject</th>
          <th>To</th>
          <th>Caught</th>
        </tr>
        ${mails.map(
          (mail) =>
            html`<tr>
              <td><a href="/messages/${mail.id}">${mail.subject || '(no subject)'}</a></td>
              <td>${mail.to.join(', ')}</td>
              <td>${dateOf(mail)}</td>
            </tr>`,
        )}
      </table>`,
  )

const row = (name: string, value: unknown) =>
  html`<tr>
    <th>${name}</th>
    <td>${value}</td>
  </tr>`

const emailPage = (mail: CaughtEmail) =>
  page(
    mail.subject,
    html`<a href="/">All mails</a>
      <h1>${mail.subject || '(no subject)'}</h1>
      <table>
        ${row('From', mail.from)} ${row('To', mail.to.join(', '))} ${row('Caught', dateOf(mail))}
        ${mail.attachments.map(({ name, type, content }) =>
          row('Attached', html`<a href="data:${type};base64,${content}" download="${name}">${name}</a>`),
        )}
      </table>
      <iframe
        src="/messages/${mail.id}/html"
        title="The mail as it is shown"
        width="100%"
        height="600"
      ></iframe>
      <h2>Plain text</h2>
      <pre>${mail.text}</pre> `,
  )

const SANDBOX = ['allow-popups', 'allow-popups-to-escape-sandbox']

/** The mailbox: pages for people, and `GET /api/messages` for tests, newest first. */
export function createMailbox(mails: readonly CaughtEmail[]) {
  const find = (id: string) => mails.find((mail) => mail.id === id)
  const app = new Hono()
  // An email may use styles and images; it cannot run scripts, and its links open in a new tab.
  app.use('/messages/:id/html', secureHeaders({ contentSecurityPolicy: { sandbox: SANDBOX } }))
  app.get('/', (c) => c.html(listPage(mails.toReversed())))
  app.get('/api/messages', (c) => c.json(mails.toReversed()))
  app.get('/messages/:id', (c) => {
    const mail = find(c.req.param('id'))
    return mail ? c.html(emailPage(mail)) : c.notFound()
  })
  app.get('/messages/:id/html', (c) => {
    const mail = find(c.req.param('id'))
    return mail ? c.html(`<base target="_blank">${mail.html}`) : c.notFound()
  })
  return app
}
