import type { Tables } from '@/lib/database.types'
import { newCaller, queryValue, type TestDatabase } from '../../support/database'

/** Subscribers of a test's database, by their address, by which former ones are found too. */
export function subscribersOf(db: TestDatabase) {
  const subscriber = (email: string) =>
    queryValue<Tables<'newsletter_subscribers'>>(
      db.backend,
      `select to_jsonb(s) from public.newsletter_subscribers s
      where email = $1 or address_hash = private.hash_address($1)`,
      [email],
    )
  const leave = async (email: string) => {
    const { unsubscribe_token: token } = await subscriber(email)
    return newCaller(db.backend).rpc('unsubscribe', { token })
  }
  const confirm = async (email: string) => {
    const { confirm_token: token } = await subscriber(email)
    return newCaller(db.backend).rpc('confirm_subscription', { token })
  }
  return {
    subscribe: (subscriber_email: string, subscriber_name?: string) =>
      newCaller(db.backend).rpc('subscribe_with_welcome_email', { subscriber_email, subscriber_name }),
    subscriber,
    leave,
    confirm,
  }
}
