import { useQuery } from '@tanstack/react-query'
import { timesOf } from '@/admin/calls/hours/closure'
import { closuresQuery } from '@/admin/calls/hours/closures-query'
import { useDeleteRows } from '@/admin/kit/api/use-delete-rows'
import { Section, SettingRow, SettingRows } from '@/admin/kit/screen/section'
import { TextButton } from '@/admin/kit/screen/text-button'
import { Loaded } from '@/admin/kit/screen/loaded'
import { calendarDay } from '@/lib/dates'

/** The list of blocked days and times from today on. */
export function BlockedTime() {
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
