/** What an email's link brought to /admin/reset. */
export type ArrivalLink =
  | { kind: 'token'; token: string; type: 'recovery' | 'invite' }
  | { kind: 'session' }
  | { kind: 'spent' }
  | { kind: 'none' }

/**
 * Reads the part of the address behind '#'. Our own mail brings a token. A project that keeps the provider's mail
 * brings a finished session, or the provider's refusal. That part never leaves the browser.
 */
export function readArrivalLink(hash: string): ArrivalLink {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  const token = params.get('token')
  const type = params.get('type') === 'invite' ? 'invite' : 'recovery'
  if (token) return { kind: 'token', token, type }
  if (params.get('type') === type && params.has('access_token')) return { kind: 'session' }
  if (params.has('error') || params.has('error_code')) return { kind: 'spent' }
  return { kind: 'none' }
}

/** As this page was opened: the provider's client takes its own part out of the address soon after. */
export const arrivalLink = readArrivalLink(location.hash)
