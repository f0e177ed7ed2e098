import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { matchRoute, routes } from '../../src/app/routes'

const htmlFile = (address: string) => `dist${address}${address.endsWith('/') ? 'index' : ''}.html`
/** The HTML of a built page. */
export const builtHtml = (address: string) => readFileSync(htmlFile(address), 'utf8')
const bytes = (address: string) => statSync(`${htmlFile(address)}.br`).size

/** The paths in the sitemap, which are the pages that may be indexed. */
export function builtAddresses(): string[] {
  const sitemap = readFileSync('dist/sitemap.xml', 'utf8')
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/**
 * The app's paths to measure: each of the route table without a parameter, and for each with one the first
 * and the largest page of the build. `BENCH_PATHS=/,/about` measures only those.
 */
export function appPages(): string[] {
  if (process.env.BENCH_PATHS) return process.env.BENCH_PATHS.split(',')
  const built = builtAddresses()
  const chosen = routes.flatMap((route) => {
    if (route.layout === 'bare') return []
    if (!route.path.includes(':')) return [route.path]
    const addresses = built.filter((address) => matchRoute(address).route === route)
    return [...addresses.slice(0, 1), ...addresses.toSorted((a, b) => bytes(b) - bytes(a)).slice(0, 1)]
  })
  // Some paths have no file: the owner's preview, and pages that are linked only from emails.
  return [...new Set(chosen)].filter((address) => existsSync(htmlFile(address)))
}

/** The sample sites, which do not belong to the app; none if a studio has deleted them. */
export function sampleSites(): string[] {
  if (process.env.BENCH_PATHS || !existsSync('dist/demo')) return []
  const entries = readdirSync('dist/demo', { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => `/demo/${name}/`)
}
