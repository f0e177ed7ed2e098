import path from 'node:path'
import { build } from 'vite'
import { shortClassNames } from './short-class-names'

/** Bundles the site into `dist`, and the program that renders its pages, whose file is given. */
export async function bundleSite(folders: { dist: string; entryFolder: string }): Promise<string> {
  const classNames = shortClassNames()
  await build({
    logLevel: 'warn',
    plugins: [classNames],
    build: { outDir: folders.dist, emptyOutDir: true },
  })
  await build({
    logLevel: 'warn',
    plugins: [classNames],
    build: { ssr: 'src/prerender.tsx', outDir: folders.entryFolder, emptyOutDir: true, copyPublicDir: false },
  })
  return path.join(folders.entryFolder, 'prerender.js')
}
