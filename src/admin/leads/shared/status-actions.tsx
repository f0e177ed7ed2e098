import { changeStatus, markSpam, spamMarked, type RowWithStatus } from '@/admin/leads/shared/change-status'
import { LeadStatus, statusOf, type LeadTable, type StatusChange } from '@/admin/leads/shared/lead-status'
import { useAction } from '@/admin/kit/api/use-action'
import { LeadPart } from '@/admin/leads/shared/lead-parts'
import { useConfirm, type Question } from '@/admin/kit/screen/use-confirm'
import { useFocusAfter } from '@/admin/leads/shared/use-focus-after'
import { ActionMenu } from '@/admin/kit/screen/action-menu'
import { Button } from '@/components/ui/button'

interface StatusActionsProps {
  table: LeadTable
  row: RowWithStatus
  /** Leaves out changes that make no sense now, such as 'no show' before the call. */
  offered?: (next: StatusChange) => boolean
  /** The question before a change that notifies others; without one the change is made at once. */
  ask?: (next: StatusChange) => Question | undefined
  /** Replaces the default way to change the status: an open form of the row saves it with its own version. */
  change?: (to: string, why?: string) => Promise<void>
  busy?: boolean
}

/** Forward steps are buttons; closing and going back are in the menu. */
const isForward = ({ ends, back }: StatusChange) => !ends && !back

/** The status of a lead and the buttons that change it. After a change the status takes the focus. */
export function StatusActions(props: StatusActionsProps) {
  const { table, row, offered = () => true, ask, change, busy = false } = props
  const changing = useAction(async ({ to, why }: { to: string; why?: string }) => {
    await (change ? change(to, why) : changeStatus(table, row, to, why))
    if (to === 'spam') return { text: spamMarked(1), undo: () => markSpam(table, row.id, false, row.status) }
  }, 'It was not changed.')
  const status = useFocusAfter<HTMLParagraphElement>(
    changing.isSuccess && changing.variables.to === row.status,
  )
  const changes = statusOf(table, row.status).changes.filter(offered)
  const running = changing.isPending || busy
  const confirm = useConfirm()
  function press(next: StatusChange) {
    if (!running) confirm.ask(ask?.(next), (why) => changing.mutate({ to: next.to, why }))
  }

  return (
    <LeadPart title="Status">
      <div className="flex flex-wrap items-center gap-3">
        <p ref={status} tabIndex={-1} role="status" className="mr-3 focus:outline-none">
          <LeadStatus table={table} status={row.status} />
        </p>
        {/* On a phone they stay in one line. */}
        <div className="contents max-md:flex max-md:flex-wrap max-md:gap-2 max-md:[&>button]:px-3">
          {changes.filter(isForward).map((next) => (
            <Button
              key={next.to}
              size="small"
              variant="line"
              aria-disabled={running || undefined}
              onClick={() => press(next)}
            >
              {next.label}
            </Button>
          ))}
          <ActionMenu
            label="More"
            busy={running}
            items={changes
              .filter((next) => !isForward(next))
              .map((next) => ({ label: next.label, onClick: () => press(next) }))}
          />
        </div>
      </div>
      {row.status === 'spam' && (
        <p className="text-ink-2">
          Its sender is blocked: new messages go to spam, reserve no time and get no email.
        </p>
      )}
      {confirm.dialog}
    </LeadPart>
  )
}
