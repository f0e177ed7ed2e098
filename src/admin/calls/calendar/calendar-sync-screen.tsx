import { valibotResolver } from '@hookform/resolvers/valibot'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { read } from '@/admin/kit/api/read'
import { useAction } from '@/admin/kit/api/use-action'
import { notReadText } from '@/admin/kit/busy-calendar/busy-calendar-banner'
import { busyCalendarQuery, wasRead } from '@/admin/kit/busy-calendar/busy-calendar-query'
import { ActionForm } from '@/admin/kit/form/action-form'
import { TextField } from '@/admin/kit/form/text-field'
import { amount } from '@/admin/kit/format/amount'
import { CopyButton } from '@/admin/kit/screen/copy-button'
import { Screen } from '@/admin/kit/screen/screen'
import { ScreenSection } from '@/admin/kit/screen/screen-section'
import { useConfirm } from '@/admin/kit/screen/use-confirm'
import { Banner } from '@/components/ui/banner'
import { Button, ButtonLink } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { Loaded } from '@/admin/kit/screen/loaded'
import { malaysiaDateTime } from '@/lib/dates'
import { env } from '@/lib/env'
import { supabase } from '@/lib/supabase'

/** The result of the database function of this name. */
interface OwnerCalendar {
  feed_key: string | null
  feed_renewed_at: string | null
  busy_address: string | null
  busy_tried_at: string | null
  busy_read_at: string | null
  busy_problem: string | null
  busy_times: number
}

const calendarQuery = queryOptions({
  queryKey: ['admin', 'owner-calendar'],
  queryFn: async ({ signal }) => (await read(supabase.rpc('owner_calendar'), signal)) as OwnerCalendar | null,
  // Shows the result of a reading while the owner waits for it.
  refetchInterval: 30_000,
})

/** The settings to show calls in the owner's calendar, and to keep the owner's busy times free of calls. */
export function CalendarSyncScreen() {
  const calendar = useQuery(calendarQuery)
  return (
    <Screen
      title="Calendar sync"
      lead="See your calls in your own calendar, and block times when you are busy."
    >
      <Loaded query={calendar} noun="your calendar">
        {(found) => (
          <>
            <ScreenSection title="Your calls">
              <Feed {...found} />
            </ScreenSection>
            <ScreenSection title="When you are busy">
              <BusyCalendar {...found} />
            </ScreenSection>
          </>
        )}
      </Loaded>
    </Screen>
  )
}

/** The feed's URL, and the links that add it to common calendars. */
function feedAddresses(key: string) {
  const address = `${env.supabaseUrl.replace(/\/$/, '')}/functions/v1/calendar-feed?key=${key}`
  const webcal = address.replace(/^https?:/, 'webcal:')
  const outlook = new URLSearchParams({ url: address, name: 'Calls' })
  return {
    address,
    programs: [
      ['Google', `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal })}`],
      ['Apple', webcal],
      ['Outlook', `https://outlook.live.com/calendar/0/addfromweb?${outlook}`],
    ] as const,
  }
}

function Feed({ feed_key: key, feed_renewed_at: renewedAt }: OwnerCalendar) {
  const confirm = useConfirm()
  const renew = useAction(async () => {
    assertAnswered(await supabase.rpc('renew_calendar_feed'))
  }, 'The address was not changed.')
  if (!key)
    return (
      <div className="grid justify-items-start gap-5">
        <p>
          A secret address shows your booked calls in Google, Apple or Outlook, with names and contacts. Moved
          and cancelled calls update by themselves.
        </p>
        <Button busy={renew.isPending} busyLabel="Creating it..." onClick={() => renew.mutate()}>
          Create the address
        </Button>
      </div>
    )
  const { address, programs } = feedAddresses(key)
  return (
    <div className="grid gap-6">
      <Field
        label="Secret address of your calls"
        help="Anyone who has it can read who booked and how to reach them: give it to your own calendars alone."
      >
        {(inputProps) => (
          <Input {...inputProps} readOnly value={address} onFocus={(event) => event.target.select()} />
        )}
      </Field>
      <p className="flex flex-wrap items-center gap-3">
        <CopyButton text={address} label="Copy the address" />
        {programs.map(([name, to]) => (
          <ButtonLink key={name} to={to} variant="line" size="small">
            Add to {name}
          </ButtonLink>
        ))}
      </p>
      <p className="text-small text-ink-2">
        Apple and Outlook look every few minutes or hours; Google may take a day. Last renewed{' '}
        {malaysiaDateTime(renewedAt ?? '')} (MYT).
      </p>
      <p>
        <Button
          variant="line"
          busy={renew.isPending}
          busyLabel="Renewing..."
          onClick={() => confirm.ask(renewal, () => renew.mutate())}
        >
          Renew the address
        </Button>
      </p>
      {confirm.dialog}
    </div>
  )
}

const renewal = {
  title: 'Renew the address?',
  text: 'The current address stops working at once in every calendar. Add the new one to yours.',
  button: 'Renew the address',
}

const busySchema = v.object({
  address: v.pipe(
    v.string(),
    v.trim(),
    // webcal: is the same URL with the scheme that opens calendar programs.
    v.transform((address) => address.replace(/^webcals?:/i, 'https:')),
    v.regex(/^$|^https:\/\/\S+$/i, 'Please enter an address that begins with https:// or webcal://'),
  ),
})

function BusyCalendar(calendar: OwnerCalendar) {
  const stored = calendar.busy_address ?? ''
  const form = useForm({ resolver: valibotResolver(busySchema), defaultValues: { address: stored } })
  const save = useAction(async ({ address }: { address: string }) => {
    assertAnswered(await supabase.rpc('set_busy_calendar', { address }))
    form.reset({ address })
    return address ? 'The address is saved.' : 'Your calendar is no longer connected.'
  }, 'The address was not saved.')

  return (
    <ActionForm form={form} action={save} className="grid gap-6">
      <TextField
        form={form}
        name="address"
        label="Private address of your own calendar"
        help="In Google: Settings, your calendar, ‘Secret address in iCal format’. In Apple and Outlook: publish the calendar and copy its link. Visitors see that a time is taken, but not why. Leave empty for none."
        type="url"
        placeholder="https://"
      />
      <BusyState {...calendar} />
      <p>
        <Button type="submit" busy={save.isPending} busyLabel="Saving..." disabled={!form.formState.isDirty}>
          Save
        </Button>
      </p>
    </ActionForm>
  )
}

/** The result of the last reading. */
function BusyState(calendar: OwnerCalendar) {
  const { busy_address: address, busy_read_at: readAt, busy_tried_at: triedAt } = calendar
  const { busy_problem: problem, busy_times: times } = calendar
  const isLate = useQuery(busyCalendarQuery).data?.late
  if (!address) return null
  const inPart = wasRead({ tried_at: triedAt, read_at: readAt })
  if (isLate)
    return (
      <Banner tone="warning">
        <p>{notReadText(readAt)}</p>
      </Banner>
    )
  if (problem)
    return (
      <Banner tone="warning">
        <p>
          {inPart
            ? 'Only part of your calendar could be read.'
            : `Your calendar could not be read at ${malaysiaDateTime(triedAt ?? '')} (MYT).`}{' '}
          {problem}
        </p>
        <p className="mt-1">
          {readAt
            ? `What was read last, at ${malaysiaDateTime(readAt)}, still keeps ${amount(times, 'time', 'times')} free of calls.`
            : 'It blocks no times at present.'}
        </p>
      </Banner>
    )
  return (
    <p role="status">
      {readAt
        ? `Read last at ${malaysiaDateTime(readAt)} (MYT): you are busy ${amount(times, 'time', 'times')} from now on. It is read every five minutes.`
        : 'It will be read within a minute or two.'}
    </p>
  )
}
