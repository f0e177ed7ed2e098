import { queryOptions } from '@tanstack/react-query'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { read } from '@/admin/kit/api/read'
import type { NoteTable } from '@/admin/leads/shared/lead-query'
import type { Tables } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'
import { tidy } from '@/lib/written-text'
import { sorted } from '@/lib/sorted'

export type Note = Omit<Tables<'lead_notes'>, 'deleted_at'>

/** The subject of notes: one lead, or a person with all their leads. */
export type NoteSubject =
  | { kind: 'lead'; table: NoteTable; id: string }
  | { kind: 'person'; key: string; leadIds: readonly string[] }

const columns = 'id,created_at,subject_table,subject_id,contact_key,body,author,author_email'
/** More ids would make the URL too long. */
const mostIds = 100

const notes = () =>
  supabase.from('lead_notes').select(columns).order('created_at', { ascending: false }).limit(200)

/** The newest 200 notes about a lead or a person, newest first. Throws ApiError. */
export const notesQuery = (subject: NoteSubject) =>
  queryOptions({
    queryKey: ['admin', 'notes', subject],
    queryFn: async ({ signal }): Promise<Note[]> => {
      const queries =
        subject.kind === 'lead'
          ? [notes().eq('subject_id', subject.id)]
          : [
              notes().eq('contact_key', subject.key),
              notes().in('subject_id', subject.leadIds.slice(0, mostIds)),
            ]
      const found = await Promise.all(queries.map((query) => read(query, signal)))
      return sorted(found.flat(), (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
    },
  })

/** Saves a note; the database adds its author. Throws ApiError. */
export async function addNote(subject: NoteSubject, body: string): Promise<void> {
  const about =
    subject.kind === 'lead'
      ? { subject_table: subject.table, subject_id: subject.id }
      : { contact_key: subject.key }
  assertAnswered(await supabase.from('lead_notes').insert({ ...about, body: tidy(body) }))
}
