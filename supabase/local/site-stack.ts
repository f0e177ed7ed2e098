import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLocalBackend, LOCAL_KEYS } from './backend'
import { type FunctionsRunner, startFunctions } from './edge/functions-runner'
import { startSchedule } from './edge/schedule'
import { openDataFolder } from './host/data-folder'
import { listenOnLoopback } from './host/listen'
import { apiMiddleware, type Middleware } from './host/node-http'
import { createLocalServer } from './host/this-machine'
import { startMailCatcher } from './mail/mail-catcher'

const supabaseDir = join(dirname(fileURLToPath(import.meta.url)), '..')

/** What the environment says about where the local site runs and what it keeps. */
export interface LocalSettings {
  port: number
  mailPort: number
  /** Where data is kept; absent with LOCAL_DATA=memory. */
  folder: string | undefined
  /** How often what is due is sent, in seconds; 0: not at all. */
  sendDueSeconds: number
}

export interface SiteStack {
  /** Where the API answers, and the pages if there are any. */
  url: string
  /** Where the mails lead: `url`, unless the pages are served by somebody else. */
  siteUrl: string
  mailUrl: string
  /** What send-due asks for. */
  cronSecret: string
  /** Resolves once the database answers and each function has come up, or failed to. */
  ready: Promise<void>
  close(): Promise<void>
}

interface SiteStackOptions {
  settings: LocalSettings
  /** Where the pages are, when `pages` does not serve them. */
  siteUrl?: string
  /** A real, empty PostgreSQL database instead of the embedded one, as superuser. */
  postgresUrl?: string
  /** Makes the middleware that serves the pages; it gets the server for its web sockets. */
  pages?: (server: Server) => Promise<{ serve: Middleware; close(): Promise<void> }>
  /** Start functions again when their source changes. */
  watch: boolean
}

interface FunctionsAddresses {
  url: string
  siteUrl: string
  smtpPort: number
}

function functionsEnv(
  { url, siteUrl, smtpPort }: FunctionsAddresses,
  cronSecret: string,
): Record<string, string> {
  return {
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: LOCAL_KEYS.publishable,
    SUPABASE_SERVICE_ROLE_KEY: LOCAL_KEYS.secret,
    SITE_URL: siteUrl,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(smtpPort),
    ...(process.env.DEPLOY_HOOK_URL && { DEPLOY_HOOK_URL: process.env.DEPLOY_HOOK_URL }),
    MAIL_FROM: process.env.MAIL_FROM || 'hello@example.test',
    CRON_SECRET: cronSecret,
    SMS_WEBHOOK_URL: process.env.SMS_WEBHOOK_URL ?? '',
    SMS_WEBHOOK_TOKEN: process.env.SMS_WEBHOOK_TOKEN ?? '',
  }
}

/**
 * The whole site on this machine: pages and API on one port, the mailbox on another, the edge functions, and the
 * schedule that sends what is due.
 * The pages answer before the database is open; API requests wait for it.
 * @throws PortInUseError, FolderInUseError, or what a migration says
 */
export async function startSiteStack({
  settings,
  pages,
  watch,
  ...options
}: SiteStackOptions): Promise<SiteStack> {
  const closers: Array<() => Promise<void>> = []
  const closeAll = async () => {
    for (const close of closers.splice(0).toReversed()) await close()
  }
  let openPages: ((serve: Middleware) => void) | undefined
  const opened = new Promise<Middleware>((resolve) => {
    openPages = resolve
  })
  const server = createLocalServer(async (request, response) => {
    const serve = await opened
    serve(request, response, () => response.writeHead(404).end())
  })
  try {
    const site = await listenOnLoopback(server, settings.port)
    closers.push(site.close)
    const url = `http://localhost:${site.port}`
    const siteUrl = options.siteUrl ?? url
    const inFolder = (name: string) => settings.folder && join(settings.folder, name)
    const mail = await startMailCatcher({ port: settings.mailPort, folder: inFolder('mail') })
    closers.push(mail.close)

    const path = inFolder('db')
    // Before anything else is started: whoever may not have the folder prints that reason alone.
    const folder = path ? await openDataFolder(path) : undefined

    let functions: FunctionsRunner | undefined
    const backend = createLocalBackend({
      folder,
      postgresUrl: options.postgresUrl,
      functionsUrl: (name) => functions?.url(name),
      siteUrl,
      smtpPort: mail.smtpPort,
      callerHeader: process.env.LOCAL_CALLER_HEADER,
      log: console.log,
    })
    const closeBackend = backend.then(
      (running) => () => running.close(),
      () => async () => undefined,
    )
    closers.push(async () => (await closeBackend)())
    const front = await pages?.(server)
    if (front) closers.push(front.close)
    const api = apiMiddleware(backend)
    openPages?.((request, response, next) =>
      api(request, response, () => (front ? front.serve(request, response, next) : next())),
    )
    await backend
    // Not before: all these processes at once would hold up the database.
    const cronSecret = randomUUID()
    functions = startFunctions({
      supabaseDir,
      env: functionsEnv({ url, siteUrl, smtpPort: mail.smtpPort }, cronSecret),
      watch,
    })
    closers.push(functions.close)
    const seconds = settings.sendDueSeconds
    closers.push(startSchedule({ url: () => functions?.url('send-due'), secret: cronSecret, seconds }).stop)

    return { url, siteUrl, mailUrl: mail.url, cronSecret, ready: functions.ready, close: closeAll }
  } catch (error) {
    await closeAll().catch(() => undefined)
    throw error
  }
}
