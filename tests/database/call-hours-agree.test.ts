import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { startOf, timesAt, visitorTimeLabel } from '@/features/booking/slots'
import { addDays, malaysiaDay } from '@/lib/dates'
import { databaseForFile, queryValue } from '../support/database'
import { setLimits } from '../support/limits'
import { giveClock, setClock } from '../support/studio-clock'
import { offsets, readsAs } from '../support/zone-check'
import { callTimes } from './support/call-times'

const minute = 60_000
const half = 30 * minute
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

const db = databaseForFile()
beforeAll(async () => {
  await giveClock(db.backend)
  await setLimits(db.backend, {})
  // Each call is tried and rolled back; gives its error message, or 'done'.
  await db.backend.exec(`
    create function private.try_to_book(day date, slot text) returns text
    language plpgsql set search_path = '' as $$
    begin
      raise exception '%', coalesce(
        public.submit_booking('Lim Wei', 'try@example.test', day, slot, 'video', 'A shop.') ->> 'message', 'done'
      );
    exception when others then
      return sqlerrm;
    end $$;
    create function private.try_to_move(token uuid, day date, slot text) returns text
    language plpgsql set search_path = '' as $$
    begin
      raise exception '%', coalesce(public.reschedule_booking(token, day, slot) ->> 'message', 'done');
    exception when others then
      return sqlerrm;
    end $$`)
})

/** The time of a five-minute step of the day, such as '2:35 PM'. */
function slotAt(step: number): string {
  const [hour, minutes] = [Math.floor(step / 12), (step % 12) * 5]
  return `${hour % 12 || 12}:${String(minutes).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
const step = fc.oneof(fc.integer({ min: 0, max: 287 }), fc.integer({ min: 108, max: 216 }))
/** Such as '14:35'. */
const fieldAt = (place: number) =>
  [Math.floor(place / 12), (place % 12) * 5].map((part) => String(part).padStart(2, '0')).join(':')
/** Ranges of a day as pairs of steps; some are adjacent. */
const ranges = fc.array(fc.tuple(step, fc.integer({ min: 6, max: 30 })), { maxLength: 5 }).map((tried) =>
  tried
    .toSorted(([a], [b]) => a - b)
    .reduce<[from: number, to: number][]>((kept, [next, length]) => {
      const from = Math.max(next, kept.at(-1)?.[1] ?? 0)
      return from + length < 288 ? [...kept, [from, from + length]] : kept
    }, []),
)
const rules = fc.record({
  week: fc.record(Object.fromEntries(weekdays.map((day) => [day, ranges]))),
  notice_hours: fc.constantFrom(0, 0, 5, 30),
  window_days: fc.integer({ min: 1, max: 4 }),
  pause_minutes: fc.constantFrom(0, 0, 10, 45, 240),
  calls_a_day: fc.constantFrom(null, null, 1, 3),
})
const dayAhead = fc.integer({ min: -1, max: 4 })
const studio = fc.record({
  rules,
  // Around the clock changes in Europe, America and on Lord Howe Island, or any other day.
  now: fc
    .oneof(
      fc.constantFrom('2027-03-28', '2027-10-31', '2027-03-14', '2027-11-07', '2027-04-04', '2027-10-03'),
      fc.integer({ min: 0, max: 700 }).map((days) => addDays('2027-01-01', days)),
    )
    .chain((day) =>
      fc
        .integer({ min: -2 * 1440, max: 1440 })
        .map((minutes) => Date.parse(`${day}T00:00:00Z`) + minutes * minute),
    ),
  closures: fc.uniqueArray(
    fc.record({
      ahead: dayAhead,
      /** Minutes of the day. */
      range: fc.option(
        fc
          .tuple(fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 1, max: 600 }))
          .map(([from, length]) => [from, Math.min(from + length, 1439)] as const),
      ),
    }),
    { maxLength: 3, selector: ({ ahead, range }) => `${ahead} ${range}` },
  ),
  calls: fc.array(fc.record({ ahead: dayAhead, slot: step.map(slotAt) }), { maxLength: 6 }),
  busy: fc.array(
    fc.record({ from: fc.integer({ min: -600, max: 5000 }), minutes: fc.integer({ min: 1, max: 700 }) }),
    { maxLength: 3 },
  ),
})

/** A studio in which every answer occurs: at 11 AM, with one call tomorrow and a pause around it. */
const example = {
  rules: {
    week: Object.fromEntries(weekdays.map((day) => [day, [[108, 144] as [number, number]]])),
    notice_hours: 0 as const,
    window_days: 2,
    pause_minutes: 45 as const,
    calls_a_day: null,
  },
  now: Date.parse('2027-01-05T03:00:00Z'),
  closures: [],
  calls: [{ ahead: 1, slot: '10:00 AM' }],
  busy: [],
}

const messageOf = { free: 'done', taken: 'slot_taken', past: 'slot_in_past', closed: 'slot_closed' }
const zones = ['Asia/Kuala_Lumpur', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe']

test('the booking page, manage page, booking and moving agree with the rules on every slot', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(studio, async ({ rules: { week: stepsOf, ...said }, now, ...rest }) => {
      const week = Object.fromEntries(
        Object.entries(stepsOf).map(([day, steps]) => [
          day,
          steps.map(([from, to]) => ({ from: fieldAt(from), to: fieldAt(to) })),
        ]),
      )
      const today = malaysiaDay(now)
      const closures = rest.closures.map(({ ahead, range }) => ({
        day: addDays(today, ahead),
        range: range ?? undefined,
      }))
      const busy = rest.busy.map(({ from, minutes }) => [
        now + from * minute,
        now + (from + minutes) * minute,
      ])
      const held: { date: string; slot: string; at: number; token: string }[] = []
      await setClock(db.backend, new Date(now).toISOString())
      await db.backend.exec('delete from public.booking_submissions; delete from private.busy_times')
      await db.backend.query(
        `with closed as (delete from public.call_closures), hours as (
          insert into public.site_settings (key, value) values ('call_hours', $1::text::jsonb)
          on conflict (key) do update set value = excluded.value
        )
        insert into private.busy_times
        select to_timestamp((b ->> 0)::numeric / 1000), to_timestamp((b ->> 1)::numeric / 1000)
        from jsonb_array_elements($2::text::jsonb) b`,
        [JSON.stringify({ ...said, ...week }), JSON.stringify(busy)],
      )
      await db.backend.query(
        `insert into public.call_closures (day, from_time, to_time)
        select (c ->> 'day')::date, time '00:00' + make_interval(mins => (c #>> '{range,0}')::integer),
          time '00:00' + make_interval(mins => (c #>> '{range,1}')::integer)
        from jsonb_array_elements($1::text::jsonb) c`,
        [JSON.stringify(closures)],
      )
      for (const { ahead, slot } of rest.calls) {
        const [date, at] = [addDays(today, ahead), startOf({ date: addDays(today, ahead), slot })]
        if (held.some((other) => Math.abs(other.at - at) < half)) continue
        const token = await queryValue<string>(
          db.backend,
          `insert into public.booking_submissions
            (name, contact, preferred_date, preferred_time, call_method, message, confirmed_at)
          values ('Lim Wei', 'wei@example.test', $1::text::date, $2, 'video', 'A shop.', now())
          returning manage_token as token`,
          [date, slot],
        )
        held.push({ date, slot, at, token })
      }

      /** The rules, implemented a second time. */
      const stateOf = (date: string, slot: string, except?: string) => {
        const at = startOf({ date, slot })
        const others = held.filter(({ token }) => token !== except)
        const apart = Math.min(...others.map((call) => Math.abs(call.at - at)))
        if (at <= now) return 'past'
        if (apart < half) return 'taken'
        const isClosed =
          closures.some(({ day, range: [from, to] = [0, 1440] }) => {
            const midnight = startOf({ date: day, slot: '12:00 AM' })
            return day === date && midnight + from * minute < at + half && midnight + to * minute > at
          }) ||
          at < now + said.notice_hours * 60 * minute ||
          apart < half + said.pause_minutes * minute ||
          others.filter((call) => call.date === date).length >= (said.calls_a_day ?? Infinity) ||
          busy.some(([from = 0, until = 0]) => from < at + half && until > at)
        return isClosed ? 'closed' : 'free'
      }

      const moving = held[0]
      for (let ahead = -1; ahead <= said.window_days + 1; ahead += 1) {
        const date = addDays(today, ahead)
        const offered: string[] = []
        for (const [from, to] of stepsOf[weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''] ?? [])
          for (let begins = from; begins + 6 <= to; begins += 6) offered.push(slotAt(begins))
        const inWindow = ahead <= said.window_days
        const tried = await db.backend.query<{ slot: string; at: string; booked: string; moved: string }>(
          `select slot, private.try_to_book($1::text::date, slot) as booked,
            private.try_to_move($3::text::uuid, $1::text::date, slot) as moved
          from unnest(string_to_array($2, ',')) slot`,
          [date, [...offered, '3:07 AM'].join(','), moving?.token ?? crypto.randomUUID()],
        )
        const page = await callTimes(db, date)
        const manage = await callTimes(db, date, moving?.token)
        expect([page.first, page.last]).toEqual([today, addDays(today, said.window_days)])
        expect(page.times.map(({ slot }) => slot)).toEqual(inWindow ? offered : [])
        expect(timesAt(now, date, page.times)).toEqual(page.times)

        for (const { slot, booked, moved } of tried) {
          const find = (from: typeof page) => from.times.find((time) => time.slot === slot)?.state
          const isOffered = inWindow && offered.includes(slot)
          const shown = find(page)
          expect([shown, find(manage)]).toEqual(
            isOffered ? [stateOf(date, slot), stateOf(date, slot, moving?.token)] : [undefined, undefined],
          )
          expect(booked).toBe(shown ? messageOf[shown] : 'slot_invalid')
          seen.add(booked)
          const state = find(manage)
          const allowed =
            (!moving && 'booking_not_found') ||
            (moving?.date === date && moving.slot === slot && 'done') ||
            (moving && now > moving.at - 4 * half && 'too_late') ||
            (state ? messageOf[state] : 'slot_invalid')
          expect(moved).toBe(allowed)
          if (!isOffered) continue
          const at = startOf({ date, slot })
          for (const zone of zones) {
            expect(readsAs(zone, at, offsets(zone)(at))).toBe(true)
            expect(visitorTimeLabel({ date, slot }, zone) === undefined).toBe(offsets(zone)(at) === 16 * half)
          }
        }
      }
    }),
    { numRuns: 6, examples: [[example]] },
  )
  expect([...seen].toSorted()).toEqual(['done', 'slot_closed', 'slot_in_past', 'slot_invalid', 'slot_taken'])
}, 300_000)
