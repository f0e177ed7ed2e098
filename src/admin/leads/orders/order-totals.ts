import type { QuotationItem } from '@shared/money/quotation'

interface Priced {
  items: readonly QuotationItem[]
  discount_sen: number
  sst_percent: number
  deposit_percent: number
}

/** Rounded half up to a sen, in whole numbers. */
const percentOf = (sen: number, percent: number) => Math.floor((sen * percent + 50) / 100)

/**
 * The totals of items in sen; tax is computed once, after the discount. private.order_totals in the database
 * does the same.
 */
export function orderTotals({ items, discount_sen, sst_percent, deposit_percent }: Priced) {
  const subtotal_sen = items.reduce((sum, { quantity, unit_sen }) => sum + quantity * unit_sen, 0)
  const sst_sen = percentOf(subtotal_sen - discount_sen, sst_percent)
  const total_sen = subtotal_sen - discount_sen + sst_sen
  return {
    subtotal_sen,
    discount_sen,
    sst_sen,
    total_sen,
    deposit_sen: percentOf(total_sen, deposit_percent),
  }
}
