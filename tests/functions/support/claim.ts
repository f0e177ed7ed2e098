import type { Claim } from '../../../supabase/functions/_shared/outbox.ts'

/** A claimed welcome email; `change` replaces fields. */
export const claimOf = (change: object = {}) =>
  ({
    message_id: 'd1',
    attempt: 1,
    recipient: 'nurul@example.test',
    kind: 'welcome',
    booking: null,
    unsubscribe_token: '2c9b7c55-1a4f-4a65-b5a1-5e3e6d7f8a33',
    confirm_token: 'b1f6a1de-6b6e-4c1e-9f0a-1f0c7a5b9d21',
    alert: null,
    ...change,
  }) as Claim
