import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { createLocalBackend, LOCAL_KEYS } from './backend'
import { type FunctionsRunner, startFunctions } from './edge/functions-runner'
import { startSchedule } from './edge/schedule'
import { openDataFolder } from './host/data-folder'
import { listenOnLoopback } from './host/listen'
import { apiMiddleware, type Middleware } from './host/node-http'
import { createLocalServer } from './host/this-machine'
import { LOCAL_WEBHOOK_SECRET, reportDelivery } from './mail/delivery-reports'
import { startMailbox } from './mail/mailbox'

const supabaseDir = join(import.meta.dirname, '..')

/** Settings of the local site from the environment. */
export interface LocalSettings {
  port: number
  mailPort: number
  /** The data folder; absent with LOCAL_DATA=memory. */
  folder: string | undefined
  /** Interval of the schedule, in seconds; 0 = never. */
  sendDueSeconds: number
}

export interface SiteStack {
  /** URL of the API, and of the pages if there are any. */
  url: string
  /** The site's URL in emails: `url`, unless another server serves the pages. */
  siteUrl: string
  mailUrl: string
  /** The secret of the schedule, which send-due and read-calendar require. */
  cronSecret: string
  /** Resolves once the database answers and each function has started or failed. */
  ready: Promise<void>
  close(): Promise<void>
}

interface SiteStackOptions {
  settings: LocalSettings
  /** The URL of the pages, if `pages` does not serve them. */
  siteUrl?: string
  /** A real, empty PostgreSQL database instead of the embedded one, as a superuser that is not named postgres. */
  postgresUrl?: string
  /** A snapshot to start the embedded database from, instead of migrating. */
  snapshot?: Blob
  /** Creates the middleware that serves the pages; it gets the server for its web sockets. */
  pages?: (server: Server) => Promise<{ serve: Middleware; close?(): Promise<void> }>
  /** Restart functions when their source changes. */
  watch: boolean
}

/**
 * The whole site on this machine: pages and API on one port, the mailbox on another, the edge functions, and
 * the schedule that calls send-due and read-calendar.
 * @throws PortInUseError, FolderInUseError, or the error of a migration
 */
export async function startSiteStack(options: SiteStackOptions): Promise<SiteStack> {
  const { settings, watch } = options
  const closers: Array<() => unknown> = []
  const close = async () => {
    for (const closeOne of closers.splice(0).toReversed()) await closeOne()
  }
  let serve: Middleware = (_request, response) => response.writeHead(503, { 'retry-after': '1' }).end()
  const server = createLocalServer((request, response) =>
    serve(request, response, () => response.writeHead(404).end()),
  )
  try {
    const site = await listenOnLoopback(server, settings.port)
    closers.push(site.close)
    const url = `http://localhost:${site.port}`
    const siteUrl = options.siteUrl ?? url
    // Before all other steps, so that a folder in use is the only error reported.
    const folder = settings.folder ? await openDataFolder(join(settings.folder, 'db')) : undefined
    closers.push(() => folder?.release())
    const mailbox = await startMailbox(settings.mailPort, (email) =>
      reportDelivery(`${url}/functions/v1`, email),
    )
    closers.push(mailbox.close)

    let functions: FunctionsRunner | undefined
    const backend = await createLocalBackend({
      folder,
      postgresUrl: options.postgresUrl,
      snapshot: options.snapshot,
      functionsUrl: (name) => functions?.url(name),
      siteUrl,
      sendEmail: (to, subject, html) =>
        mailbox.add({ from: 'Sign-in <hello@example.test>', to: [to], subject, html }),
      callerHeader: process.env.LOCAL_CALLER_HEADER,
      log: console.log,
    })
    closers.push(backend.close)
    const front = await options.pages?.(server)
    if (front?.close) closers.push(front.close)
    const api = apiMiddleware(backend)
    serve = (request, response, next) =>
      api(request, response, () => (front ? front.serve(request, response, next) : next()))

    const { DEPLOY_HOOK_URL = '', MAIL_FROM, SMS_WEBHOOK_URL = '', SMS_WEBHOOK_TOKEN = '' } = process.env
    const cronSecret = randomUUID()
    functions = startFunctions({
      supabaseDir,
      env: {
        SUPABASE_URL: url,
        SUPABASE_ANON_KEY: LOCAL_KEYS.publishable,
        SUPABASE_SERVICE_ROLE_KEY: LOCAL_KEYS.secret,
        SITE_URL: siteUrl,
        MAIL_API_URL: `${mailbox.url}/emails`,
        MAIL_API_KEY: 'local',
        MAIL_FROM: MAIL_FROM || 'hello@example.test',
        CRON_SECRET: cronSecret,
        RESEND_WEBHOOK_SECRET: LOCAL_WEBHOOK_SECRET,
        DEPLOY_HOOK_URL,
        SMS_WEBHOOK_URL,
        SMS_WEBHOOK_TOKEN,
      },
      watch,
    })
    closers.push(functions.close)
    for (const name of ['send-due', 'read-calendar']) {
      const address = () => functions?.url(name) && `${functions.url(name)}/${name}`
      closers.push(startSchedule(address, cronSecret, settings.sendDueSeconds))
    }
    return { url, siteUrl, mailUrl: mailbox.url, cronSecret, ready: functions.ready, close }
  } catch (error) {
    await close().catch(() => undefined)
    throw error
  }
}
