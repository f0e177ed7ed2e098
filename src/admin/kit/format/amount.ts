const number = new Intl.NumberFormat('en-MY')

/** '1,200'. */
export const formatNumber = (value: number) => number.format(value)

/** '1 call', '1,200 calls'. */
export const amount = (count: number, one: string, many: string): string =>
  `${number.format(count)} ${count === 1 ? one : many}`
