import { valibotResolver } from '@hookform/resolvers/valibot'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { ApiError } from '@/admin/kit/api/api-error'
import { callFunction } from '@/admin/kit/api/call-function'
import { read } from '@/admin/kit/api/read'
import { useAction } from '@/admin/kit/api/use-action'
import { ActionForm } from '@/admin/kit/form/action-form'
import { TextField } from '@/admin/kit/form/text-field'
import { emailSchema } from '@/admin/kit/form/text-schema'
import { adminPaths } from '@/admin/kit/paths'
import type { AdminScreen } from '@/admin/kit/registry/registry'
import { Screen } from '@/admin/kit/screen/screen'
import { useConfirm } from '@/admin/kit/screen/use-confirm'
import type { Role } from '@/admin/kit/rights/role'
import { useSession } from '@/admin/kit/session/session'
import { TextButton } from '@/admin/kit/screen/text-button'
import { ActionsCell, Cell, HeadCell, NameCell, Table, TableRow } from '@/admin/kit/list/table'
import { Radio, Select } from '@/components/ui/controls'
import { Button, ButtonLink } from '@/components/ui/button'
import { Loaded } from '@/admin/kit/screen/loaded'
import { StatusBadge } from '@/components/ui/status-badge'
import { malaysiaDate, malaysiaDateTime } from '@/lib/dates'
import { supabase } from '@/lib/supabase'

export const staffScreen: AdminScreen = {
  path: adminPaths.staff,
  title: 'Staff',
  routes: [{ path: adminPaths.staff, draw: () => <StaffScreen /> }],
  commands: [{ label: 'Invite someone', to: adminPaths.staff, keywords: 'staff access user' }],
  tables: { staff: { one: 'staff member', many: 'Staff', restorable: false } },
}

interface Member {
  id: string
  email: string
  role: Role
  since: string
  /** Null while the person is only invited. */
  last_sign_in_at: string | null
}

const staffQuery = queryOptions({
  queryKey: ['admin', 'staff'],
  // The list can change whenever somebody signs in.
  staleTime: 0,
  queryFn: async ({ signal }): Promise<Member[]> => (await read(supabase.rpc('staff'), signal)) as Member[],
})

type Change =
  | { action: 'invite'; email: string; role: Role }
  | { action: 'change'; person: string; role: Role }
  | { action: 'remove'; person: string }

const roles: Readonly<Record<Role, { label: string; may: string }>> = {
  owner: { label: 'Owner', may: 'Sees and changes everything, settings and staff too.' },
  sales: {
    label: 'Sales',
    may: 'Answers leads, keeps the calendar and writes quotations. No settings, no staff, no deleting of leads.',
  },
  writer: {
    label: 'Writer',
    may: 'Writes articles, projects and pages, and adds images. Sees no leads and no orders.',
  },
}

/** Calls the staff function and returns its message. Throws ApiError. */
async function changeStaff(change: Change): Promise<string> {
  const unreachable = 'The server could not be reached. Please try again.'
  return ((await callFunction('staff', unreachable, change)) as { message: string }).message
}

/** The people who may sign in to the admin, with the actions to invite and remove them. */
function StaffScreen() {
  const staff = useQuery(staffQuery)
  return (
    <Screen
      title="Staff"
      lead="Who may sign in to the admin, and what each may do. Nobody else can sign up."
      tools={
        <ButtonLink to={`${adminPaths.history}?table=staff`} variant="line" size="small">
          History
        </ButtonLink>
      }
    >
      <Loaded query={staff} noun="the staff">
        {(people) => <StaffTable people={people} />}
      </Loaded>
      <InviteForm />
    </Screen>
  )
}

/** The question before access is removed. */
const removal = (email: string, hasSignedIn: boolean) =>
  hasSignedIn
    ? {
        title: 'Remove access?',
        text: `${email} is signed out everywhere at once, and sees no more than a visitor. What they wrote and changed stays, with their name in the history. You can invite them again.`,
        button: 'Remove access',
      }
    : {
        title: 'Cancel the invitation?',
        text: `The link in the email to ${email} stops working. You can invite them again.`,
        button: 'Cancel the invitation',
      }

/** The question before a role is changed. */
function roleQuestion(email: string, role: Role) {
  const { label, may } = roles[role]
  return { title: `Change the role to ${label}?`, text: `${email}: ${may}`, button: 'Change the role' }
}

const inviteSchema = v.object({ email: emailSchema, role: v.picklist(['owner', 'sales', 'writer']) })

function InviteForm() {
  const form = useForm<v.InferOutput<typeof inviteSchema>>({
    resolver: valibotResolver(inviteSchema),
    defaultValues: { email: '', role: 'sales' },
  })
  const staff = useQuery(staffQuery)
  const refuse = (message: string) => form.setError('email', { message }, { shouldFocus: true })
  const invite = useAction(async ({ email, role }: v.InferOutput<typeof inviteSchema>) => {
    // A second invitation would leave the role as it is.
    if (staff.data?.some((person) => person.email === email.toLowerCase()))
      return refuse('This person is in the list already. Change their role there.')
    try {
      const said = await changeStaff({ action: 'invite', email, role })
      form.reset()
      return said
    } catch (error) {
      // The email address was refused: not valid, or that of someone who has access.
      if (!(error instanceof ApiError && [400, 409].includes(error.status))) throw error
      refuse(error.message)
    }
  })
  return (
    <ActionForm form={form} action={invite} className="my-10 grid max-w-160 gap-5">
      <TextField
        form={form}
        name="email"
        label="Email of a new person"
        type="email"
        help="They get an email with a link to choose a password. The link works for one hour."
      />
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">What they may do</legend>
        {Object.entries(roles).map(([value, { label, may }]) => (
          <Radio key={value} {...form.register('role')} value={value}>
            {label}
            <span className="block text-small text-ink-2">{may}</span>
          </Radio>
        ))}
      </fieldset>
      <div>
        <Button type="submit" variant="accent" busy={invite.isPending} busyLabel="A moment...">
          Invite
        </Button>
      </div>
    </ActionForm>
  )
}

function StaffTable({ people }: { people: readonly Member[] }) {
  const state = useSession()
  const own = state.status === 'signed-in' ? state.user.id : undefined
  const change = useAction(changeStaff)
  const confirm = useConfirm()
  return (
    <>
      <Table
        label="Staff"
        head={
          <>
            <HeadCell>Email</HeadCell>
            <HeadCell>Role</HeadCell>
            <HeadCell>Since</HeadCell>
            <HeadCell>Last sign-in</HeadCell>
            <HeadCell>
              <span className="sr-only">Actions</span>
            </HeadCell>
          </>
        }
      >
        {people.map(({ id, email, role, since, last_sign_in_at: signedIn }) => (
          <TableRow key={id}>
            <NameCell>
              {email}
              {id === own && ' (you)'}
            </NameCell>
            <Cell label="Role">
              {id === own ? (
                roles[role].label
              ) : (
                <Select
                  compact
                  aria-label={`Role of ${email}`}
                  className="w-auto"
                  value={role}
                  // An arrow key alone chooses another role, so a question comes first.
                  onChange={({ target }) => {
                    const chosen = target.value as Role
                    confirm.ask(roleQuestion(email, chosen), () =>
                      change.mutate({ action: 'change', person: id, role: chosen }),
                    )
                  }}
                >
                  {Object.entries(roles).map(([value, { label }]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Cell>
            <Cell label="Since">{malaysiaDate(since)}</Cell>
            <Cell label="Last sign-in">
              {signedIn ? malaysiaDateTime(signedIn) : <StatusBadge level="warning">Invited</StatusBadge>}
            </Cell>
            <ActionsCell>
              {!signedIn && (
                <TextButton
                  disabled={change.isPending}
                  onClick={() => change.mutate({ action: 'invite', email, role })}
                >
                  Send again<span className="sr-only"> to {email}</span>
                </TextButton>
              )}
              {id !== own && (
                <TextButton
                  disabled={change.isPending}
                  onClick={() =>
                    confirm.ask(removal(email, signedIn !== null), () =>
                      change.mutate({ action: 'remove', person: id }),
                    )
                  }
                >
                  {signedIn ? 'Remove access' : 'Cancel the invitation'}
                  <span className="sr-only"> from {email}</span>
                </TextButton>
              )}
            </ActionsCell>
          </TableRow>
        ))}
      </Table>
      {confirm.dialog}
    </>
  )
}
