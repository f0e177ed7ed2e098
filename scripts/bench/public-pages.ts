import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { matchRoute, routes } from '../../src/app/routes'

/**
 * The public paths to measure, from the route table and the built sitemap: each path without a parameter, for
 * each with one the first and the largest page of the build, and the sample sites; without paths that have no
 * HTML file. `BENCH_PATHS=/,/about` measures only those.
 */
export async function publicPages(dist = 'dist'): Promise<string[]> {
  if (process.env.BENCH_PATHS) return process.env.BENCH_PATHS.split(',')
  const built = await builtAddresses(dist)
  const visited = routes.filter(({ layout }) => layout !== 'bare')
  const chosen = visited.map(async (route) => {
    if (!route.path.includes(':')) return [route.path]
    const addresses = built.filter((address) => matchRoute(address).route === route)
    return [addresses[0], await heaviest(dist, addresses)]
  })
  const addresses = (await Promise.all([...chosen, sampleSites(dist)])).flat()
  const found = [...new Set(addresses)].filter((address) => address !== undefined)
  // Some paths have no file: the owner's preview, and pages that are linked only from emails.
  return found.filter((address) => existsSync(htmlFile(dist, address)))
}

/**
 * The paths without the sample sites, which do not belong to the app: they run none of its scripts and send
 * no queries.
 */
export const appPages = async () => (await publicPages()).filter((address) => !address.startsWith('/demo/'))

/** Empty if a studio has deleted them. */
async function sampleSites(dist: string): Promise<string[]> {
  const entries = await readdir(path.join(dist, 'demo'), { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => `/demo/${name}/`)
}

/** The paths in the sitemap, which are the pages that may be indexed. */
export async function builtAddresses(dist = 'dist'): Promise<string[]> {
  const sitemap = await readFile(path.join(dist, 'sitemap.xml'), 'utf8')
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

const htmlFile = (dist: string, address: string) =>
  path.join(dist, address.endsWith('/') ? `${address}index.html` : `${address}.html`)

async function heaviest(dist: string, addresses: readonly string[]): Promise<string | undefined> {
  const sizes = addresses.map(async (address) => {
    const { size } = await stat(`${htmlFile(dist, address)}.br`)
    return { address, size }
  })
  return (await Promise.all(sizes)).toSorted((a, b) => b.size - a.size)[0]?.address
}
