import {
  first,
  changeable,
  quoted,
  freeDay,
  booked,
  unsubscribeToken,
  article,
  nothing,
  type Sample,
} from './sample'

/** Calls of the procedures that visitors may call. */
export const visitorProcedures: Readonly<Record<string, readonly Sample[]>> = {
  accept_quotation: [{ args: { ...quoted, name: `'Farah'` } }],
  article_links: [
    { of: 'a page', args: { slugs: `array[${first('blog_posts', 'is_published', 'slug')}]` } },
    {
      of: 'a hundred articles of the build',
      args: {
        slugs: `(select array_agg(slug) from (select slug from public.blog_posts where is_published limit 100) s)`,
      },
      kind: 'other',
    },
  ],
  article_years: nothing,
  ask_about_quotation: [{ args: { ...quoted, question: `'May we pay in three parts?'` } }],
  call_days: [{ of: 'all bookable days' }, { of: 'a call that is moved', args: { moving: booked.token } }],
  call_times: [
    { of: 'a day', args: { day: `(current_date + 20)` } },
    { of: 'a call that is moved', args: { day: `(current_date + 20)`, moving: booked.token } },
    { of: 'all times' },
  ],
  can_sell: nothing,
  can_write: nothing,
  cancel_booking: [{ args: booked }],
  confirm_booking: [
    {
      args: {
        token: first(
          'booking_submissions',
          `status = 'requested' and confirmed_at is null and ${changeable}`,
          'email_token',
        ),
      },
    },
  ],
  confirm_subscription: [{ args: unsubscribeToken('is_active and confirmed_at is null') }],
  content_versions: nothing,
  free_times: [
    { of: 'from a day on', args: { day: 'current_date' }, kind: 'list' },
    { of: 'around a time', args: { day: `(current_date + 20)`, slot: `'10:00 AM'` }, kind: 'list' },
  ],
  managed_booking: [{ args: booked }],
  preview_post: [
    {
      args: { token: `'token'` },
      before: `update private.preview_links set token_hash = encode(sha256('token'), 'hex') where post_id = ${article}`,
    },
  ],
  read_quotation: [{ args: quoted }],
  request_unsubscribe_link: [
    { of: 'a reader', args: { subscriber_email: `'reader4000@example.test'` } },
    { of: 'another person', args: { subscriber_email: `'nobody@example.test'` } },
  ],
  reschedule_booking: [{ args: { ...booked, preferred_date: freeDay, preferred_time: `'10:00 AM'` } }],
  search_posts: [
    { of: 'the newest' },
    { of: 'a word', args: { search_text: `'website'` } },
    { of: 'a misspelt word', args: { search_text: `'websit costz'` } },
    { of: 'page 20', args: { page: '20' } },
  ],
  studio_clock: nothing,
  submit_application: [
    {
      args: {
        full_name: `'Farah'`,
        contact_number: `'012-345 6789'`,
        email: `'farah@example.test'`,
        area_of_expertise: `'Other'`,
      },
    },
  ],
  submit_booking: [
    {
      args: {
        name: `'Farah'`,
        contact: `'farah@example.test'`,
        preferred_date: freeDay,
        preferred_time: `'10:00 AM'`,
        call_method: `'video'`,
        message: `'A site for my shop.'`,
        reminders: `'{"email": {"enabled": true, "times": ["1 day", "1 hour"]}}'`,
      },
    },
  ],
  submit_contact: [
    { args: { name: `'Farah'`, contact: `'farah@example.test'`, message: `'How much is a site?'` } },
  ],
  subscribe_with_welcome_email: [
    { of: 'a new reader', args: { subscriber_email: `'farah@example.test'` } },
    { of: 'a known reader', args: { subscriber_email: `'reader4000@example.test'` } },
  ],
  unsubscribe: [{ args: unsubscribeToken('is_active and confirmed_at is not null') }],
}
