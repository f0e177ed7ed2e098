import path from 'node:path'
import { build } from 'vite'

/** Bundles the site into `dist`, and the program that renders its pages; returns the program's file. */
export async function bundleSite(folders: { dist: string; entryFolder: string }): Promise<string> {
  await build({
    logLevel: 'warn',
    build: { outDir: folders.dist, emptyOutDir: true },
  })
  await build({
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir: folders.entryFolder, emptyOutDir: true, copyPublicDir: false },
  })
  return path.join(folders.entryFolder, 'prerender.js')
}
