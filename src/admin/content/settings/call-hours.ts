import { adminPaths } from '@/admin/kit/paths'
import { defineSetting } from '@/admin/content/settings/setting'
import { callHours } from '@/content/settings'

/** When calls can be booked; its place is among the settings, and 'Calls and hours' leads to it. */
export const callHoursSetting = defineSetting(callHours, {
  path: `${adminPaths.settings}/call-hours`,
  title: 'Hours of calls',
  noun: 'hours',
  page: { to: '/book-a-call', label: 'the booking page' },
  about:
<<<<<<< HEAD
    'Visitors can book a call each half hour within these hours, the last one half an hour before they end. You can book and move calls to any time. Times are Malaysian time (MYT). Calls already booked outside the new hours stay booked, and ‘Calls and hours’ lists them.',
=======
    'Visitors can book only these times; you can move a call to any time. Times are Malaysian time (MYT). Booked calls stay: those outside the new hours are listed under ‘Calls and hours’.',
>>>>>>> 9527c0f5 (Plain words on the admin's screens, in emails and on booking pages; lead actions at the foot of a phone; long filters are selects; pages below the fold are laid out when they come near)
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
<<<<<<< HEAD
      help: 'Visitors book at least this long before a call. Leave empty for no notice.',
=======
      help: 'How long before it starts a call can still be booked. Leave empty for no notice.',
>>>>>>> 9527c0f5 (Plain words on the admin's screens, in emails and on booking pages; lead actions at the foot of a phone; long filters are selects; pages below the fold are laid out when they come near)
    },
    window_days: {
      label: 'How many days ahead',
      placeholder: String(callHours.fields.window_days.default),
      help: 'How far ahead visitors can book, counted from today.',
    },
    pause_minutes: { label: 'Pause between calls, in minutes', help: 'Leave empty for none.' },
<<<<<<< HEAD
    calls_a_day: { label: 'Most calls on one day', help: 'Leave empty for as many as there are times.' },
=======
    calls_a_day: { label: 'Most calls on one day', help: 'Leave empty for no limit.' },
>>>>>>> 9527c0f5 (Plain words on the admin's screens, in emails and on booking pages; lead actions at the foot of a phone; long filters are selects; pages below the fold are laid out when they come near)
  },
  summary: () => '',
  unset: 'Weekdays, times, notice and pauses',
})
