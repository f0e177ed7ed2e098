import { expect, it } from 'vitest'
import { orderTotals } from '@/admin/leads/orders/order-totals'
import { moneyCases } from '@tests/support/money-cases'

it.each(moneyCases)('$title', ({ totals, ...priced }) => {
  expect(orderTotals(priced)).toEqual(totals)
})
