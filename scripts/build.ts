import { spawnSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { build } from 'vite'
import { prerender } from './prerender/prerender'

/** `npm run build`: types, bundle, prerender, sitemap, into dist/. Exits 1 on the first failure. */
const types = spawnSync('npx', ['--no-install', 'tsc', '--noEmit'], { stdio: 'inherit' })
if (types.status !== 0) process.exit(1)

const entryFolder = '.local/prerender'
await rm('dist', { recursive: true, force: true })
await build({ logLevel: 'warn' })
await build({
  logLevel: 'warn',
  build: { ssr: 'src/prerender.tsx', outDir: entryFolder, emptyOutDir: true, copyPublicDir: false },
})

const { pages, seconds } = await prerender({ dist: 'dist', entry: `${entryFolder}/prerender.js` })
const home = await readFile('dist/index.html.br')
console.log(
  `dist/: ${pages} pages in ${seconds.toFixed(1)} s; Home's HTML is ${(home.length / 1024).toFixed(1)} KB`,
)
// Vite keeps a watcher's handle open after a programmatic build.
process.exit(0)
