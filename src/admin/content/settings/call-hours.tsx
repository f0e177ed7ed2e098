import { adminPaths } from '@/admin/kit/paths'
import { defineSetting } from '@/admin/content/settings/setting'
import { TextButtonLink } from '@/admin/kit/screen/text-button'
import { callHours } from '@/content/settings'

/** The hours for calls. The setting is listed under Settings, and 'Calls and hours' links to it. */
export const callHoursSetting = defineSetting([callHours], {
  path: `${adminPaths.settings}/call-hours`,
  title: 'Hours of calls',
  noun: 'hours',
  page: { to: '/book-a-call', label: 'the booking page' },
  about: (
    <>
      Visitors can book a call each half hour within these hours, the last one half an hour before they end.
      You can book and move calls to any time. Times are Malaysian time (MYT). Calls already booked outside
      the new hours stay booked, and <TextButtonLink to={adminPaths.hours}>Calls and hours</TextButtonLink>{' '}
      lists them.
    </>
  ),
  labels: {
    monday: { label: 'Monday' },
    tuesday: { label: 'Tuesday' },
    wednesday: { label: 'Wednesday' },
    thursday: { label: 'Thursday' },
    friday: { label: 'Friday' },
    saturday: { label: 'Saturday' },
    sunday: { label: 'Sunday' },
    notice_hours: {
      label: 'Shortest notice, in hours',
      help: 'Visitors book at least this long before a call. Leave empty for no notice.',
    },
    window_days: {
      label: 'How many days ahead',
      placeholder: String(callHours.fields.window_days.default),
      help: 'How far ahead visitors can book, counted from today.',
    },
    pause_minutes: { label: 'Pause between calls, in minutes', help: 'Leave empty for none.' },
    calls_a_day: { label: 'Most calls on one day', help: 'Leave empty for as many as there are times.' },
  },
  summary: () => '',
  unset: 'Weekdays, times, notice and pauses',
})
