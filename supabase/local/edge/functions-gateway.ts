import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { proxy } from 'hono/proxy'

/** The edge functions of a project: its folders except shared ones (`_shared`). */
export function readFunctions(supabaseDir: string): string[] {
  const folder = join(supabaseDir, 'functions')
  if (!existsSync(folder)) return []
  return readdirSync(folder).filter(
    (name) => !name.startsWith('_') && existsSync(join(folder, name, 'index.ts')),
  )
}

const PREFIX = '/functions/v1/'

/** The response in place of a function that is down; pages of other origins may read it. */
const refuse = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'access-control-allow-origin': '*' } })

/**
 * Forwards a request to the edge functions, and answers if one is missing or down. No token is needed here:
 * every function has `verify_jwt = false` in config.toml and checks its callers itself.
 * @param functionsUrl gives the URL of a function; undefined while it is down
 */
export async function callFunction(
  request: Request,
  supabaseDir: string,
  functionsUrl: (name: string) => string | undefined,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const path = pathname.slice(PREFIX.length)
  const [name = ''] = path.split('/')
  if (!readFunctions(supabaseDir).includes(name))
    return refuse(404, { code: 'NOT_FOUND', message: 'Requested function was not found' })
  const url = functionsUrl(name)
  if (!url) return refuse(503, { error: 'This edge function is not running.' })
  return proxy(`${url}/${path}${search}`, { raw: request, redirect: 'manual' }).catch(() =>
    refuse(503, { error: 'This edge function is not answering.' }),
  )
}
