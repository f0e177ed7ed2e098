import { queryOptions } from '@tanstack/react-query'
import { assertChanged } from '@/admin/kit/api/api-error'
import { read } from '@/admin/kit/api/read'
import type { Question } from '@/admin/kit/screen/use-confirm'
import { supabase } from '@/lib/supabase'

/** Why no email goes to an address, by the reasons of email_suppressions. */
export const suppressionReasons: Readonly<Record<string, string>> = {
  bounced: 'This address does not exist',
  complained: 'An email to this address was reported as spam',
}

/** The suppression of an address, or null if email goes to it. Throws ApiError. */
export const suppressionQuery = (address: string) =>
  queryOptions({
    queryKey: ['admin', 'suppression', address],
    queryFn: async ({ signal }) => {
      const stopped = supabase.from('email_suppressions').select('id,address,reason,occurred_at,detail')
      // As the database writes addresses.
      const mine = stopped.eq('address', address.trim().toLowerCase()).is('lifted_at', null)
      return (await read(mine, signal))[0] ?? null
    },
  })

/** The question before email goes to an address again; its reason is kept. */
export const askToLift = ({ address }: { address: string }): Question => ({
  title: 'Send email to this address again?',
  text: `${address} gets emails again. If they come back, it is stopped again.`,
  button: 'Send email again',
  keep: 'Keep it stopped',
  reasons: { label: 'Why', choices: ['The address works again', 'They asked for our emails'] },
})

/** Lets email go to an address again. Throws ApiError. */
export async function liftSuppression(
  { id, address }: { id: string; address: string },
  why = '',
): Promise<string> {
  assertChanged(
    await supabase.from('email_suppressions').update({ lift_reason: why }).eq('id', id).select('id'),
  )
  return `Emails go to ${address} again.`
}
