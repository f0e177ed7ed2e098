import type { Today } from '@/admin/tools/dashboard/today'

/** The result of admin_today if there is nothing to do. */
export const nothingToDo: Today = {
  waiting: { call: 0, enquiry: 0, quote: 0, application: 0 },
  calls_outside: 0,
  failed_emails: 0,
  health: { schedule: 'running', messages: 'ok' },
  email: null,
  newsletters: [],
  schedule_answered_at: '2026-11-21T15:29:00Z',
  drafts: 0,
  flood: null,
  stored_today_bytes: 0,
  stored_bytes_limit: 50_000_000,
  calls: [],
  follow_ups: [],
  scheduled: [],
  missing: [],
  confirmed_claims: null,
  unalerted: [],
  overdue: { count: 0, amount_sen: 0 },
}
