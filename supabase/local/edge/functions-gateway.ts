import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withCors } from '../host/cors'
import { jsonResponse } from '../host/json-response'

/** One folder of supabase/functions. */
export interface FunctionConfig {
  name: string
  /** As config.toml's `[functions.<name>] verify_jwt`; true unless it says false. */
  verifyJwt: boolean
}

/** Names of functions whose table in config.toml says `verify_jwt = false`. */
function unverifiedNames(toml: string): Set<string> {
  const names = new Set<string>()
  let current: string | undefined
  for (const line of toml.split('\n')) {
    const table = /^\s*\[([^\]]+)\]/.exec(line)?.[1]
    if (table !== undefined) current = /^functions\."?([\w-]+)"?$/.exec(table.trim())?.[1]
    else if (current && /^\s*verify_jwt\s*=\s*false\b/.test(line)) names.add(current)
  }
  return names
}

/** The edge functions of a project: its folders, without those shared by them (`_shared`). */
export function readFunctions(supabaseDir: string): FunctionConfig[] {
  const folder = join(supabaseDir, 'functions')
  const config = join(supabaseDir, 'config.toml')
  if (!existsSync(folder)) return []
  const unverified = existsSync(config) ? unverifiedNames(readFileSync(config, 'utf8')) : new Set<string>()
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .filter((entry) => existsSync(join(folder, entry.name, 'index.ts')))
    .map(({ name }) => ({ name, verifyJwt: !unverified.has(name) }))
}

interface GatewayOptions {
  /** Where a function listens, or nothing while it is down. */
  functionsUrl: (name: string) => string | undefined
  functions: () => FunctionConfig[]
  /** Whether a bearer token or API key is one of this project's. */
  isAuthorised: (request: Request) => Promise<boolean>
}

const PREFIX = '/functions/v1'
const HOP_BY_HOP = ['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding', 'upgrade']

function forward(request: Request, baseUrl: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  for (const name of HOP_BY_HOP) headers.delete(name)
  return fetch(new URL(pathname.slice(PREFIX.length) + search, baseUrl), {
    method: request.method,
    headers,
    body: request.body,
    redirect: 'manual',
    duplex: 'half',
  } as RequestInit)
}

/** Stands before the edge functions as the hosted gateway does: who may call which, and answers when none is up. */
export function createFunctionsGateway({ functionsUrl, functions, isAuthorised }: GatewayOptions) {
  return async (request: Request): Promise<Response> => {
    const refuse = (status: number, body: object) => withCors(request, jsonResponse(status, body))
    const [name = ''] = new URL(request.url).pathname.slice(PREFIX.length + 1).split('/')
    const found = functions().find((one) => one.name === name)
    if (!found) return refuse(404, { code: 'NOT_FOUND', message: 'Requested function was not found' })
    // The preflight carries no key: the function itself answers it, here as hosted.
    if (found.verifyJwt && request.method !== 'OPTIONS') {
      if (!request.headers.has('authorization') && !request.headers.has('apikey'))
        return refuse(401, { code: 401, message: 'Missing authorization header' })
      if (!(await isAuthorised(request))) return refuse(401, { code: 401, message: 'Invalid JWT' })
    }
    const url = functionsUrl(name)
    if (!url) return refuse(503, { error: 'This edge function is not running.' })
    try {
      const answer = await forward(request, url)
      return new Response(answer.body, answer)
    } catch {
      return refuse(503, { error: 'This edge function is not answering.' })
    }
  }
}
