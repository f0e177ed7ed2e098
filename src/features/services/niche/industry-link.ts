import { formAddress } from '@/lib/form-address'

/** A link target on an industry page; a link to a form also carries the industry. */
export const industryLink = (to: string, industry: string) =>
  /^\/(book-a-call|contact|get-a-quote)$/.test(to) ? formAddress({ industry }, to) : to
