import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { rest } from '@/lib/rest'

const sen = v.number()
const shown = v.object({
  status: v.picklist(['sent', 'expired', 'accepted']),
  number: v.string(),
  version: v.number(),
  sent_on: v.string(),
  customer_name: v.string(),
  items: v.array(v.object({ text: v.string(), quantity: v.number(), unit_sen: sen })),
  totals: v.object({
    subtotal_sen: sen,
    discount_sen: sen,
    sst_sen: sen,
    total_sen: sen,
    deposit_sen: sen,
  }),
  sst_percent: v.number(),
  deposit_percent: v.number(),
  valid_until: v.nullable(v.string()),
  terms: v.string(),
  /** The studio's name when the quotation was sent; null means its current name. */
  studio: v.nullable(v.string()),
  company_name: v.nullable(v.string()),
  ssm_number: v.nullable(v.string()),
  sst_number: v.nullable(v.string()),
  accepted_at: v.nullable(v.string()),
  accepted_name: v.nullable(v.string()),
})
/** A quotation that is no longer valid; nothing of its offer is shown. */
const invalid = v.object({ status: v.picklist(['superseded', 'withdrawn']), number: v.string() })

const answer = v.union([shown, invalid])
export type Quotation = v.InferOutput<typeof shown>
type AnyQuotation = v.InferOutput<typeof answer>

/** Whether its offer is shown. */
export const isShown = (quotation: AnyQuotation): quotation is Quotation => 'items' in quotation

/** The quotation of a token; null if no quotation has it. Throws if it could not be loaded. */
export const quotationQuery = (token: string) =>
  queryOptions({
    queryKey: ['quotation', token],
    queryFn: async ({ signal }): Promise<AnyQuotation | null> => {
      // A truncated link needs no request.
      if (!v.is(v.pipe(v.string(), v.uuid()), token)) return null
      const { data, error } = await rest.rpc('read_quotation', { token }).abortSignal(signal)
      if (error) throw new Error('The quotation could not be loaded.', { cause: error })
      return v.parse(v.nullable(answer), data)
    },
    staleTime: 0,
    gcTime: 0,
  })

export const parseQuotation = (data: unknown) => v.parse(answer, data)
