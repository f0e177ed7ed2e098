import { createHash } from 'node:crypto'
import { secrets } from '../fake-project'
import type { Fault } from './fault'

const answersPut = (name: string, status: number, body: object) => ({
  [`PUT /functions/v1/${name}`]: { status, body },
})

export const functionFaults: Fault[] = [
  {
    title: 'a function that was not deployed',
    answers: answersPut('send-due', 404, {
      code: 'NOT_FOUND',
      message: 'Requested function was not found',
    }),
    says: 'The function send-due is not deployed.',
    cure: 'npx supabase functions deploy send-due',
  },
  {
    title: 'a function behind a token that its callers have not',
    answers: answersPut('send-welcome-email', 401, {
      code: 401,
      message: 'Missing authorization header',
    }),
    says: 'The function send-welcome-email is kept from callers without a token',
    cure: 'npx supabase functions deploy send-welcome-email --no-verify-jwt',
  },
  {
    title: 'a function that does not start',
    answers: answersPut('staff', 503, { code: 'BOOT_ERROR', message: 'Worker failed to boot' }),
    says: 'The function staff answers 503: it does not start.',
    cure: 'Edge Functions, staff, Logs',
  },
  {
    title: 'functions that do not reach the database',
    answers: { 'GET /functions/v1/calendar-feed': { status: 503, body: { error: 'unavailable' } } },
    says: 'The functions do not reach the database',
    cure: 'Settings, API Keys',
  },
  {
    title: 'mails that lead elsewhere',
    answers: {
      'GET /functions/v1/unsubscribe': {
        status: 302,
        headers: { location: 'http://localhost:5173/unsubscribe?token=npm-run-doctor' },
      },
    },
    says: 'Links in mails lead to http://localhost:5173',
    cure: 'npx supabase secrets set SITE_URL=',
  },
  {
    title: 'no mail API',
    answers: {
      'GET /v1/projects/demostudio/secrets': {
        body: secrets.map(({ name, value }) => ({ name: name.replace('MAIL_API_KEY', 'SMTP_HOST'), value })),
      },
    },
    says: "The functions' variable MAIL_API_KEY is not set",
    cure: 'npx supabase secrets set MAIL_API_KEY=…',
  },
  {
    title: 'the published secret of the schedule',
    answers: {
      'GET /v1/projects/demostudio/secrets': {
        body: secrets.map(({ name, value }) => ({
          name,
          value:
            name === 'CRON_SECRET'
              ? createHash('sha256').update('for-this-machine-alone').digest('hex')
              : value,
        })),
      },
    },
    says: 'CRON_SECRET is the one published',
    cure: /^openssl rand -hex 32 makes one\. npx supabase secrets set CRON_SECRET=/,
  },
  {
    title: 'no deploy hook for the desk',
    answers: {
      'GET /v1/projects/demostudio/secrets': {
        body: secrets.filter(({ name }) => name !== 'DEPLOY_HOOK_URL'),
      },
    },
    says: "'Publish the site' has no deploy hook.",
    cure: 'npx supabase secrets set DEPLOY_HOOK_URL=…',
    isToBeLookedAt: true,
  },
]
