import { LOCAL_KEYS, type LocalBackend } from '../../supabase/local/backend'
import { newAddress } from './caller-address'

export interface Answered {
  status: number
  /** The result of the procedure, or the error with its `message`. */
  body: Record<string, unknown>
}

/** Calls a procedure through the API as a visitor, by default from a new address. */
export async function callProcedure(
  backend: LocalBackend,
  name: string,
  args: object,
  caller = newAddress(),
): Promise<Answered> {
  const answer = await backend.fetch(
    new Request(`http://database.test/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: LOCAL_KEYS.publishable,
        'content-type': 'application/json',
        'cf-connecting-ip': caller,
      },
      body: JSON.stringify(args),
    }),
  )
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
