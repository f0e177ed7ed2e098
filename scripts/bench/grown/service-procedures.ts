import { first, sending, claimed, claimedId, nothing, type Sample } from './sample'

/** Calls of the procedures that only the edge functions call. */
export const serviceProcedures: Readonly<Record<string, readonly Sample[]>> = {
  acknowledge_message: [
    { args: { p_message_id: claimedId, p_attempt: '1', p_outcome: `'sent'` }, before: claimed('now()') },
    {
      of: 'a refusal',
      args: { p_message_id: claimedId, p_attempt: '1', p_outcome: `'refused'` },
      before: claimed('now()'),
    },
  ],
  begin_busy_read: [
    {
      before: `update private.owner_calendar set busy_address = 'https://calendar.example.test/a.ics', busy_tried_at = null`,
    },
  ],
  begin_site_build: [{ args: { p_versions: `'{"blog": 1}'` } }],
  busy_read_failed: [
    { args: { address: `'https://calendar.example.test/a.ics'`, problem: `'It did not answer.'` } },
  ],
  calendar_feed: [
    {
      args: { key: `'a key'` },
      before: `update private.owner_calendar set feed_key = 'a key'`,
      kind: 'list',
    },
  ],
  claim_due: [
    { of: 'email', args: { p_channel: `'email'` } },
    {
      of: 'email, a newsletter waiting',
      args: { p_channel: `'email'` },
      before: `insert into public.outbox (kind, subscriber_id, newsletter_id, recipient, due_at, caller)
        select 'newsletter', id, ${sending}, email, now(), null from public.newsletter_subscribers where confirmed_at is not null
        on conflict do nothing`,
    },
    { of: 'SMS', args: { p_channel: `'sms'` }, mayBeEmpty: true },
  ],
  claim_welcome: [
    {
      args: {
        p_subscriber_id: first('newsletter_subscribers', `email is not null`),
        p_email: first('newsletter_subscribers', `email is not null`, 'email'),
      },
      before: `delete from public.outbox where subscriber_id = ${first('newsletter_subscribers', `email is not null`)};
        insert into public.outbox (kind, subscriber_id, recipient, due_at, caller)
        select 'welcome', id, email, now(), null from public.newsletter_subscribers
        where id = ${first('newsletter_subscribers', `email is not null`)}`,
    },
  ],
  clear_expired: [
    { of: 'what three years left' },
    {
      of: 'nothing to do',
      before: `insert into private.rate_limits (bucket, key, window_start, expires_at)
        values ('clear_expired', 'studio', now(), now() + interval '1 hour')`,
    },
  ],
  // Null: nothing keeps an email waiting.
  email_wait: [{ mayBeEmpty: true }],
  health: nothing,
  mark_sending: [
    {
      args: {
        p_message_id: claimedId,
        p_attempt: '1',
        p_subject: `'Your call'`,
        p_body_text: `'Soon.'`,
        p_body_html: `'<p>Soon.</p>'`,
        p_sequence: `(select sequence from public.booking_submissions where id = (select booking_id from public.outbox where id = ${claimedId}))`,
      },
      before: claimed('null'),
    },
  ],
  note_published_site: [{ args: { p_current: 'false', p_problem: `'It answers with a redirect.'` } }],
  queue_newsletter_batch: nothing,
  record_email_events: [
    {
      of: '100 events',
      args: {
        p_provider: `'resend'`,
        p_events: `(select jsonb_agg(jsonb_build_object(
            'message_id', provider_message_id, 'recipient', recipient, 'at', now(),
            'event', case when place % 10 = 0 then 'bounced' else 'delivered' end, 'bounce', 'hard'
          ))
          from (
            select provider_message_id, recipient, row_number() over () as place
            from public.outbox where provider_message_id is not null limit 100
          ) m)`,
      },
    },
  ],
  release_message: [
    {
      args: { p_message_id: claimedId, p_attempt: '1', p_error: `'The template failed.'` },
      before: claimed('null'),
    },
  ],
  replace_busy_times: [
    {
      args: {
        address: `'https://calendar.example.test/a.ics'`,
        times: `(select jsonb_agg(jsonb_build_object('starts_at', now() + n * interval '9 hours', 'ends_at', now() + n * interval '9 hours' + interval '1 hour'))
          from generate_series(1, 1000) n)`,
      },
      before: `update private.owner_calendar set busy_address = 'https://calendar.example.test/a.ics'`,
    },
  ],
  site_build_refused: nothing,
  studio_facts: nothing,
}
