/** The totals of quotations in sen, which the browser and the database must compute alike. */
interface MoneyCase {
  title: string
  items: ReadonlyArray<{ text: string; quantity: number; unit_sen: number }>
  discount_sen: number
  sst_percent: number
  deposit_percent: number
  totals: {
    subtotal_sen: number
    discount_sen: number
    sst_sen: number
    total_sen: number
    deposit_sen: number
  }
}

const item = (quantity: number, unit_sen: number) => ({ text: 'Work', quantity, unit_sen })
const result = (subtotal_sen: number, discount_sen: number, sst_sen: number, deposit_sen: number) => ({
  subtotal_sen,
  discount_sen,
  sst_sen,
  total_sen: subtotal_sen - discount_sen + sst_sen,
  deposit_sen,
})

export const moneyCases: readonly MoneyCase[] = [
  {
    title: 'without tax, discount or deposit it is the sum of the items',
    items: [item(1, 250_000), item(3, 15_050)],
    discount_sen: 0,
    sst_percent: 0,
    deposit_percent: 0,
    totals: result(295_150, 0, 0, 0),
  },
  {
    title: 'the tax is on what is left after the discount',
    items: [item(1, 250_000)],
    discount_sen: 50_000,
    sst_percent: 8,
    deposit_percent: 50,
    totals: result(250_000, 50_000, 16_000, 108_000),
  },
  {
    title: 'the tax is rounded once, not per item: three items of 6 sen are 1 sen of tax',
    items: [item(1, 6), item(1, 6), item(1, 6)],
    discount_sen: 0,
    sst_percent: 8,
    deposit_percent: 0,
    totals: result(18, 0, 1, 0),
  },
  {
    title: 'half a sen of tax is rounded up',
    items: [item(1, 50)],
    discount_sen: 0,
    sst_percent: 1,
    deposit_percent: 0,
    totals: result(50, 0, 1, 0),
  },
  {
    title: 'less than half a sen of tax is rounded down',
    items: [item(1, 49)],
    discount_sen: 0,
    sst_percent: 1,
    deposit_percent: 0,
    totals: result(49, 0, 0, 0),
  },
  {
    title: 'half a sen of deposit is rounded up',
    items: [item(1, 101)],
    discount_sen: 0,
    sst_percent: 0,
    deposit_percent: 50,
    totals: result(101, 0, 0, 51),
  },
  {
    title: 'nothing is rounded to 5 sen',
    items: [item(1, 10_003)],
    discount_sen: 0,
    sst_percent: 6,
    deposit_percent: 30,
    totals: result(10_003, 0, 600, 3181),
  },
  {
    title: 'a discount of everything leaves nothing to pay',
    items: [item(2, 10_000)],
    discount_sen: 20_000,
    sst_percent: 8,
    deposit_percent: 50,
    totals: result(20_000, 20_000, 0, 0),
  },
  {
    title: 'the largest order is exact to the sen',
    items: [item(1, 9_259_259_258)],
    discount_sen: 0,
    sst_percent: 8,
    deposit_percent: 50,
    totals: result(9_259_259_258, 0, 740_740_741, 5_000_000_000),
  },
]
