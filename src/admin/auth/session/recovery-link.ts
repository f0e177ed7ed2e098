/** The result of opening an email's link to /admin/reset. */
export type ArrivalLink =
  | { kind: 'token'; token: string; type: 'recovery' | 'invite' }
  | { kind: 'session' }
  | { kind: 'spent' }
  | { kind: 'none' }

/**
 * Reads the URL fragment, which never leaves the browser. Our own email has a token in it; the provider's
 * default email has a session or an error.
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

/** Read when the page opens, because the provider's client soon removes its part from the URL. */
export const arrivalLink = readArrivalLink(location.hash)
