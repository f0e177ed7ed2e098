import { adminPaths } from '@/admin/kit/paths'
import { defineSetting } from '@/admin/content/settings/define-setting'
import type { FieldDetails } from '@/admin/content/fields/described-fields'
import { TextButtonLink } from '@/admin/kit/screen/text-button'
import { replyTexts as defaultTexts } from '@/content/reply-texts'
import { callHours, calls, reminders, replyTexts } from '@/content/settings'

/** The hours are listed under Settings; 'Calls and hours' links to them as well. */
export const callHoursSetting = defineSetting([callHours], {
  path: `${adminPaths.settings}/call-hours`,
  title: 'Hours of calls',
  page: { to: '/book-a-call', label: 'the booking page' },
  about: (
    <>
      Visitors can book a call each half hour within these hours, the last one half an hour before they end.
      You can book and move calls to any time. Times are Malaysian time (MYT). Calls already booked outside
      the new hours stay booked, and <TextButtonLink to={adminPaths.hours}>Calls and hours</TextButtonLink>{' '}
      lists them.
    </>
  ),
  details: {
    notice_hours: {
      help: 'Visitors book at least this long before a call. Leave empty for no notice.',
    },
    window_days: {
      placeholder: String(callHours.fields.window_days.default),
      help: 'How far ahead visitors can book, counted from today.',
    },
    pause_minutes: { help: 'Leave empty for none.' },
    calls_a_day: { help: 'Leave empty for as many as there are times.' },
  },
  summary: () => 'Weekdays, times, notice and pauses',
})

const callsAndReminders = defineSetting([calls, reminders], {
  path: `${adminPaths.settings}/calls`,
  title: 'Video calls and reminders',
  about:
    'Reminders by email always go out. SMS reminders need a provider, which your developer sets up. While they are off, none go out, even for calls already booked.',
  details: {
    meeting_link: {
      placeholder: 'https://',
      help: 'Your room at Zoom, Meet, Teams or similar. Emails, calendar files and the page of a confirmed call show it. A booking can have its own link. Leave empty to send each link yourself before the call.',
    },
  },
  summary: ({ meeting_link: link, sms }) =>
    [link || 'No link: you send one before each call', `SMS ${sms ? 'offered' : 'not offered'}`].join(', '),
})

/** Starts with the full default text, so that a small change does not mean typing it all. */
const textDetails = (text: string) => ({ rows: 6, startText: text, placeholder: text })

const replyDetails = Object.entries(defaultTexts).map(([name, { en, ms }]) => [
  name,
  { fields: { en: textDetails(en), ms: textDetails(ms) } },
])

/** The texts that the owner sends to a lead by WhatsApp or email. */
const replyTextsSetting = defineSetting([replyTexts], {
  path: `${adminPaths.settings}/reply-texts`,
  title: 'Reply texts',
  about:
    'Choose one of these on a call, an enquiry, an application or an order, and send it by WhatsApp or email. Every text can use {name}, {studio}, {email}, {whatsapp} and {city}. Texts about a call also have {day}, {time}, {link} and {reason} (why it was cancelled), those about an order {order}, {amount} and {quotation_link}. A text is offered only when its facts are known. Empty a field to restore our text.',
  details: Object.fromEntries(replyDetails) as FieldDetails<typeof replyTexts.fields>,
  summary: () => 'For calls, quotations and thanks, in English and Malay',
})

export const callSettings = [callHoursSetting, callsAndReminders, replyTextsSetting]
