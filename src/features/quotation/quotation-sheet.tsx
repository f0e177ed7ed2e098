import { useStudio } from '@/components/layout/studio'
import { quotationPage as copy } from '@/content/quotation'
import type { Quotation } from '@/features/quotation/quotation-query'
import { calendarLongDay } from '@/lib/dates'
import { depositLine, sumLines } from '@shared/money/quotation'
import { ringgit } from '@shared/money/ringgit'

/** The content of the sheet, independent of the quotation's status. */
type Sheet = Omit<Quotation, 'status' | 'number' | 'version' | 'accepted_at' | 'accepted_name'>

/** The quotation itself, the part that is printed. */
export function QuotationSheet({ quotation }: { quotation: Sheet }) {
  const { customer_name: client, sent_on: sent, valid_until: until, terms } = quotation
  return (
    <>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] content-start gap-x-6 gap-y-1 wrap-anywhere [&>dt]:text-ink-2">
          <dt>{copy.facts.client}</dt>
          <dd className="font-semibold">{client}</dd>
          <dt>{copy.facts.date}</dt>
          <dd>{calendarLongDay(sent)}</dd>
          {until && (
            <>
              <dt>{copy.facts.until}</dt>
              <dd>{calendarLongDay(until)}</dd>
            </>
          )}
        </dl>
        <StudioLines quotation={quotation} />
      </div>
      <ItemTable quotation={quotation} />
      <Sums quotation={quotation} />
      {terms && (
        <section className="mt-9 border-t border-rule pt-5">
          <h2 className="text-h4">{copy.terms}</h2>
          <p className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">{terms}</p>
        </section>
      )}
    </>
  )
}

/** The sender, with the details required on paper. */
function StudioLines({ quotation }: { quotation: Sheet }) {
  const studio = useStudio()
  const { company_name: company, ssm_number: ssm } = quotation
  const lines = [
    company && company !== (quotation.studio ?? studio.name) && company,
    ssm && `SSM ${ssm}`,
    studio.email,
    studio.whatsapp_number,
  ].filter(Boolean)
  return (
    <address className="wrap-anywhere not-italic sm:text-right">
      <b className="block">{quotation.studio ?? studio.name}</b>
      {lines.map((line) => (
        <span key={String(line)} className="block text-ink-2">
          {line}
        </span>
      ))}
    </address>
  )
}

function ItemTable({ quotation }: { quotation: Sheet }) {
  const wide = 'max-sm:hidden px-4 text-right whitespace-nowrap [font-variant-numeric:tabular-nums]'
  const amount = 'py-3 pl-4 text-right align-baseline whitespace-nowrap [font-variant-numeric:tabular-nums]'
  return (
    <table className="mt-9 w-full">
      <thead>
        <tr className="border-b border-ink text-left text-small">
          <th className="py-2 font-semibold" scope="col">
            {copy.table.item}
          </th>
          <th className={`${wide} py-2 font-semibold`} scope="col">
            {copy.table.quantity}
          </th>
          <th className={`${wide} py-2 font-semibold`} scope="col">
            {copy.table.price}
          </th>
          <th className="py-2 text-right font-semibold" scope="col">
            {copy.table.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {quotation.items.map(({ text, quantity, unit_sen: unit }, index) => (
          // Items have no id and a fixed order, so the index is the key.
          <tr key={index} className="border-b border-rule">
            <td className="py-3 pr-4 wrap-anywhere whitespace-pre-line">
              {text}
              <div className="text-small text-ink-2 sm:hidden">
                {quantity} × {ringgit(unit)}
              </div>
            </td>
            <td className={`${wide} py-3 align-baseline`}>{quantity}</td>
            <td className={`${wide} py-3 align-baseline`}>{ringgit(unit)}</td>
            <td className={amount}>{ringgit(quantity * unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The totals of the items. */
function Sums({ quotation }: { quotation: Sheet }) {
  const deposit = depositLine(quotation)
  return (
    <dl className="mt-2 ml-auto sm:max-w-112">
      {[...sumLines(quotation), ...(deposit ? [deposit] : [])].map(([name, sum]) => (
        <div
          key={name}
          className={`flex justify-between gap-6 py-2 ${name === 'Total' ? 'border-y-2 border-ink font-head text-h4 font-semibold' : 'text-ink-2'}`}
        >
          <dt className="min-w-0 wrap-anywhere">{name}</dt>
          <dd className="whitespace-nowrap [font-variant-numeric:tabular-nums]">{sum}</dd>
        </div>
      ))}
    </dl>
  )
}
