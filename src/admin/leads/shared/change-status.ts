import { assertChanged } from '@/admin/kit/api/api-error'
import { leadStates, stateOf, type LeadTable, type Move } from '@/admin/leads/shared/lead-status'
import type { RowAction } from '@/admin/kit/list/list-description'
import { supabase } from '@/lib/supabase'

export interface StatefulRow {
  id: string
  status: string
}

/**
 * Takes a lead one step on, if it still is where this page saw it last. Throws ApiError: what nobody changed stays
 * as somebody else has made it meanwhile.
 */
export async function changeState(table: LeadTable, { id, status }: StatefulRow, to: string): Promise<void> {
  assertChanged(
    await supabase.from(table).update({ status: to }).eq('id', id).eq('status', status).select('id'),
  )
}

const isForward = ({ back, ends }: Move) => !back && !ends

/** The steps forward as buttons of a list's rows; the steps back and the ends are on the lead's own screen. */
export function stateActions<Row extends StatefulRow>(
  table: LeadTable,
  subject: (row: Row) => string,
): Array<RowAction<Row>> {
  const forward = (row: Row, to: string) =>
    stateOf(table, row.status).moves.find((move) => move.to === to && isForward(move))
  return Object.keys(leadStates[table])
    .filter((to) =>
      Object.values(leadStates[table]).some(({ moves }) =>
        moves.some((move) => move.to === to && isForward(move)),
      ),
    )
    .map((to) => ({
      id: to,
      label: (row) => forward(row, to)?.label ?? '',
      subject,
      offered: (row) => forward(row, to) !== undefined,
      run: async (row) => {
        await changeState(table, row, to)
        return `${subject(row)}: ${stateOf(table, to).label.toLowerCase()}.`
      },
    }))
}
