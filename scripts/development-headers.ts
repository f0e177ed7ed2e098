import { readFileSync } from 'node:fs'
import { headersFor, parseHeaders } from '../supabase/local/host/host-rules.ts'
import { fillHeaders } from './prerender/site-files.ts'

/**
 * The headers of the published pages for Vite's server, so that what they refuse is seen while developing. Vite
 * writes scripts and styles of its own into the page, different ones each time: those are allowed.
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
  // Behind a developer's own https it would hold for two years, for whatever else runs on this machine.
  headers.delete('strict-transport-security')
  return Object.fromEntries(headers)
}
