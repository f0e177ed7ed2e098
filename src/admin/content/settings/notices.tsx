import { useMutation } from '@tanstack/react-query'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { defineSetting } from '@/admin/content/settings/setting'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { ownerNotices } from '@/content/settings'
import { supabase } from '@/lib/supabase'

/** Asks for a mail to the stored address. Throws ApiError, or the database's own reason. */
async function sendTest(): Promise<void> {
  const answer = await supabase.rpc('send_test_notice')
  if (answer.error?.hint) throw new Error(answer.error.hint)
  assertAnswered(answer)
}

/** Shows whether mails to the owner arrive. */
function SendTest() {
  const test = useMutation({ mutationFn: sendTest })
  return (
    <>
      <p className="mt-4">
        <Button
          size="small"
          variant="line"
          busy={test.isPending}
          busyLabel="Asking..."
          onClick={() => test.mutate()}
        >
          Send a test
        </Button>
      </p>
      {test.isError && <FieldError>It was not sent. {test.error.message}</FieldError>}
      <p role="status">{test.isSuccess && 'It goes to the saved address within a minute.'}</p>
    </>
  )
}

export const notices = defineSetting(ownerNotices, {
  path: '/admin/settings/notices',
  title: 'Mails to you',
  noun: 'notices',
  about: (
    <>
      Within a minute we write to it of what comes in: one mail of all that came together, and of many in an
      hour fewer mails. Also when far more comes in than usual, and when a mail or an SMS could not be sent:
      at most one mail a day about each. Left empty, only the desk tells you.
      <SendTest />
    </>
  ),
  labels: {
    email: { label: 'Your mail address', help: 'Visitors never see it.' },
    bookings: { label: 'Tell me of new calls', initially: true },
    requests: { label: 'Tell me of messages and quote requests', initially: true },
    applications: { label: 'Tell me of applications', initially: true },
    changes: { label: 'Tell me when a customer moves, cancels or confirms a call', initially: true },
  },
  unset: 'No address: only the desk tells you',
})
