import { ApiError, assertAnswered } from '@/admin/kit/api/api-error'
import { leadStates, stateOf, type LeadTable } from '@/admin/leads/shared/lead-status'
import { supabase } from '@/lib/supabase'

const counted = (count: number, noun: { one: string; many: string }) =>
  `${count} ${count === 1 ? noun.one : noun.many}`

/**
 * The steps forward for several leads at once. One statement takes those that stand where the step begins; the
 * others stay, and the sentence says so. A call is not cancelled in passing: its mail cannot be called back.
 */
export function bulkSteps(table: LeadTable, noun: { one: string; many: string }) {
  const calls = table === 'booking_submissions'
  const steps = new Map<string, { label: string; from: string[] }>()
  for (const [state, { moves }] of Object.entries(leadStates[table])) {
    for (const { to, label, back, ends } of moves) {
      if (back || (calls && ends)) continue
      const step = steps.get(to) ?? { label, from: [] }
      step.from.push(state)
      steps.set(to, step)
    }
  }
  return [...steps].map(([to, { label, from }]) => ({
    id: to,
    label,
    run: async (ids: readonly string[]): Promise<string> => {
      const fitting = supabase.from(table).update({ status: to }).in('id', ids).in('status', from)
      // How a call went can be said once it was to begin.
      const answer = await (calls ? fitting.lte('starts_at', new Date().toISOString()) : fitting).select('id')
      assertAnswered(answer)
      const done = answer.data?.length ?? 0
      const state = stateOf(table, to).label.toLowerCase()
      if (done === 0) throw new ApiError(`None of them can become ${state} from where it stands.`, '', 200)
      const rest = ids.length - done
      return `${counted(done, noun)}: ${state}.${rest > 0 ? ` ${counted(rest, noun)} stayed as before.` : ''}`
    },
  }))
}
