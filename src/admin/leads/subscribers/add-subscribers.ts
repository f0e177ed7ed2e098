import { assertAnswered } from '@/admin/kit/api/api-error'
import { csvText } from '@/admin/kit/list/csv-export'
import type { CsvPerson } from '@/admin/leads/subscribers/parse-csv'
import { sorted } from '@/lib/sorted'
import { supabase } from '@/lib/supabase'

/** The most lines per import, and below, per request. */
export const mostLines = 20_000
const batch = 500

const reasons: Readonly<Record<string, string>> = {
  invalid_email: 'Not a valid email address.',
  invalid_name: 'The name has invalid characters, or more than 200 characters.',
  no_consent: 'No consent is stated, or one of more than 500 characters.',
  subscribed: 'This address already gets newsletters.',
  left: 'This address has unsubscribed: only its owner can subscribe again, on the website.',
  erased: 'This person asked us to erase their data: only they can subscribe again, on the website.',
  bounced: 'This address does not exist: emails to it came back.',
  complained: 'An email to this address was reported as spam.',
}

interface Refused {
  line: number
  email: string
  reason: string
}

export interface Added {
  added: number
  refused: Refused[]
  /** The lines sent so far. */
  lines: number
}

interface Answer {
  added: number
  refused: Array<{ index: number; email: string | null; reason: string }>
}

/** Adds people batch by batch; `consent` applies to those without their own. Throws ApiError. */
export async function addSubscribers(
  people: readonly CsvPerson[],
  consent: string,
  onProgress: (done: Added) => void,
): Promise<void> {
  let added = 0
  const refused: Refused[] = []
  for (let from = 0; from < people.length; from += batch) {
    const some = people.slice(from, from + batch)
    const call = await supabase.rpc('add_subscribers', {
      people: some.map(({ email, name, consent: own }) => ({ email, name, consent: own })),
      consent,
    })
    assertAnswered(call)
    const answer = call.data as unknown as Answer
    added += answer.added
    for (const { index, email, reason } of answer.refused)
      refused.push({ line: some[index]?.line ?? 0, email: email ?? '', reason: reasons[reason] ?? reason })
    onProgress({ added, refused, lines: from + some.length })
  }
}

/** How many lines were refused for each reason, the most first. */
export function refusedByReason(refused: readonly Refused[]): Array<[reason: string, lines: number]> {
  const counts = new Map<string, number>()
  for (const { reason } of refused) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return sorted([...counts], ([, a], [, b]) => b - a)
}

/** The refused lines as CSV. */
export const refusedCsv = (refused: readonly Refused[]) =>
  csvText([['Line', 'Email', 'Reason'], ...refused.map(({ line, email, reason }) => [line, email, reason])])
