import { type Env, optional, required } from '../_shared/env.ts'
import { hasBearer, json, methodNotAllowed } from '../_shared/http.ts'
import { createEmailSender } from '../_shared/email-sender.ts'
import { createOutbox, messageOf } from '../_shared/outbox.ts'
import { createProcedures, createVisitorProcedures } from '../_shared/rest.ts'
import { siteFacts, siteUrl } from '../_shared/site.ts'
import { createSmsSender } from '../_shared/sms-sender.ts'
import { emailChannel, smsChannel } from './channels.ts'
import { drain, drainEmail } from './handler.ts'
import { rebuildSite } from './rebuild-site.ts'

/** Called each minute; the next call handles what is left over. */
const WORKING_MS = 45_000

const env: Env = (name) => Deno.env.get(name)
const secret = required(env, 'CRON_SECRET')
const call = createProcedures(env)
const outbox = createOutbox(call)
const readSite = siteFacts(env, call)
const sendEmail = createEmailSender(env)
const sendSms = createSmsSender(env, console.log)
const hookUrl = optional(env, 'DEPLOY_HOOK_URL')
const site = hookUrl && {
  hookUrl,
  siteUrl: siteUrl(env),
  call,
  callAsVisitor: createVisitorProcedures(env),
  fetch,
  log: console.error,
}

Deno.serve(async (request) => {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  if (!(await hasBearer(request, secret)))
    return json(401, { error: 'unauthorized', message: 'Send the secret of the schedule as bearer.' })
  const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
  const options = { outbox, now: Date.now, until: Date.now() + WORKING_MS, sleep, log: console.error }
  const facts = readSite()
  // Each task runs to its end, even if another fails.
  const [mails, texts] = await Promise.allSettled([
    facts.then((of) => drainEmail(emailChannel(of, sendEmail), options)),
    facts.then((of) => drain('sms', smsChannel(of, sendSms), options)),
    site && rebuildSite(site),
  ])
  // Deletes data past its retention period; the database limits how often this runs, however often it is
  // called.
  await call('clear_expired', {}).catch((error: unknown) => {
    console.error(`What has expired was not cleared. ${messageOf(error)}`)
  })
  if (mails.status === 'fulfilled' && texts.status === 'fulfilled')
    return json(200, { ok: true, emails: mails.value, sms: texts.value })
  for (const { reason } of [mails, texts].filter((one) => one.status === 'rejected'))
    console.error(`Nothing could be claimed. ${messageOf(reason)}`)
  return json(503, { error: 'unavailable', message: 'The database did not answer.' })
})
