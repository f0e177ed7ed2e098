import { randomUUID } from 'node:crypto'
import type { Client } from './api-client'

/** The beginning of a WebP image. */
export const image = new Uint8Array([82, 73, 70, 70, 4, 0, 0, 0, 87, 69, 66, 80])

/**
 * What a token can still do: read leads (an order must exist), call a procedure, upload, list and delete
 * images; and its session state.
 */
export async function access(client: Client) {
  const images = client.storage.from('images')
  const folder = randomUUID()
  const name = `${folder}/image.webp`
  return {
    reads: ((await client.from('orders').select('id')).data ?? []).length > 0,
    calls: (await client.rpc('portfolio_builds')).error === null,
    uploads: (await images.upload(name, image, { contentType: 'image/webp' })).error === null,
    lists: ((await images.list(folder)).data ?? []).length > 0,
    removes: ((await images.remove([name])).data ?? []).length > 0,
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
