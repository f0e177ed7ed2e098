import * as v from 'valibot'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { useAction } from '@/admin/kit/api/use-action'
import { CheckboxField } from '@/admin/kit/form/checkbox-field'
import { emailSchema, field } from '@/admin/kit/form/text-schema'
import { TextField } from '@/admin/kit/form/text-field'
import { adminPaths } from '@/admin/kit/paths'
import { columnsOf } from '@/admin/kit/record/complete-form'
import type { RecordHandle } from '@/admin/kit/record/record'
import { defineResource } from '@/admin/kit/resource/define-resource'
import { Button } from '@/components/ui/button'
import type { Tables } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'

const table = 'alert_recipients'
const kinds = {
  bookings: 'New calls',
  requests: 'Enquiries and quote requests',
  applications: 'Applications',
  changes: 'A customer moves, cancels or confirms a call, or accepts a quotation',
  problems: 'Emails that could not be sent, and unusual traffic',
}
const alertKind = (label: string) => field(label, v.boolean())
const schema = v.object({
  email: field('Email address', v.pipe(emailSchema, v.toLowerCase())),
  bookings: alertKind(kinds.bookings),
  requests: alertKind(kinds.requests),
  applications: alertKind(kinds.applications),
  changes: alertKind(kinds.changes),
  problems: alertKind(kinds.problems),
})
type AlertForm = v.InferInput<typeof schema>

const fields = columnsOf(schema)
type AlertRecipient = Pick<Tables<typeof table>, (typeof fields)[number]>

const kindNames = Object.keys(kinds) as Array<keyof typeof kinds>

const wanted = (row: AlertForm) => {
  const chosen = kindNames.filter((kind) => row[kind])
  if (chosen.length === kindNames.length) return 'Everything'
  return chosen.map((kind) => kinds[kind]).join(', ') || 'Nothing'
}

/** The recipients of emails about new leads, each with the kinds of leads. */
export const alerts = defineResource<AlertRecipient, AlertRecipient, typeof schema>({
  name: 'alerts',
  path: adminPaths.alerts,
  table,
  names: { title: 'Emails about new leads', one: 'recipient', many: 'recipients', full: 'alert recipient' },
  rowLabel: ({ email }) => email,
  inSidebar: false,
  create: { label: 'Add an address', keywords: 'notice alert notification email lead tell me' },
  list: {
    lead: 'Who gets an email within a minute of a new lead. While nobody is listed, every owner gets them all.',
    fields,
    columns: [
      { id: 'email', header: 'Email', kind: 'main', sortBy: 'email', cell: ({ email }) => email },
      { id: 'wanted', header: 'Gets emails about', kind: 'long', cell: wanted },
    ],
    defaultSort: { id: 'email', descending: false },
    empty: {
      title: 'Every owner gets these emails',
      text: 'Add an address to choose who gets which emails. From then on, only the people listed here get them.',
    },
  },
  form: {
    schema,
    empty: () => ({ bookings: true, requests: true, applications: true, changes: true, problems: true }),
    Fields: AlertFields,
    Aside: ({ stored }) => (stored ? <SendTestAlert /> : <FirstRecipient />),
  },
})

function AlertFields({ form }: RecordHandle<AlertRecipient, AlertForm>) {
  return (
    <>
      <TextField form={form} name="email" inputMode="email" help="Visitors never see it." />
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">Send an email about</legend>
        {kindNames.map((kind) => (
          <CheckboxField key={kind} form={form} name={kind} />
        ))}
      </fieldset>
    </>
  )
}

/** A button that sends a test alert. */
function SendTestAlert() {
  const test = useAction(async () => {
    assertAnswered(await supabase.rpc('send_test_notice'))
    return 'The test arrives within a minute.'
  }, 'The test was not sent.')
  return (
    <Button
      size="small"
      variant="line"
      busy={test.isPending}
      busyLabel="Sending..."
      onClick={() => test.mutate()}
    >
      Send a test to everyone listed
    </Button>
  )
}

function FirstRecipient() {
  return (
    <p className="text-ink-2">
      Once an address is listed, only listed addresses get emails: add your own as well. Leads that arrive
      together come in one email.
    </p>
  )
}
