import { createHash, createHmac, createPublicKey, type KeyObject, timingSafeEqual, verify } from 'node:crypto'
import { Buffer } from 'node:buffer'

/** Compares two texts in a time that does not depend on them. */
export function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}

/** The HMAC-SHA256 of a text. */
export const hmac = (key: string | Buffer, text: string, encoding: 'hex' | 'base64'): string =>
  createHmac('sha256', key).update(text).digest(encoding)

/** Whether a base64 signature of `text` belongs to a public key; false for anything malformed. */
export function isSigned(
  algorithm: 'sha1' | 'sha256',
  text: string,
  key: () => KeyObject,
  signature: string,
): boolean {
  try {
    return verify(algorithm, Buffer.from(text), key(), Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

/** A public key in the base64 form (DER, SPKI) in which a provider shows it. */
export const publicKey = (base64: string): KeyObject =>
  createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' })

/** Whether the call signs in with this password (Basic, with any user name) or token (Bearer). */
export function hasSecret(headers: Headers, secret: string): boolean {
  const [scheme = '', given = ''] = (headers.get('authorization') ?? '').split(' ')
  if (/^bearer$/i.test(scheme)) return isSame(given, secret)
  if (!/^basic$/i.test(scheme)) return false
  const pair = Buffer.from(given, 'base64').toString()
  return isSame(pair.slice(pair.indexOf(':') + 1), secret)
}
