import { LOCAL_KEYS, type LocalBackend } from '../backend'

export interface Answer {
  status: number
  headers: Headers
  body: unknown
}

interface Call {
  method?: string
  body?: unknown
  headers?: Record<string, string>
  /** Null sends none. */
  key?: string | null
  peerAddress?: string
}

/** Calls a backend as a browser with the public key would by default. */
export function apiCaller(backend: LocalBackend) {
  return async (path: string, call: Call = {}): Promise<Answer> => {
    const key = call.key === undefined ? LOCAL_KEYS.publishable : call.key
    const headers = {
      ...(call.body !== undefined && { 'content-type': 'application/json' }),
      ...(key && { apikey: key }),
      ...call.headers,
    }
    const request = new Request(`http://localhost${path}`, {
      method: call.method ?? (call.body === undefined ? 'GET' : 'POST'),
      headers,
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
    })
    const response = await backend.fetch(request, { peerAddress: call.peerAddress ?? '203.0.113.7' })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text ? JSON.parse(text) : text,
    }
  }
}
