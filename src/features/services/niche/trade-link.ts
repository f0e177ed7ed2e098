import { formAddress } from '@/lib/form-address'

/** An address of a niche's page; a form's takes the trade along. */
export const tradeLink = (to: string, trade: string) =>
  /^\/(book-a-call|contact|get-a-quote)$/.test(to) ? formAddress({ trade }, to) : to
