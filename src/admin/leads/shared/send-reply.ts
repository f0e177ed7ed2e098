import { queryOptions } from '@tanstack/react-query'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { read } from '@/admin/kit/api/read'
import type { ReplyLanguage } from '@/content/reply-texts'
import { supabase } from '@/lib/supabase'
import { tidy } from '@/lib/written-text'

export interface Reply {
  subject: string
  text: string
  language: ReplyLanguage
}

/** Sends an email reply to the lead's address and marks the lead as answered. Throws ApiError. */
export const sendReply = async (table: string, id: string, { subject, text, language }: Reply) =>
  assertAnswered(
    await supabase.rpc('send_reply', {
      of_table: table,
      row_id: id,
      subject: tidy(subject),
      body: tidy(text),
      language,
    }),
  )

/** All replies to one lead, oldest first. Throws ApiError. */
export const repliesQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'replies', id],
    queryFn: ({ signal }) =>
      read(
        supabase
          .from('outbox')
          .select('id,channel,recipient,created_at,status,error,due_at,subject,details')
          .eq('lead_id', id)
          .order('created_at'),
        signal,
      ),
  })
