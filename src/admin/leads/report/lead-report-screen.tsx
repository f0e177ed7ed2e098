import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { read } from '@/admin/kit/api/read'
import { formatNumber } from '@/admin/kit/format/amount'
import { Cell, HeadCell, NameCell, Table, TableRow } from '@/admin/kit/list/table'
import { adminPaths } from '@/admin/kit/paths'
import { FilterPill } from '@/admin/kit/screen/filter-pill'
import { Screen } from '@/admin/kit/screen/screen'
import { Section } from '@/admin/kit/screen/section'
import { OrderViews } from '@/admin/leads/orders/order-views'
import { Loaded } from '@/admin/kit/screen/loaded'
import { StatePanel } from '@/components/ui/state-panel'
import type { Database } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'
import { ringgit } from '@shared/money/ringgit'
import { sorted } from '@/lib/sorted'

type ReportRow = Database['public']['Functions']['lead_report']['Returns'][number]

/** The leads of the last twelve months by month and source. Throws ApiError. */
const leadReportQuery = queryOptions({
  queryKey: ['admin', 'list', 'lead-report'],
  queryFn: ({ signal }): Promise<ReportRow[]> => read(supabase.rpc('lead_report'), signal),
})

const names: Readonly<Record<string, string>> = {
  direct: 'Came directly',
  unknown: 'Not known',
  other: 'Other sources',
}

/** The label of a lead source. */
const sourceName = ({ kind, name }: Pick<ReportRow, 'kind' | 'name'>) =>
  kind === 'campaign' ? `Campaign: ${name}` : (names[kind] ?? name)

interface ReportLine {
  key: string
  leads: number
  won: number
  won_sen: number
}

/** The rows summed by a key, in the order in which the keys first appear. */
function sumBy(rows: readonly ReportRow[], keyOf: (row: ReportRow) => string): ReportLine[] {
  const lines = new Map<string, ReportLine>()
  for (const row of rows) {
    const key = keyOf(row)
    const line = lines.get(key) ?? { key, leads: 0, won: 0, won_sen: 0 }
    lines.set(key, {
      key,
      leads: line.leads + row.leads,
      won: line.won + row.won,
      won_sen: line.won_sen + row.won_sen,
    })
  }
  return [...lines.values()]
}

const monthFormat = new Intl.DateTimeFormat('en-MY', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const monthName = (day: string) => monthFormat.format(new Date(`${day}T00:00:00Z`))

/** The sources of leads and how many were won, over twelve months or one. */
export function LeadReportScreen() {
  const report = useQuery(leadReportQuery)
  const [params] = useSearchParams()
  return (
    <Screen title="Leads by source" lead={<OrderViews />}>
      <Loaded query={report} noun="leads">
        {(rows) => {
          if (rows.length === 0) {
            return (
              <StatePanel
                kind="empty"
                level={2}
                title="No leads in twelve months"
                text="Calls, enquiries and orders are counted here by where they came from."
              />
            )
          }
          const months = sumBy(rows, ({ month }) => month)
          const chosen = months.find(({ key }) => key === params.get('month'))?.key
          const sources = sorted(
            sumBy(
              rows.filter(({ month }) => chosen === undefined || month === chosen),
              sourceName,
            ),
            (a, b) => b.leads - a.leads,
          )
          return (
            <>
              <p className="mb-6 max-w-prose text-ink-2">
                Each person counts once, in the month of their first call, enquiry or order. A lead is won
                when the person has an order that is accepted, in work or done. RM won adds up these orders.
              </p>
              <Section
                title={chosen ? `Sources in ${monthName(chosen)}` : 'Sources, last twelve months'}
                tools={chosen && <FilterPill to={adminPaths.leadReport}>All months</FilterPill>}
              >
                <ReportTable first="Source" lines={sources} nameOf={({ key }) => key} />
              </Section>
              <Section title="Months">
                <ReportTable
                  first="Month"
                  lines={months}
                  nameOf={({ key }) => (
                    <Link to={`${adminPaths.leadReport}?month=${key}`}>{monthName(key)}</Link>
                  )}
                />
              </Section>
            </>
          )
        }}
      </Loaded>
    </Screen>
  )
}

interface ReportTableProps {
  first: string
  lines: readonly ReportLine[]
  nameOf: (line: ReportLine) => ReactNode
}

const percent = new Intl.NumberFormat('en-MY', { style: 'percent' })

function ReportTable({ first, lines, nameOf }: ReportTableProps) {
  const most = Math.max(...lines.map(({ leads }) => leads))
  return (
    <Table
      label={`Leads by ${first.toLowerCase()}`}
      stale={false}
      head={
        <>
          <HeadCell>{first}</HeadCell>
          <HeadCell>Leads</HeadCell>
          <HeadCell kind="number">Won</HeadCell>
          <HeadCell kind="number">Win rate</HeadCell>
          <HeadCell kind="number">RM won</HeadCell>
        </>
      }
    >
      {lines.map((line) => (
        <TableRow key={line.key}>
          <NameCell>{nameOf(line)}</NameCell>
          <Cell label="Leads">
            <span className="flex items-center gap-3">
              <span className="w-12 flex-none text-right tabular-nums">{formatNumber(line.leads)}</span>
              <span aria-hidden="true" className="block h-3 w-full min-w-24 bg-sunk">
                <span className="block h-full bg-teal" style={{ width: `${(100 * line.leads) / most}%` }} />
              </span>
            </span>
          </Cell>
          <Cell kind="number" label="Won">
            {formatNumber(line.won)}
          </Cell>
          <Cell kind="number" label="Win rate">
            {percent.format(line.won / line.leads)}
          </Cell>
          <Cell kind="number" label="RM won">
            {ringgit(line.won_sen)}
          </Cell>
        </TableRow>
      ))}
    </Table>
  )
}
