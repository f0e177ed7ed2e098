/** The headers for the public key. A legacy key is also a bearer token; a publishable key is not. */
export function keyHeaders(key: string): Record<string, string> {
  return key.startsWith('sb_') ? { apikey: key } : { apikey: key, Authorization: `Bearer ${key}` }
}
