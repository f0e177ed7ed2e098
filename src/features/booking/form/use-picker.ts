import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { ZoneInfo } from '@/features/booking/detect-zone'
import type { BookingState } from '@/features/booking/form/use-booking'
import { isInWindow, startOf, windowAt, windowLength, type CallTime } from '@/features/booking/slots'
import {
  dayKey,
  fieldDays,
  freeDays,
  nearestTimes,
  visitorDays,
  whyNoTimes,
  type CallDays,
  type VisitorTime,
} from '@/features/booking/visitor-days'
import { malaysiaZone } from '@shared/calendar/date-format'

const daysInRow = 10

/** The query for all bookable days. */
export type DaysResult = Pick<
  UseQueryResult<CallDays>,
  'data' | 'isError' | 'isLoading' | 'isFetchedAfterMount' | 'isStale' | 'refetch'
>

/**
 * The choice of a day and a time in the visitor's calendar. The form has the chosen time, in Malaysia's; the shown day
 * is that of the chosen time, otherwise the one last looked at, otherwise the first with a free time.
 */
export function usePicker(
  booking: BookingState,
  week: DaysResult,
  zoneInfo: ZoneInfo | undefined,
  now: number | undefined,
) {
  const { form, choose, showDate } = booking
  const [date = '', slot = ''] = useWatch({ control: form.control, name: ['date', 'slot'] })
  const zone = zoneInfo?.name ?? malaysiaZone
  const days = useMemo(() => visitorDays(week.data?.days ?? [], zone, now ?? 0), [week.data, zone, now])
  const isFresh = now !== undefined && week.isFetchedAfterMount && !week.isError

  // The row keeps its days, so that none moves under a finger once it is full.
  const [row, setRow] = useState<readonly string[]>()
  const free = freeDays(days, daysInRow).map(({ key }) => key)
  if (isFresh && !row && free.length > 0) setRow(free)
  const rowKeys = row ?? free

  const [viewed, setViewed] = useState<string>()
  const [kept, setKept] = useState<ReadonlyMap<string, CallTime>>(new Map())
  const chosen = date && slot ? { date, slot } : undefined
  const chosenAt = chosen && startOf(chosen)
  const chosenKey = chosenAt === undefined ? undefined : dayKey(chosenAt, zone)
  const shownKey = chosenKey ?? viewed ?? rowKeys[0]
  const shown = days.find(({ key }) => key === shownKey)

  // A time that was free when its day was first shown, and is not any more, keeps its place.
  const [seen, setSeen] = useState<{ key: string; free: ReadonlySet<number> }>()
  if (isFresh && shown && seen?.key !== shown.key) {
    const starts = shown.times.flatMap((time) => (time.free ? time.startsAt : []))
    setSeen({ key: shown.key, free: new Set(starts) })
  }
  const isLost = ({ free: isFree, startsAt }: VisitorTime) =>
    !isFree && seen?.key === shownKey && seen?.free.has(startsAt) === true

  const isFree = (at: number) =>
    days.some((day) => day.times.some((time) => time.free && time.startsAt === at))
  const chosenIsLost = isFresh && chosenAt !== undefined && !isFree(chosenAt)
  useEffect(() => {
    if (!chosenIsLost) return
    setViewed(chosenKey)
    choose(undefined)
  }, [chosenIsLost, chosenKey, choose])

  const window = now !== undefined && week.data ? windowAt(now, week.data) : undefined
  const field = window && fieldDays(window, zone)
  const isOutside = shownKey !== undefined && field !== undefined && !isInWindow(shownKey, field)
  const hasTimes = shown?.times.some((time) => time.free || isLost(time)) ?? false
  const shownDate = hasTimes && !isOutside ? (shown?.times[0]?.date ?? '') : ''
  useEffect(() => showDate(shownDate), [showDate, shownDate])

  function view(key: string) {
    const choice = kept.get(key)
    setViewed(key)
    setSeen(undefined)
    choose(choice && isFree(startOf(choice)) ? choice : undefined)
    if (week.isStale) void week.refetch()
  }
  return {
    zone,
    /** Whether the visitor's clock is another than Malaysia's. */
    foreign: zoneInfo?.detected === true,
    days,
    rowKeys,
    shownKey,
    shown,
    chosen,
    chosenAt,
    field,
    /** How many days ahead can be booked. */
    daysAhead: window && windowLength(window),
    isOutside,
    isLost,
    hasTimes,
    /** Why the shown day has no time. */
    why:
      shownKey === undefined || hasTimes || isOutside
        ? undefined
        : whyNoTimes(week.data?.days ?? [], shownKey, zone),
    nearest: hasTimes || shownKey === undefined ? [] : nearestTimes(days, shownKey),
    isEmpty: isFresh && days.every(({ times }) => !times.some((time) => time.free)),
    view,
    pick: ({ date: on, slot: at }: CallTime) => {
      const time = { date: on, slot: at }
      const key = dayKey(startOf(time), zone)
      setViewed(key)
      setKept((before) => new Map(before).set(key, time))
      choose(time)
    },
  }
}

export type PickerState = ReturnType<typeof usePicker>
