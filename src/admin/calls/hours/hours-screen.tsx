import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BlockDialog, emptyBlock, type Block } from '@/admin/calls/hours/block-dialog'
import { CallsOutside } from '@/admin/calls/hours/calls-outside'
import { closuresQuery } from '@/admin/calls/hours/closures-query'
import { timesOf } from '@/admin/calls/hours/closure'
import { HolidayOffer } from '@/admin/calls/hours/holiday-offer'
import { callHoursSetting } from '@/admin/content/settings/call-settings'
import { callRulesQuery, type CallRules } from '@/admin/content/settings/call-rules'
import { weekdays } from '@/content/weekdays'
import { useDeleteRows } from '@/admin/kit/api/use-delete-rows'
import { amount } from '@/admin/kit/format/amount'
import { adminPaths } from '@/admin/kit/paths'
import type { AdminScreen } from '@/admin/kit/registry/registry'
import { useMay } from '@/admin/kit/rights/role'
import { Screen } from '@/admin/kit/screen/screen'
import { Section, SettingRow, SettingRows } from '@/admin/kit/screen/section'
import { TextButton } from '@/admin/kit/screen/text-button'
import { Button, ButtonLink } from '@/components/ui/button'
import { Loaded } from '@/admin/kit/screen/loaded'
import { calendarDay } from '@/lib/dates'
import { capital } from '@/lib/written-text'

const path = adminPaths.hours

/** The screen for call hours: the weekly hours, the blocked time, and the calls outside of them. */
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
  const isOwner = useMay('owner')
  const [block, setBlock] = useState<Block>()
  return (
    <Screen
      title="Calls and hours"
      lead="When visitors can book a call. Times are Malaysian time (MYT)."
      action={
        <Button size="small" onClick={() => setBlock(emptyBlock)}>
          Block time
        </Button>
      }
    >
      <CallsOutside />
      <Section
        title="The week"
        tools={
          isOwner && (
            <ButtonLink to={callHoursSetting.path} size="small" variant="line">
              Change the hours
            </ButtonLink>
          )
        }
      >
        <Loaded query={rules} noun="the hours">
          {(found) => <Week rules={found} />}
        </Loaded>
      </Section>
      <BlockedTime />
      <HolidayOffer />
      <BlockDialog block={block} onClose={() => setBlock(undefined)} />
    </Screen>
  )
}

/** Groups consecutive days with the same hours into one row. */
function rowsOf(rules: CallRules) {
  const rows: Array<{ first: string; last: string; times: string }> = []
  for (const day of weekdays) {
    const times = rules[day].map(({ from, to }) => timesOf({ from_time: from, to_time: to })).join(', ')
    const before = rows.at(-1)
    if (before?.times === times) before.last = day
    else rows.push({ first: day, last: day, times })
  }
  return rows
}

function Week({ rules }: { rules: CallRules }) {
  const { notice_hours: notice, window_days: ahead, pause_minutes: pause, calls_a_day: most } = rules
  return (
    <SettingRows>
      {rowsOf(rules).map(({ first, last, times }) => (
        <SettingRow key={first} name={[...new Set([first, last])].map(capital).join(' to ')}>
          <span className={times ? 'tabular-nums' : 'text-ink-2'}>{times || 'No calls'}</span>
        </SettingRow>
      ))}
      <SettingRow name="Rules">
        <span>
          {[
            notice ? `${amount(notice, 'hour', 'hours')} of notice` : 'No notice needed',
            `up to ${amount(ahead, 'day', 'days')} ahead`,
            pause ? `${amount(pause, 'minute', 'minutes')} between calls` : 'no pause between calls',
            most ? `${amount(most, 'call', 'calls')} a day at most` : 'no limit of calls a day',
          ].join(', ')}
        </span>
      </SettingRow>
    </SettingRows>
  )
}

/** The list of blocked days and times from today on. */
function BlockedTime() {
  const closures = useQuery(closuresQuery)
  const remove = useDeleteRows()
  return (
    <Section title="Blocked days and times">
      <Loaded query={closures} noun="blocked time">
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-ink-2">Nothing is blocked.</p>
          ) : (
            <SettingRows>
              {rows.map(({ id, day, reason, ...times }) => {
                const what = [calendarDay(day), timesOf(times)].filter(Boolean).join(', ')
                return (
                  <SettingRow key={id} name={calendarDay(day)}>
                    <span className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                      {[timesOf(times) || 'The whole day', reason].filter(Boolean).join(': ')}
                      <TextButton
                        disabled={remove.isPending}
                        onClick={() => remove.mutate({ table: 'call_closures', ids: [id], what })}
                      >
                        Unblock<span className="sr-only"> {what}</span>
                      </TextButton>
                    </span>
                  </SettingRow>
                )
              })}
            </SettingRows>
          )
        }
      </Loaded>
    </Section>
  )
}
