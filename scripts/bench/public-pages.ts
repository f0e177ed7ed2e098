import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { matchRoute, routes } from '../../src/app/routes'

/**
 * The public addresses that are measured, from the route table and the built sitemap: each address without a
 * parameter, of those with one the first and the heaviest of the build, and the sample sites; not those without HTML of
 * their own. `BENCH_PATHS=/,/about` measures only those.
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
  // The build leaves some empty: the owner's preview, and those that only a link of a mail leads to.
  return found.filter((address) => existsSync(htmlFile(dist, address)))
}

/** Those without the sample sites, which are no pages of the app: they run none of its scripts and ask nothing. */
export const appPages = async () => (await publicPages()).filter((address) => !address.startsWith('/demo/'))

/** None where a studio has deleted them. */
async function sampleSites(dist: string): Promise<string[]> {
  const entries = await readdir(path.join(dist, 'demo'), { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => `/demo/${name}/`)
}

/** What the sitemap names: whatever it does not, asks not to be indexed. */
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
