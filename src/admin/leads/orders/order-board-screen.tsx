import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { adminPaths } from '@/admin/kit/paths'
import { useAction } from '@/admin/kit/api/use-action'
import { Screen } from '@/admin/kit/screen/screen'
import { boardQuery, type OrderCard } from '@/admin/leads/orders/board-query'
import { OrderColumn } from '@/admin/leads/orders/order-column'
import { askToMove } from '@/admin/leads/orders/order-move'
import { OrderViews } from '@/admin/leads/orders/order-views'
import { changeStatus } from '@/admin/leads/shared/change-status'
import { leadStatuses, statusOf } from '@/admin/leads/shared/lead-status'
import { useConfirm } from '@/admin/kit/screen/use-confirm'
import { ButtonLink } from '@/components/ui/button'
import { Loaded } from '@/admin/kit/screen/loaded'

interface Move {
  card: OrderCard
  to: string
}

/** Orders in one column per status. A card moves to another column by dragging or by its menu. */
export function OrderBoardScreen() {
  const board = useQuery(boardQuery)
  const columns = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<OrderCard>()
  const confirm = useConfirm()
  const moving = useAction(async ({ card, to, why }: Move & { why?: string }) => {
    await changeStatus('orders', card, to, why)
    return {
      text: `${card.order_number}: ${statusOf('orders', to).label.toLowerCase()}.`,
      undo: () => changeStatus('orders', { id: card.id, status: to }, card.status, card.lost_reason ?? ''),
    }
  }, 'The order was not moved.')

  // A moved card is a new element, so keyboard focus has to be set again.
  const moved = moving.isSuccess ? moving.variables.card.id : undefined
  useEffect(() => {
    if (moved && document.activeElement === document.body) {
      columns.current?.querySelector<HTMLElement>(`[data-order="${moved}"] a`)?.focus()
    }
  }, [moved, board.data])

  function move(card: OrderCard, to: string) {
    if (!moving.isPending) confirm.ask(questionOf({ card, to }), (why) => moving.mutate({ card, to, why }))
  }

  return (
    <Screen
      title="Board of orders"
      lead={<OrderViews />}
      action={
        <ButtonLink to={`${adminPaths.orders}/new`} size="small" aria-label="New order">
          <Plus size={18} aria-hidden="true" />
          <span className="max-md:hidden">New order</span>
        </ButtonLink>
      }
    >
      <Loaded query={board} noun="orders">
        {(found) => (
          <div
            ref={columns}
            className="grid gap-4 md:auto-cols-[minmax(10.5rem,1fr)] md:grid-flow-col md:overflow-x-auto md:pb-4"
          >
            {Object.keys(leadStatuses.orders).map((status) => (
              <OrderColumn
                key={status}
                status={status}
                column={found.find((each) => each.status === status)}
                dragged={dragged}
                onDrag={setDragged}
                onMove={move}
                moving={moving.isPending ? moving.variables.card.id : undefined}
              />
            ))}
          </div>
        )}
      </Loaded>
      {confirm.dialog}
    </Screen>
  )
}

function questionOf({ card, to }: Move) {
  const next = statusOf('orders', card.status).changes.find((change) => change.to === to)
  return next && askToMove(card, next)
}
