import { csvText } from '@/admin/kit/list/csv-export'
import type { ListedPerson } from '@/admin/leads/import/columns'
import type { Field } from '@/admin/leads/import/headings'
import { sorted } from '@/lib/sorted'

/** The most people of one list, and below, of one request. */
export const mostPeople = 20_000
const batch = 500

/** What a procedure answers: the reason of each person that it refused, by their index from 0. */
export interface Answer {
  added: number
  refused: ReadonlyArray<{ index: number; reason: string }>
}

/** Where the people of a list go. */
export interface Destination {
  /** 'subscriber', 'subscribers' */
  one: string
  many: string
  /** What a column can contain. */
  offered: readonly Field[]
  /** What columns without headings contain, in order, beside addresses and numbers. */
  untitled: readonly Field[]
  /** Why a person cannot be added, found without the database: a key of `reasons`. */
  refusal: (person: ListedPerson) => string | undefined
  /** What two lines of the same person have in common; '' is ignored. */
  same: (person: ListedPerson) => readonly string[]
  /** The sentence for each reason. */
  reasons: Readonly<Record<string, string>>
  /** Adds at most 1,000 people; adding the same again changes nothing. Throws ApiError. */
  send: (people: readonly ListedPerson[], consent: string) => Promise<Answer>
}

export interface Refused {
  line: number
  text: string
  reason: string
}

/** The people of a list that can be added, and the lines that are refused before anything is sent. */
export function checkPeople(
  people: readonly ListedPerson[],
  { refusal, same, reasons }: Pick<Destination, 'refusal' | 'same' | 'reasons'>,
): { fit: ListedPerson[]; refused: Refused[] } {
  const seen = new Set<string>()
  const fit: ListedPerson[] = []
  const refused: Refused[] = []
  for (const person of people) {
    const { line, text } = person
    const code = refusal(person)
    const keys = same(person).filter(Boolean)
    const isRepeated = keys.some((key) => seen.has(key))
    if (person.unclosed)
      refused.push({ line, text: text.slice(0, 200), reason: 'A quotation mark in this line is not closed.' })
    else if (code !== undefined) refused.push({ line, text, reason: reasons[code] ?? code })
    else if (isRepeated) refused.push({ line, text, reason: 'The same person is on an earlier line.' })
    else {
      fit.push(person)
      for (const key of keys) seen.add(key)
    }
  }
  return { fit, refused }
}

/** How far adding a list has come. */
export interface Progress {
  sent: number
  added: number
  refused: Refused[]
}

export const notBegun: Progress = { sent: 0, added: 0, refused: [] }

/**
 * Adds people batch by batch from where `progress` stopped; `consent` applies to those without their own.
 * Reports each batch, so that a failed import can be continued. Throws ApiError.
 */
export async function addPeople(
  people: readonly ListedPerson[],
  consent: string,
  destination: Pick<Destination, 'send' | 'reasons'>,
  progress: Progress,
  onProgress: (progress: Progress) => void,
): Promise<Progress> {
  let { sent, added, refused } = progress
  while (sent < people.length) {
    const some = people.slice(sent, sent + batch)
    const answer = await destination.send(some, consent)
    added += answer.added
    refused = [
      ...refused,
      ...answer.refused.map(({ index, reason }) => ({
        line: some[index]?.line ?? 0,
        text: some[index]?.text ?? '',
        reason: destination.reasons[reason] ?? reason,
      })),
    ]
    sent += some.length
    onProgress({ sent, added, refused })
  }
  return { sent, added, refused }
}

/** How many lines were refused for each reason, the most first. */
export function refusedByReason(refused: readonly Refused[]): Array<[reason: string, lines: number]> {
  const counts = new Map<string, number>()
  for (const { reason } of refused) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return sorted([...counts], ([, a], [, b]) => b - a)
}

/** The refused lines as CSV. */
export const refusedCsv = (refused: readonly Refused[]) =>
  csvText([['Line', 'Text', 'Reason'], ...refused.map(({ line, text, reason }) => [line, text, reason])])
