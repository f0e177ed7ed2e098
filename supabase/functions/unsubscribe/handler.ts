export interface UnsubscribeDependencies {
  /** Ends the subscription of a token; does not reveal whether there was one. */
  unsubscribe: (token: string) => Promise<unknown>
  log: (message: string) => void
}

/** 'done' for an unknown token too, so that tokens cannot be guessed. */
type UnsubscribeOutcome = 'done' | 'invalid_input' | 'unavailable'

const MAX_TOKEN_LENGTH = 200

/** The token in a URL; undefined if it is missing or malformed. */
export function tokenOf(url: string): string | null {
  const token = new URL(url).searchParams.get('token')?.trim()
  return token && token.length <= MAX_TOKEN_LENGTH ? token : null
}

/** The confirmation page for a person who opens the link. */
export function confirmationPage(siteUrl: string, token: string): string {
  return `${siteUrl}/unsubscribe?token=${encodeURIComponent(token)}`
}

/** An email client's one-click request (RFC 8058): the token in the URL, one field in the form. */
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
