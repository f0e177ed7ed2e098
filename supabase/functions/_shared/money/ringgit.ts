/** Sen as ringgit without a currency, exact to the last sen: 250050 is '2500.50'. */
export function ringgitField(sen: number): string {
  const digits = String(Math.abs(sen)).padStart(3, '0')
  return `${sen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Money kept in sen as 'RM2,500.00'. */
export function ringgit(sen: number): string {
  const [whole = '', fraction] = ringgitField(sen).replace('-', '').split('.')
  return `${sen < 0 ? '-' : ''}RM${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`
}

/** The maximum amount of an order, as the table orders checks it. */
export const mostSen = 9_999_999_999

/**
 * Sen of an amount as people type it: '2500', '2,500.5', 'RM 2,500.50'. Read digit by digit, never as a
 * fraction. Undefined for anything else: a sign, more than two decimals, commas that do not separate
 * thousands, or more than `mostSen`.
 */
export function parseRinggit(typed: string): number | undefined {
  const text = typed.trim().replace(/^(?:RM|MYR)\s*/i, '')
  const match = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return undefined
  const sen = Number((match[1] ?? '').replaceAll(',', '') + (match[2] ?? '').padEnd(2, '0'))
  return Number.isSafeInteger(sen) && sen <= mostSen ? sen : undefined
}
