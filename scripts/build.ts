import { spawnSync } from 'node:child_process'
import { readFile, rename, rm } from 'node:fs/promises'
import { loadEnv } from 'vite'
import { bundleSite } from './bundle'
import { writeHostFiles } from './hosts/host-files'
import { prerender } from './prerender/prerender'

/**
 * `npm run build`: types, bundle, prerender, sitemap, into dist/, and configuration for hosts into
 * dist-config/. Exits 1 on the first failure. `--no-types` is for `npm test`, which checks the types itself.
 * dist/ keeps the previous site until the new one is complete, so that a build that fails or is killed leaves
 * no partial site.
 */

// The bundle reads .env files too, and its pages must come from the same project.
Object.assign(process.env, loadEnv('production', process.cwd(), 'VITE_'))
if (process.env.VITE_SUPABASE_URL?.startsWith('https:') && !process.env.VITE_SITE_URL) {
  console.error('Set VITE_SITE_URL to the address of the site: its links, sitemap and feeds contain it.')
  process.exit(1)
}
if (!process.argv.includes('--no-types')) {
  console.log('Build 1 of 3: types')
  const types = spawnSync('npx', ['--no-install', 'tsgo', '--noEmit'], { stdio: 'inherit' })
  if (types.status !== 0) process.exit(1)
}

const dist = '.local/dist'
console.log('Build 2 of 3: bundle')
const entry = await bundleSite({ dist, entryFolder: '.local/prerender' })
console.log('Build 3 of 3: pages')
const { pages, seconds } = await prerender({ dist, entry, imageCache: '.local/share-images' })
await rm('.local/dist-before', { recursive: true, force: true })
await rename('dist', '.local/dist-before').catch(() => undefined)
await rename(dist, 'dist')
await rm('.local/dist-before', { recursive: true, force: true })
for (const warning of await writeHostFiles('dist', 'dist-config')) console.warn(warning)
const home = await readFile('dist/index.html.br')
console.log(
  `dist/: ${pages} pages in ${seconds.toFixed(1)} s; Home's HTML is ${(home.length / 1024).toFixed(1)} KB`,
)
// Vite keeps a file watcher open after a programmatic build.
process.exit(0)
