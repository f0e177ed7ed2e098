/**
 * Lets the site call a function on another origin. Any origin is allowed: the call carries no cookie, and its
 * content alone decides what it may do.
 */
export const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'apikey, authorization, content-type, x-client-info, x-region',
  'Access-Control-Max-Age': '86400',
}

/** A JSON response that is never cached. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

/** Refuses a method and names the allowed ones, as 405 requires. */
export function methodNotAllowed(allow: string, headers: Record<string, string> = {}): Response {
  const message = `Use ${allow}.`
  return json(405, { error: 'method_not_allowed', message }, { Allow: allow, ...headers })
}

/** A body longer than a function accepts. */
export class BodyTooLargeError extends Error {}

/**
 * Reads a body, but never more than `maxBytes` of it, whatever Content-Length claims.
 * @throws BodyTooLargeError
 */
export async function readBody(
  message: Pick<Request | Response, 'body'>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const body = new Uint8Array(maxBytes)
  let length = 0
  // Leaving `for await` cancels the stream, so an endless body is not read to its end.
  for await (const chunk of message.body ?? []) {
    if (length + chunk.length > maxBytes) throw new BodyTooLargeError(`More than ${maxBytes} bytes.`)
    body.set(chunk, length)
    length += chunk.length
  }
  return body.slice(0, length)
}

/**
 * A form as email clients send it: multipart if declared, otherwise URL-encoded. Undefined when malformed.
 */
export async function parseForm(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<FormData | URLSearchParams | null> {
  if (!/^multipart\/form-data\b/i.test(contentType))
    return new URLSearchParams(new TextDecoder().decode(bytes))
  try {
    return await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData()
  } catch {
    return null
  }
}

const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

/** Whether a request carries `Authorization: Bearer <secret>`. Compares in constant time. */
export async function hasBearer(request: Request, secret: string): Promise<boolean> {
  const given = await digest(request.headers.get('authorization') ?? '')
  const wanted = await digest(`Bearer ${secret}`)
  return given.reduce((difference, byte, index) => difference | (byte ^ (wanted[index] ?? 0)), 0) === 0
}
