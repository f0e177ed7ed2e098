import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pageFile, routes } from '@/app/routes'

/** A bundle of empty scripts, so that pages can be built without Vite. */
export async function emptyBundle(dist: string) {
  const pages = routes.map(pageFile)
  const chunk = (name: string) => ({ file: `assets/${name}.js` })
  const manifest = {
    'index.html': { ...chunk('index'), isEntry: true, css: ['assets/index.css'] },
    ...Object.fromEntries(pages.map((name) => [name, chunk(path.basename(name))])),
  }
  const withPublic = (name: string) => !/public\/(?:demo|fonts|images)/.test(name)
  await cp('public', dist, { recursive: true, filter: withPublic })
  for (const name of ['.vite', 'assets', 'images']) await mkdir(path.join(dist, name))
  await writeFile(path.join(dist, '.vite/manifest.json'), JSON.stringify(manifest))
  await writeFile(path.join(dist, 'assets/index.css'), '')
  await cp('index.html', path.join(dist, 'index.html'))
}
