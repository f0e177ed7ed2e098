import { useQuery } from '@tanstack/react-query'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { useAction } from '@/admin/kit/api/use-action'
import { amount } from '@/admin/kit/format/amount'
import { useConfirm } from '@/admin/kit/screen/use-confirm'
import { todayQuery } from '@/admin/tools/dashboard/today'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { malaysiaDateTime } from '@/lib/dates'
import { supabase } from '@/lib/supabase'

/** The counts in the result of clean_up_incident, in the order of the message. */
const cleaned = [
  ['bookings', 'call cancelled', 'calls cancelled'],
  ['requests', 'request marked as spam', 'requests marked as spam'],
  ['applications', 'application marked as spam', 'applications marked as spam'],
  ['subscribers', 'subscriber removed', 'subscribers removed'],
  ['emails', 'waiting email cancelled', 'waiting emails cancelled'],
] as const

type Cleaned = Record<(typeof cleaned)[number][0], number> & { more: boolean }

/**
 * Cleans up an incident. The database handles a part per call, so it is called until nothing is left. Throws
 * ApiError.
 */
async function cleanUp(id: string): Promise<string> {
  const parts: Cleaned[] = []
  do {
    const answer = await supabase.rpc('clean_up_incident', { flood: id })
    assertAnswered(answer)
    parts.push(answer.data as Cleaned)
  } while (parts.at(-1)?.more)
  const done = cleaned.flatMap(([name, one, many]) => {
    const count = parts.reduce((sum, part) => sum + part[name], 0)
    return count > 0 ? [amount(count, one, many)] : []
  })
  return done.length > 0
    ? `Cleaned up: ${new Intl.ListFormat('en').format(done)}.`
    : 'Cleaned up: there was nothing to remove.'
}

/** A banner on the dashboard while an unusual number of submissions was not cleaned up. */
export function FloodBanner() {
  const { data } = useQuery(todayQuery)
  const clean = useAction(cleanUp, 'Nothing was cleaned up.')
  const confirm = useConfirm()
  if (!data?.flood) return null
  const { id, began_at: began, submissions } = data.flood
  const question = {
    title: 'Clean up what came in?',
    text: `Since ${malaysiaDateTime(began)} (MYT): unconfirmed calls are cancelled without an email, new requests and applications are marked as spam, and unconfirmed subscribers are removed. This includes honest ones: confirm or answer those first to keep them. You can restore spam one by one.`,
    button: 'Clean up',
    keep: 'Not now',
  }
  return (
    <Banner tone="warning" className="mb-8">
      <p>
        At least {new Intl.NumberFormat('en-MY').format(submissions)} submissions came in since{' '}
        {malaysiaDateTime(began)} (MYT), far more than usual. While this lasts, new calls wait for your
        approval, and emails to unconfirmed addresses wait.
      </p>
      <Button
        size="small"
        variant="line"
        className="mt-3"
        busy={clean.isPending}
        busyLabel="Cleaning up..."
        onClick={() => confirm.ask(question, () => clean.mutate(id))}
      >
        Clean up
      </Button>
      {confirm.dialog}
    </Banner>
  )
}
