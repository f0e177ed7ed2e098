import { elements } from './der.ts'

const encoded = (text: string) => new TextEncoder().encode(text)

/** @throws when it is no base64 */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** False in place of an error: a key or signature that cannot be read proves nothing. */
const orFalse = (verified: () => Promise<boolean>): Promise<boolean> => verified().catch(() => false)

type Encoding = 'base64' | 'hex'

/** Whether `given` is the HMAC-SHA256 of a text. */
export const isHmac = (key: string | Uint8Array<ArrayBuffer>, text: string, given: string, as: Encoding) =>
  orFalse(async () => {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' }
    const secret = typeof key === 'string' ? encoded(key) : key
    const imported = await crypto.subtle.importKey('raw', secret, algorithm, false, ['verify'])
    const signature = as === 'hex' ? fromHex(given) : fromBase64(given)
    return crypto.subtle.verify('HMAC', imported, signature, encoded(text))
  })

/** Whether a base64 signature (DER) of a text belongs to a public key on the curve P-256 (base64, SPKI). */
export const isEcdsa = (key: string, text: string, given: string) =>
  orFalse(async () => {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
    const imported = await crypto.subtle.importKey('spki', fromBase64(key), algorithm, false, ['verify'])
    // Two numbers, each with as many bytes as it needs; WebCrypto takes two of 32 bytes.
    const [pair] = elements(fromBase64(given))
    const signature = new Uint8Array(64)
    for (const [place, { content }] of elements(pair?.content ?? new Uint8Array()).entries()) {
      const number = content.slice(-32)
      signature.set(number, (place + 1) * 32 - number.length)
    }
    return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, imported, signature, encoded(text))
  })

/** Whether a base64 signature of a text belongs to the RSA key of a certificate (PEM). */
export const isRsa = (hash: 'SHA-1' | 'SHA-256', certificate: string, text: string, given: string) =>
  orFalse(async () => {
    const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash }
    const [outer] = elements(fromBase64(certificate.replaceAll(/-----[^-]+-----|\s/g, '')))
    const [inner] = elements(outer?.content ?? new Uint8Array())
    const fields = elements(inner?.content ?? new Uint8Array())
    // Version (optional, tag 0xa0), serial number, algorithm, issuer, validity, subject, public key.
    const key = fields[fields[0]?.tag === 0xa0 ? 6 : 5]
    if (!key) return false
    const imported = await crypto.subtle.importKey('spki', key.whole, algorithm, false, ['verify'])
    return crypto.subtle.verify(algorithm, imported, fromBase64(given), encoded(text))
  })

/** Compares two texts in a time that does not depend on them. */
async function isSame(given: string, wanted: string): Promise<boolean> {
  const [one, other] = await Promise.all(
    [given, wanted].map(async (text) => new Uint8Array(await crypto.subtle.digest('SHA-256', encoded(text)))),
  )
  return one?.reduce((difference, byte, index) => difference | (byte ^ (other?.[index] ?? 0)), 0) === 0
}

/** Whether the call signs in with this password (Basic, with any user name) or token (Bearer). */
export const hasSecret = (headers: Headers, secret: string): Promise<boolean> =>
  orFalse(async () => {
    const [scheme = '', given = ''] = (headers.get('authorization') ?? '').split(' ')
    if (/^bearer$/i.test(scheme)) return isSame(given, secret)
    if (!/^basic$/i.test(scheme)) return false
    const pair = new TextDecoder().decode(fromBase64(given))
    return isSame(pair.slice(pair.indexOf(':') + 1), secret)
  })
