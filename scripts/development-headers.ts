import { readFileSync } from 'node:fs'
import { headersFor, parseHeaders } from '../supabase/local/host/host-rules.ts'
import { fillHeaders } from './prerender/site-files.ts'

/**
 * Adds the headers of the published pages to Vite's server, so that whatever they block fails in development
 * too. Vite writes its own scripts and styles into the page, different ones each time, so these are allowed.
 */
export function developmentHeaders(env: Record<string, string | undefined>): Record<string, string> {
  const template = readFileSync(new URL('../public/_headers', import.meta.url), 'utf8')
  const filled = fillHeaders(template, {
    scripts: ["'unsafe-inline'"],
    styles: ["'unsafe-inline'"],
    supabaseUrl: env.VITE_SUPABASE_URL ?? '',
    siteUrl: '',
    measurementId: env.VITE_GA_MEASUREMENT_ID ?? '',
  })
  const headers = headersFor(parseHeaders(filled), '/')
  // On a developer's own https it would apply for two years, also to other servers on this machine.
  headers.delete('strict-transport-security')
  return Object.fromEntries(headers)
}
