import { assertAnswered } from '@/admin/kit/api/api-error'
import { channelName } from '@/admin/kit/messages/delivery-status'
import type { Tables } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'

type Sendable = Pick<Tables<'outbox'>, 'id' | 'channel' | 'recipient' | 'status'>

/** The same states as in retry_message; a pending or cancelled message cannot be resent manually. */
export const isRetryable = ({ status }: Pick<Sendable, 'status'>) =>
  ['failed', 'unknown', 'late', 'logged'].includes(status)

/** It is unknown whether the message arrived, so resending it shows a warning. */
export const askToSendAgain = ({ channel, recipient, status }: Sendable) =>
  status === 'unknown'
    ? {
        title: 'Send it again?',
        text: `The connection broke while the ${channelName(channel)} was being sent. It may already have reached ${recipient}; then it arrives twice.`,
        button: 'Send it again',
        keep: 'Don’t send',
      }
    : undefined

/** Puts an email or SMS back in the queue. Throws ApiError. */
export async function sendAgain({ id, channel, recipient }: Sendable): Promise<string> {
  assertAnswered(await supabase.rpc('retry_message', { p_message_id: id }))
  return `The ${channelName(channel)} to ${recipient} is back in the queue.`
}
