import { useQuery } from '@tanstack/react-query'
import { CallsOutside } from '@/admin/calls/hours/calls-outside'
import { BlockedTime } from '@/admin/calls/hours/blocked-time'
import { HolidayOffer } from '@/admin/calls/hours/holiday-offer'
import { callHoursSetting } from '@/admin/content/settings/call-hours'
import { callRulesQuery, weekdays, type CallRules } from '@/admin/content/settings/call-rules'
import { amount } from '@/admin/kit/format/amount'
import { adminPaths } from '@/admin/kit/paths'
import type { AdminScreen } from '@/admin/kit/registry/registry'
import { Screen } from '@/admin/kit/screen/screen'
import { Section, SettingRow, SettingRows } from '@/admin/kit/screen/section'
import { ButtonLink } from '@/components/ui/button'
import { Loaded } from '@/components/ui/loaded'
import { calendarDay } from '@/lib/dates'
import { capital } from '@/lib/written-text'

const path = adminPaths.hours

/** When calls can be booked: the week's hours, what is blocked, and the calls that fell outside. */
export const hours: AdminScreen = {
  path,
  title: 'Calls and hours',
  routes: [{ path, draw: () => <HoursScreen /> }],
  commands: [
    { label: 'Block a day', to: path, keywords: 'close holiday leave hours calls' },
    {
      label: 'Change the hours of calls',
      to: callHoursSetting.path,
      keywords: 'weekdays times notice pause',
    },
  ],
  tables: {
    call_closures: {
      one: 'blocked time',
      many: 'Blocked times',
      columns: { from_time: 'From', to_time: 'To', reason: 'Why' },
      rowPath: () => path,
      rowLabel: (day) => calendarDay(day),
    },
  },
}

function HoursScreen() {
  const rules = useQuery(callRulesQuery)
  return (
    <Screen title="Calls and hours" lead="When visitors can book a call. Times are Malaysian time (MYT).">
      <CallsOutside />
      <Section title="The week">
        <Loaded
          query={rules}
          loading="Loading the hours..."
          failed={{ title: 'Unable to load the hours', text: ({ message }) => message }}
          className="py-6"
        >
          {(found) => <Week rules={found} />}
        </Loaded>
        <p className="py-2">
          <ButtonLink to={callHoursSetting.path} size="small" variant="line">
            Change the hours
          </ButtonLink>
        </p>
      </Section>
      <BlockedTime />
      <HolidayOffer />
    </Screen>
  )
}

function Week({ rules }: { rules: CallRules }) {
  const { notice_hours: notice, window_days: ahead, pause_minutes: pause, calls_a_day: most } = rules
  return (
    <SettingRows>
      {weekdays.map((day) => (
        <SettingRow key={day} name={capital(day)}>
          <span className={rules[day].length ? 'tabular-nums' : 'text-ink-2'}>
            {rules[day].join(', ') || 'No calls'}
          </span>
        </SettingRow>
      ))}
      <SettingRow name="Every day">
        <span>
          {[
            notice ? `${amount(notice, 'hour', 'hours')} of notice` : 'No notice',
            `${amount(ahead, 'day', 'days')} ahead`,
            pause ? `${amount(pause, 'minute', 'minutes')} between calls` : 'no pause between calls',
            most ? `${amount(most, 'call', 'calls')} a day at most` : 'as many calls as there are times',
          ].join(', ')}
        </span>
      </SettingRow>
    </SettingRows>
  )
}
