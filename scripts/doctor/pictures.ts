import { bucket } from '../backup/file-api'
import { type Finding, found, look, ok, wrong } from './finding'
import { ask, canRead, type Project, readOnly } from './project'

/** What the storage service is told of the bucket. */
export interface Bucket {
  public: boolean
  file_size_limit: number | null
  allowed_mime_types: string[] | null
}

const page = `Storage, ${bucket}, Edit bucket`
const quoted = (types: readonly string[]) => types.map((type) => `'${type}'`).join(', ')

/** @param here undefined where there is no such bucket */
export function bucketRules(expected: Bucket, here: Bucket | undefined): Finding[] {
  const [types, bytes] = [expected.allowed_mime_types ?? [], Number(expected.file_size_limit)]
  if (!here)
    return [
      wrong(
        `There is no bucket '${bucket}'.`,
        'insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) ' +
          `values ('${bucket}', '${bucket}', true, ${bytes}, array[${quoted(types)}]);`,
      ),
    ]
  const findings: Finding[] = []
  const set = (change: string) => `update storage.buckets set ${change} where id = '${bucket}'; or ${page}`
  if (!here.public)
    findings.push(wrong('The pictures are not public: visitors see none.', set('public = true')))
  if (!here.file_size_limit || Number(here.file_size_limit) > bytes)
    findings.push(
      wrong(
        here.file_size_limit
          ? `A picture may have ${here.file_size_limit} bytes.`
          : 'A picture may be of any size.',
        set(`file_size_limit = ${bytes}`),
      ),
    )
  const more = (here.allowed_mime_types ?? ['every type']).filter((type) => !types.includes(type))
  const less = types.filter((type) => here.allowed_mime_types && !here.allowed_mime_types.includes(type))
  if (more.length + less.length > 0)
    findings.push(
      wrong(
        more.length > 0
          ? `The bucket takes ${more.join(', ')} too.`
          : `The bucket does not take ${less.join(', ')}.`,
        set(`allowed_mime_types = array[${quoted(types)}]`),
      ),
    )
  return findings.length > 0
    ? findings
    : [ok(`The bucket is public, for ${types.length} types of picture up to ${bytes / 1_048_576} MB`)]
}

/** A picture as a visitor gets it. */
export function servedPicture(address: string, headers: Headers): Finding {
  const type = headers.get('content-type') ?? 'no type'
  if (!type.startsWith('image/'))
    return wrong(
      `A picture is served as ${type}.`,
      `Storage, ${bucket}: delete ${address}, or upload it anew.`,
    )
  return headers.get('x-content-type-options') === 'nosniff'
    ? ok(`A picture is served as ${type}, not to be taken for anything else`)
    : look(
        'A picture is served without x-content-type-options: nosniff.',
        "docs/deploy.md, 'The backend', step 5: let the CDN in front of /storage/ add it.",
      )
}

async function readBucket(url: string, secretKey: string): Promise<Bucket | undefined> {
  const response = await ask(`${url}/storage/v1/bucket/${bucket}`, {
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
  })
  const body = await response.text()
  if (response.ok) return JSON.parse(body) as Bucket
  // Hosted, it says 400 for what is not there, with the real status in its body.
  if (/not.?found/i.test(body)) return undefined
  throw new Error(
    response.status === 401 || response.status === 403
      ? 'SUPABASE_SECRET_KEY is not taken'
      : `the storage service answered ${response.status}`,
  )
}

async function newestPicture({ database }: Project): Promise<string | undefined> {
  if (!database) return undefined
  const [row] = await readOnly(database, async () =>
    (await canRead(database, 'storage.objects'))
      ? database.query<{ name: string }>(
          `select name from storage.objects where bucket_id = '${bucket}' order by created_at desc limit 1`,
        )
      : [],
  )
  return row?.name
}

export async function pictureFindings(project: Project, expected: () => Promise<Bucket>): Promise<Finding[]> {
  const { url, secretKey } = project
  if (!url || !secretKey) return []
  const rules = await found('The bucket', page, async () =>
    bucketRules(await expected(), await readBucket(url, secretKey)),
  )
  const served = await found('A picture', page, async () => {
    const name = await newestPicture(project)
    if (!name) return []
    const address = `${bucket}/${name}`
    const response = await ask(`${url}/storage/v1/object/public/${address}`, { method: 'HEAD' })
    return response.ok ? [servedPicture(address, response.headers)] : []
  })
  return [...rules, ...served]
}
