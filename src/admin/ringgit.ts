const format = new Intl.NumberFormat('en-MY', { style: 'currency', currency: 'MYR', currencyDisplay: 'code' })

/** Money kept in sen as 'RM2,500.00'. Whole sen only, so that nothing is lost on the way to ringgit. */
export function ringgit(sen: number): string {
  return format.format(sen / 100).replace(/^(-?)MYR\s*/, '$1RM')
}
