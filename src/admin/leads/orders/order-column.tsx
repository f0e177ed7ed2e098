import { useId } from 'react'
import { Link } from 'react-router-dom'
import { amount } from '@/admin/kit/format/amount'
import { adminPaths } from '@/admin/kit/paths'
import { ActionMenu } from '@/admin/kit/screen/action-menu'
import { TextButtonLink } from '@/admin/kit/screen/text-button'
import type { BoardColumn, OrderCard } from '@/admin/leads/orders/board-query'
import { isOverdue } from '@/admin/leads/orders/order-schema'
import { statusOf } from '@/admin/leads/shared/lead-status'
import { calendarDay } from '@/lib/dates'
import { useNow } from '@/lib/use-now'
import { ringgit } from '@shared/money/ringgit'

interface OrderColumnProps {
  status: string
  /** Absent if no order has this status. */
  column: BoardColumn | undefined
  dragged: OrderCard | undefined
  onDrag: (card: OrderCard | undefined) => void
  onMove: (card: OrderCard, to: string) => void
  /** The id of the order whose new status is being saved. */
  moving: string | undefined
}

const mayBecome = (card: OrderCard, status: string) =>
  statusOf('orders', card.status).changes.some(({ to }) => to === status)

/** One column of the board: the count of its orders, their sum, and the newest as cards. */
export function OrderColumn({ status, column, dragged, onDrag, onMove, moving }: OrderColumnProps) {
  const id = useId()
  const { orders = 0, amount_sen: sen = 0, newest = [] } = column ?? {}
  const takes = dragged !== undefined && mayBecome(dragged, status)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a card is also moved by its menu
    <section
      aria-labelledby={id}
      data-takes={takes || undefined}
      className={`content-start border-t-2 border-ink bg-sunk p-3 data-takes:bg-teal-wash ${dragged && !takes && dragged.status !== status ? 'opacity-60' : ''}`}
      onDragOver={(event) => {
        if (takes) event.preventDefault()
      }}
      onDrop={(event) => {
        if (!takes) return
        event.preventDefault()
        onMove(dragged, status)
      }}
    >
      <div className="flex items-baseline justify-between gap-2">
        <h2 id={id} className="font-body text-base font-semibold">
          {statusOf('orders', status).label}
        </h2>
        <p className="text-small text-ink-2">{amount(orders, 'order', 'orders')}</p>
      </div>
      <p className="text-small text-ink-2 tabular-nums">{ringgit(sen)}</p>
      <ul className="mt-3 grid gap-2 empty:hidden">
        {newest.map((card) => (
          <Card key={card.id} card={card} isMoving={moving === card.id} onDrag={onDrag} onMove={onMove} />
        ))}
      </ul>
      {orders > newest.length && (
        <p className="mt-3">
          <TextButtonLink to={`${adminPaths.orders}?status=${status}`}>
            All {amount(orders, 'order', 'orders')}
          </TextButtonLink>
        </p>
      )}
    </section>
  )
}

interface CardProps extends Pick<OrderColumnProps, 'onDrag' | 'onMove'> {
  card: OrderCard
  isMoving: boolean
}

function Card({ card, isMoving, onDrag, onMove }: CardProps) {
  const now = useNow()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the menu does the same
    <li
      data-order={card.id}
      draggable
      aria-busy={isMoving || undefined}
      className="grid gap-2 bg-sheet p-3 wrap-anywhere aria-busy:opacity-60 md:cursor-grab"
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', card.order_number)
        event.dataTransfer.effectAllowed = 'move'
        onDrag(card)
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <p>
        <Link
          to={`${adminPaths.orders}/${card.id}`}
          draggable={false}
          className="line-clamp-2 font-semibold hover:underline"
        >
          {card.customer_name}
        </Link>
        <span className="block text-small text-ink-2">{card.order_number}</span>
        {card.lost_reason && <span className="block text-small text-ink-2">{card.lost_reason}</span>}
        {card.due_date !== null && isOverdue(card, now) && (
          <b className="block text-small text-accent">Overdue since {calendarDay(card.due_date)}</b>
        )}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="tabular-nums">{ringgit(card.amount_sen)}</span>
        <ActionMenu
          label="Move"
          subject={card.order_number}
          busy={isMoving}
          items={statusOf('orders', card.status).changes.map(({ to }) => ({
            label: statusOf('orders', to).label,
            onClick: () => onMove(card, to),
          }))}
        />
      </div>
    </li>
  )
}
