/** A file of the bucket, with the metadata of its response. */
export interface BucketFile {
  name: string
  type: string
  cache: string
}

/** The files of the bucket 'images', through the storage API. */
export interface FileApi {
  /** Undefined if there is no such file. */
  read(name: string): Promise<Uint8Array | undefined>
  write(file: BucketFile, bytes: Uint8Array): Promise<void>
}

export const bucket = 'images'

/** @param secretKey the key of the service, because visitors may not write */
export function createFileApi(
  url: string,
  secretKey: string,
  send: (request: Request) => Promise<Response>,
): FileApi {
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}` }
  const address = (name: string) =>
    `${url.replace(/\/$/, '')}/storage/v1/object/${bucket}/${name.split('/').map(encodeURIComponent).join('/')}`
  const refused = async (name: string, response: Response) =>
    new Error(
      `The storage API answered ${response.status} for ${name}: ${(await response.text()).slice(0, 200)}`,
    )

  return {
    async read(name) {
      const response = await send(new Request(address(name), { headers }))
      if (response.ok) return new Uint8Array(await response.arrayBuffer())
      // A hosted project answers 400 for a missing file, with the real status in the body.
      const failed = await refused(name, response)
      if (/not.?found/i.test(failed.message)) return undefined
      throw failed
    },
    async write({ name, type, cache }, bytes) {
      const body = Buffer.from(bytes)
      const response = await send(
        new Request(address(name), {
          method: 'POST',
          headers: { ...headers, 'content-type': type, 'cache-control': cache, 'x-upsert': 'true' },
          body,
        }),
      )
      if (!response.ok) throw await refused(name, response)
    },
  }
}
