export interface UnsubscribeDependencies {
  /** Ends the subscription of a token; says nothing about whether there was one. */
  unsubscribe: (token: string) => Promise<unknown>
  log: (message: string) => void
}

/** 'done' for a token nobody holds as well, so that tokens cannot be tried out. */
export type UnsubscribeOutcome = 'done' | 'invalid_input' | 'unavailable'

const MAX_TOKEN_LENGTH = 200

/** The token of an address, or nothing when it is missing or cannot be one. */
export function tokenOf(url: string): string | null {
  const token = new URL(url).searchParams.get('token')?.trim()
  return token && token.length <= MAX_TOKEN_LENGTH ? token : null
}

/** The page that asks before it unsubscribes: what a person who opens the link gets. */
export function confirmationPage(siteUrl: string, token: string): string {
  return `${siteUrl}/unsubscribe?token=${encodeURIComponent(token)}`
}

/** A mail program's one-click request (RFC 8058): the token in the address, the one field in the form. */
export async function unsubscribeByOneClick(
  token: string,
  form: { get: (name: string) => unknown } | null,
  deps: UnsubscribeDependencies,
): Promise<UnsubscribeOutcome> {
  if (form?.get('List-Unsubscribe') !== 'One-Click') return 'invalid_input'
  try {
    await deps.unsubscribe(token)
    return 'done'
  } catch (error) {
    deps.log(`A one-click request could not be carried out. ${error instanceof Error ? error.message : ''}`)
    return 'unavailable'
  }
}
