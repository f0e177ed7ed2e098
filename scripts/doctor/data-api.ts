import { type Finding, look, ok, wrong } from './finding'
import { ask } from './project'

/** Whether a key opens everything, and so must not be built into the site. */
function isSecret(key: string): boolean {
  const [, claims = ''] = key.split('.')
  const role = claims && (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { role?: string }).role
  return key.startsWith('sb_secret_') || role === 'service_role'
}

/** A read as any visitor's, and one of each schema that visitors have no business in. */
export async function dataApi(url: string, publicKey: string): Promise<Finding[]> {
  if (isSecret(publicKey))
    return [
      wrong(
        'VITE_SUPABASE_ANON_KEY is a secret key: built with it, the site gives everything to everybody.',
        'Settings, API Keys: revoke it, make a new secret key, and build with the publishable one.',
      ),
    ]
  const read = (schema: string) =>
    ask(`${url}/rest/v1/site_settings?select=key&limit=1`, {
      headers: { apikey: publicKey, 'accept-profile': schema },
    })
  const answer = await read('public')
  if (answer.status === 401)
    return [
      wrong(
        'The API does not take the public key in VITE_SUPABASE_ANON_KEY.',
        'Settings, API Keys: take the publishable key, and build the site with it.',
      ),
    ]
  if (!answer.ok)
    return [
      wrong(
        `The API answers ${answer.status} to a visitor's read.`,
        'Settings, Data API: enable it; Reports, API',
      ),
    ]
  const isExposed = async (schema: string) =>
    ((await (await read(schema)).json()) as { code?: string }).code !== 'PGRST106'
  const page = 'Settings, Data API, Exposed schemas: leave public alone.'
  if (await isExposed('private')) return [wrong('The API exposes the schema private.', page)]
  if (await isExposed('graphql_public'))
    return [look('The API exposes graphql_public, which the site does not use.', page)]
  return [ok('The API answers visitors, from the schema public alone')]
}
