import { randomUUID } from 'node:crypto'
import type { Client } from './api-client'

/** The beginning of a WebP picture. */
export const picture = new Uint8Array([82, 73, 70, 70, 4, 0, 0, 0, 87, 69, 66, 80])

/**
 * What a token can still do: read leads (an order must exist), call a procedure, upload, list and delete
 * pictures; and its session state.
 */
export async function access(client: Client) {
  const pictures = client.storage.from('pictures')
  const folder = randomUUID()
  const name = `${folder}/picture.webp`
  return {
    reads: ((await client.from('orders').select('id')).data ?? []).length > 0,
    calls: (await client.rpc('portfolio_builds')).error === null,
    uploads: (await pictures.upload(name, picture, { contentType: 'image/webp' })).error === null,
    lists: ((await pictures.list(folder)).data ?? []).length > 0,
    removes: ((await pictures.remove([name])).data ?? []).length > 0,
    state: (await client.rpc('session_state')).data,
  }
}

export const everything = {
  reads: true,
  calls: true,
  uploads: true,
  lists: true,
  removes: true,
  state: 'owner',
}
export const nothing = { reads: false, calls: false, uploads: false, lists: false, removes: false }
export const ended = { ...nothing, state: 'ended' }
