import { describe, expect, it } from 'vitest'
import {
  BodyTooLargeError,
  json,
  methodNotAllowed,
  parseForm,
  readBody,
} from '../../supabase/functions/_shared/http.ts'

const post = (body: BodyInit) =>
  new Request('https://project.test', { method: 'POST', body, duplex: 'half' } as RequestInit)

describe('reading a request', () => {
  it('accepts a body up to the limit', async () => {
    expect(new TextDecoder().decode(await readBody(post('12345'), 5))).toBe('12345')
    expect(await readBody(new Request('https://project.test', { method: 'POST' }), 5)).toHaveLength(0)
  })

  it('stops an endless body at the limit', async () => {
    let cancelled = false
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(4)),
      cancel: () => {
        cancelled = true
      },
    })
    await expect(readBody(post(endless), 10)).rejects.toBeInstanceOf(BodyTooLargeError)
    expect(cancelled).toBe(true)
  })

  it.each([
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n',
      '1',
    ],
    ['application/x-www-form-urlencoded', 'a=1', '1'],
    ['', 'a=1', '1'],
    ['text/plain', '', null],
  ])('reads a form sent as %s', async (type, body, value) => {
    const form = await parseForm(new TextEncoder().encode(body), type)
    expect(form?.get('a')).toBe(value)
  })

  it('returns null for a broken form', async () => {
    expect(await parseForm(new TextEncoder().encode('a=1'), 'multipart/form-data; boundary=b')).toBeNull()
  })
})

describe('an answer', () => {
  it('is JSON that must not be cached', async () => {
    const answer = json(200, { ok: true }, { 'X-Own': '1' })
    expect(await answer.json()).toEqual({ ok: true })
    expect(Object.fromEntries(answer.headers)).toEqual({
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'x-own': '1',
    })
  })

  it('lists the allowed methods', () => {
    const answer = methodNotAllowed('POST')
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('POST')
  })
})
