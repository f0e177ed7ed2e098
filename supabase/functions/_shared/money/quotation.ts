import { ringgit } from './ringgit.ts'

export interface QuotationItem {
  text: string
  quantity: number
  unit_sen: number
}

/** The amounts of a quotation. */
export interface Offer {
  items: readonly QuotationItem[]
  totals: Readonly<Record<'subtotal_sen' | 'discount_sen' | 'sst_sen' | 'total_sen' | 'deposit_sen', number>>
  sst_percent: number
  /** The SST registration, if SST is charged. */
  sst_number?: string | null
  deposit_percent: number
}

/**
 * The lines below the items, down to the total. The subtotal appears only if something is added or deducted.
 */
export function sumLines({ totals, sst_percent, sst_number }: Offer): Array<readonly [string, string]> {
  const { subtotal_sen, discount_sen, sst_sen, total_sen } = totals
  const registration = sst_number ? ` (no. ${sst_number})` : ''
  const discount = discount_sen > 0 ? [['Discount', ringgit(-discount_sen)] as const] : []
  const sst = sst_percent > 0 ? [[`SST ${sst_percent}%${registration}`, ringgit(sst_sen)] as const] : []
  const subtotal = discount.length + sst.length > 0 ? [['Subtotal', ringgit(subtotal_sen)] as const] : []
  return [...subtotal, ...discount, ...sst, ['Total', ringgit(total_sen)]]
}

/** 'Deposit to begin (50%)' and its amount; undefined if no deposit is required. */
export const depositLine = ({ totals, deposit_percent: percent }: Offer) =>
  percent > 0 ? ([`Deposit to begin (${percent}%)`, ringgit(totals.deposit_sen)] as const) : undefined
