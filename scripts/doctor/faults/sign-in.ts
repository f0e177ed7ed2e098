import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from './fault'

const seed = readFileSync(join(import.meta.dirname, '../../../supabase/seed.sql'), 'utf8')

const expired = { status: 401, body: { message: 'Unauthorized' } }

export const signInFaults: Fault[] = [
  {
    title: 'an access token that has expired',
    answers: {
      'GET /v1/projects/demostudio/config/auth': expired,
      'GET /v1/projects/demostudio/secrets': expired,
      'GET /v1/projects/demostudio/database/backups': expired,
    },
    says: "The auth service's settings could not be read: SUPABASE_ACCESS_TOKEN is not taken",
    cure: 'Authentication',
    // The others are of the functions' variables and the provider's backups.
    lines: 3,
  },
  {
    title: 'the local administrator',
    sql: seed,
    says: 'The local administrator admin@example.test is here, whose password is published.',
    cure: "delete from auth.users where email = 'admin@example.test';",
  },
  {
    title: 'an administrator with the published password',
    sql: "update auth.users set encrypted_password = extensions.crypt('local-admin-password', extensions.gen_salt('bf', 4))",
    says: 'An administrator has the published password of the local one.',
    cure: 'a new password',
  },
  {
    title: 'no administrator at all',
    sql: 'update auth.users set raw_app_meta_data = \'{}\', raw_user_meta_data = \'{"role": "admin"}\'',
    says: 'Nobody is an administrator.',
    cure: 'update auth.users set raw_app_meta_data = raw_app_meta_data || \'{"role":"admin"}\'',
  },
  {
    title: 'sign-up left open',
    answers: { 'GET /auth/v1/settings': { body: { disable_signup: false, external: { email: true } } } },
    says: 'Anybody may sign up.',
    cure: "turn 'Allow new users to sign up' off",
  },
  {
    title: 'anonymous sign-in',
    answers: {
      'GET /auth/v1/settings': {
        body: { disable_signup: true, external: { email: true, anonymous_users: true } },
      },
    },
    says: 'Anybody may sign in anonymously.',
    cure: "turn 'Allow anonymous sign-ins' off",
  },
  {
    title: 'a Site URL of somebody’s machine',
    auth: { site_url: 'http://localhost:5173' },
    says: 'The Site URL is http://localhost:5173',
    cure: /^Authentication, URL Configuration, Site URL: http:\/\/localhost:\d+$/,
  },
  {
    title: 'no page for new passwords among the redirect URLs',
    auth: { uri_allow_list: '' },
    says: /^The redirect URLs leave out .+\/admin\/reset\.$/,
    cure: /Redirect URLs: add .+\/admin\/reset$/,
  },
  {
    title: 'redirect URLs that lead anywhere',
    auth: { uri_allow_list: '**' },
    says: "The redirect URLs lead to anybody's page: **.",
    cure: 'Redirect URLs: remove it',
  },
  {
    title: 'the provider’s mail for a new address',
    auth: { mailer_templates_email_change_content: '<a href="{{ .ConfirmationURL }}">Change</a>' },
    says: 'The mail for a new address does not lead to the page that takes it',
    cure: 'supabase/templates/email_change.html',
  },
  {
    title: 'the provider’s mail for a new password',
    auth: { mailer_templates_recovery_content: '<a href="{{ .ConfirmationURL }}">Reset</a>' },
    says: 'a mail scanner that opens every link uses them up',
    cure: 'supabase/templates/recovery.html',
    isToBeLookedAt: true,
  },
  {
    title: 'a new address without the old one’s word',
    auth: { mailer_secure_email_change_enabled: false },
    says: 'A new address is taken without the old one agreeing.',
    cure: "turn 'Secure email change' on",
  },
  {
    title: 'the provider’s mail server',
    auth: { smtp_host: null },
    says: "Sign-in mails go out by the provider's mail server",
    cure: 'SMTP Settings',
  },
  {
    title: 'sessions of a month',
    auth: { sessions_timebox: 720 },
    says: 'A session ends after 720 hours, and after 24 hours unused.',
    cure: 'Authentication, Sessions: time-box 336 hours, inactivity timeout 24 hours',
  },
  {
    title: 'sessions without a limit, as on some plans',
    auth: { sessions_timebox: 0, sessions_inactivity_timeout: 0 },
    says: 'Sessions have no limit of the auth service',
    cure: 'Authentication, Sessions',
    isToBeLookedAt: true,
  },
  {
    title: 'passwords of six characters',
    auth: { password_min_length: 6 },
    says: 'A password may have 6 characters.',
    cure: 'Minimum password length: 12',
  },
  {
    title: 'leaked passwords taken',
    auth: { password_hibp_enabled: false },
    says: 'Leaked passwords are taken',
    cure: 'Prevent use of leaked passwords',
    isToBeLookedAt: true,
  },
]
