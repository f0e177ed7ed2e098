import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { readAnswer } from '@/admin/kit/api/read'
import { useAction } from '@/admin/kit/api/use-action'
import { adminPaths } from '@/admin/kit/paths'
import type { RecordHandle } from '@/admin/kit/record/record'
import { useConfirm } from '@/admin/kit/screen/use-confirm'
import {
  allFiguresQuery,
  emailStateQuery,
  type NewsletterFigures,
  useNewsletter,
} from '@/admin/email/newsletters/newsletter-figures'
import { newsletterProgress } from '@/admin/kit/email/email-state'
import { newsletterSize, sizeWarning } from '@/admin/email/newsletters/newsletter-size'
import type { NewsletterForm, NewsletterRow } from '@/admin/email/newsletters/newsletter-schema'
import { isWritable, NewsletterStatus } from '@/admin/email/newsletters/newsletter-status'
import { DescriptionList } from '@/admin/kit/screen/description-list'
import { useStudio } from '@/components/layout/studio'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { dayMs, fromMalaysiaField, isToCome, malaysiaDateTime } from '@/lib/dates'
import { supabase } from '@/lib/supabase'

/** The number of current recipients of a newsletter. Throws ApiError. */
const subscriberCountQuery = queryOptions({
  queryKey: ['admin', 'readers'],
  // Subscribers change at any time.
  staleTime: 0,
  queryFn: async ({ signal }) => {
    const readers = supabase.from('newsletter_subscribers').select('id', { count: 'exact', head: true })
    const confirmed = readers.eq('is_active', true).not('confirmed_at', 'is', null)
    return (await readAnswer(confirmed, signal)).count ?? 0
  },
})

const readerCount = (count: number) =>
  `${count.toLocaleString('en-MY')} ${count === 1 ? 'reader' : 'readers'}`

/** Sends a newsletter, at once or at the given ISO time; continues a stopped one. Throws ApiError. */
const startNewsletter = async (id: string, at?: string) =>
  assertAnswered(await supabase.rpc('send_newsletter', { p_newsletter_id: id, p_at: at }))

/** Throws ApiError. */
const stopNewsletter = async (id: string) =>
  assertAnswered(await supabase.rpc('stop_newsletter', { p_newsletter_id: id }))

/** Sends a test to one's own address and returns it. Throws ApiError. */
async function testNewsletter(id: string): Promise<string> {
  const answer = await supabase.rpc('send_test_newsletter', { p_newsletter_id: id })
  assertAnswered(answer)
  return answer.data as string
}

/** The status and figures of a newsletter, with the actions to test, send, stop and continue it. */
export function NewsletterSending(handle: RecordHandle<NewsletterRow, NewsletterForm>) {
  const { id, stored, changed, saving, save } = handle
  const { figures, status } = useNewsletter(id, stored)
  const [at, setAt] = useState('')
  // A day without a time has an empty value, which would mean now.
  const [isPart, setIsPart] = useState(false)
  const confirm = useConfirm()
  const readers = useQuery({ ...subscriberCountQuery, enabled: isWritable(status) })
  const later = isToCome(at)
  const notAt = isPart
    ? 'Complete the day and the time, or clear them.'
    : at !== '' && !later && 'That time has passed.'
  // The welcome email promises at most two a month.
  const others = useQuery({ ...allFiguresQuery, enabled: isWritable(status) })
  const recent = (others.data ?? []).filter(isRecent).length

  // The stored text is sent, so unsaved changes are saved first.
  const step = useAction(async (run: () => Promise<string | void>) => {
    if (isWritable(status) && (changed || !stored) && !(await save()))
      throw new Error('It was not saved, so nothing was sent.')
    return run()
  })
  const pace = others.data
    ? recent > 1 &&
      ` ${recent} have already gone out in the last 30 days: the welcome email promises at most two a month.`
    : ' How many went out in the last 30 days could not be loaded: the welcome email promises at most two a month.'
  const busy = step.isPending || saving
  const test = async () => `On its way to ${await testNewsletter(id)}: it arrives in a minute or two.`
  const start = () => startNewsletter(id, later ? fromMalaysiaField(at).toISOString() : undefined)
  const stop = () => stopNewsletter(id)
  const tooLong = () => {
    const warning = sizeWarning(newsletterSize(handle.form.getValues(), studio.name))
    return warning && ` ${warning}`
  }
  const to = readers.data === undefined ? 'everyone who has confirmed' : readerCount(readers.data)
  const studio = useStudio()
  const question = () => ({
    title: later ? 'Send this newsletter later?' : 'Send this newsletter now?',
    text: later
      ? `It goes out on ${malaysiaDateTime(fromMalaysiaField(at))} (MYT) to everyone who has confirmed by then: ${to} today. Until then you can change or stop it.${tooLong()}`
      : `It goes to ${to}, at the pace set in Settings. Sent emails cannot be taken back.${pace || ''}${tooLong()}`,
    button: later ? 'Schedule it' : `Send to ${to}`,
    keep: 'Not yet',
  })
  return (
    <>
      <div>
        <NewsletterStatus status={status} />
        {status === 'scheduled' && figures?.send_at && (
          <p className="mt-1 text-small">It goes out on {malaysiaDateTime(figures.send_at)} (MYT).</p>
        )}
      </div>
      {isWritable(status) && (
        <>
          <p>
            <Button variant="line" size="small" disabled={busy} onClick={() => step.mutate(test)}>
              Send a test to me
            </Button>
          </p>
          <Field
            label="Send at"
            help="Malaysian time (MYT). Leave empty to send now. It goes to everyone subscribed at that time."
          >
            {(inputProps) => (
              <Input
                {...inputProps}
                type="datetime-local"
                value={at}
                onChange={({ target }) => {
                  setAt(target.value)
                  setIsPart(target.validity.badInput)
                }}
                onBlur={({ target }) => setIsPart(target.validity.badInput)}
              />
            )}
          </Field>
          <p className="flex flex-wrap gap-3">
            <Button
              variant="accent"
              disabled={busy || readers.data === 0 || Boolean(notAt)}
              onClick={() => confirm.ask(question(), () => step.mutate(start))}
            >
              {later ? 'Send later' : 'Send now'}
            </Button>
            {status === 'scheduled' && (
              <Button variant="line" disabled={busy} onClick={() => step.mutate(stop)}>
                Back to draft
              </Button>
            )}
          </p>
          <p className="text-small text-ink-2">
            {readers.data === 0
              ? 'No subscriber has confirmed yet, so there is nobody to send it to.'
              : notAt || `It goes to ${to}.`}
          </p>
        </>
      )}
      {figures && status === 'sending' && <Progress figures={figures} />}
      {figures && !isWritable(status) && <Figures figures={figures} />}
      {status === 'sending' && (
        <Button variant="line" disabled={busy} onClick={() => step.mutate(stop)}>
          Stop
        </Button>
      )}
      {status === 'stopped' && (
        <Button variant="accent" disabled={busy} onClick={() => step.mutate(start)}>
          Continue sending
        </Button>
      )}
      {confirm.dialog}
    </>
  )
}

const isRecent = ({ status, send_at: at }: NewsletterFigures) =>
  !isWritable(status) && at !== null && Date.parse(at) > Date.now() - 30 * dayMs

/** How far it is, and why the others wait. */
function Progress({ figures }: { figures: NewsletterFigures }) {
  const { data: state } = useQuery(emailStateQuery)
  return <p role="status">{newsletterProgress(figures, state)}</p>
}

function Figures({ figures }: { figures: NewsletterFigures }) {
  const { newsletter_id: id, send_at: since, recipients, sent, waiting, failed, unknown, cancelled } = figures
  // A provider without webhooks reports nothing, which is not zero.
  const isReported = figures.delivered + figures.bounced + figures.complained > 0
  const counted = sent + waiting + failed + unknown + cancelled
  const problem = (count: number) =>
    count > 0 && (
      <Link className="underline" to={`${adminPaths.outbox}?newsletter=${id}&status=problem`}>
        {count}
      </Link>
    )
  return (
    <DescriptionList
      facts={[
        ['Began', since && `${malaysiaDateTime(since)} (MYT)`],
        ['For', recipients !== null && readerCount(recipients)],
        ['Sent', String(sent)],
        ['Delivered', isReported && String(figures.delivered)],
        ['Came back', isReported && String(figures.bounced)],
        ['Reported as spam', isReported && String(figures.complained)],
        ['Waiting', String(waiting)],
        ['Failed', problem(failed)],
        ['May have been sent', problem(unknown)],
        ['Cancelled: they unsubscribed before it was sent', cancelled > 0 && String(cancelled)],
        ['Unsubscribed', String(figures.unsubscribed)],
        [
          'No longer stored, or erased',
          recipients !== null && recipients > counted && String(recipients - counted),
        ],
      ]}
    />
  )
}
