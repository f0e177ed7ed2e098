import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import { entryStyles, pageChunks } from './chunks'
import { compressFolder } from './compress'
import { openDataSource } from './data-source'
import { feeds } from './feeds'
import { composePage, composeShell, policyHash } from './shell'
import { buildRecord, fillHeaders, robots, sitemap, withRedirects } from './site-files'

type Entry = typeof import('../../src/prerender')

/** Turns a fresh bundle in `dist` into pages with their data inside. Gives how many, and in how long. */
export async function prerender(options: {
  dist: string
  entry: string
}): Promise<{ pages: number; seconds: number }> {
  const { dist } = options
  const read = (name: string) => readFile(path.join(dist, name), 'utf8')
  const write = async (name: string, text: string) => {
    const file = path.join(dist, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }

  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest
  const styles = (await Promise.all(entryStyles(manifest).map(read))).join('').trim()
  const script = async (name: string) => (await readFile(new URL(name, import.meta.url), 'utf8')).trim()
  const boot = await script('boot.js')
  const deskScheme = await script('desk-scheme.js')
  const parts = { template: await read('index.html'), styles, boot, deskScheme }

  // Before the first row is read: what changes while the build runs is not in it for certain.
  const startedAt = new Date()
  const source = await openDataSource()
  const began = performance.now()
  try {
    process.env.PRERENDER_SUPABASE_URL = source.url
    const site = (await import(pathToFileURL(path.resolve(options.entry)).href)) as Entry
    const pages = await site.prerenderedPaths()
    for (const { path: address, sources } of pages) {
      const page = await site.renderPage(address)
      await write(
        path.join(address, 'index.html'),
        composePage(parts, { ...page, path: address, chunks: pageChunks(manifest, sources) }),
      )
    }
    const shell = { title: site.heads.home.title, chunks: pageChunks(manifest) }
    await write('spa.html', composeShell(parts, { ...shell, noindex: false }))
    await write('404.html', composeShell(parts, { ...shell, noindex: true }))
    const changes = await site.articleChanges()
    const entries = pages.map((page) => ({ path: page.path, changed: changes.get(page.path) }))
    await write('sitemap.xml', sitemap(entries, site.absoluteUrl))
    for (const [name, text] of Object.entries(await siteFeeds(site))) await write(name, text)
    await write('robots.txt', robots(site.absoluteUrl))
    await write('build.json', buildRecord(startedAt))
    const policy = {
      scripts: [policyHash(boot), policyHash(deskScheme)],
      styles: [policyHash(styles)],
      supabaseUrl: process.env.VITE_SUPABASE_URL ?? '',
    }
    await write('_redirects', withRedirects(await read('_redirects'), await site.redirects()))
    await write('_headers', fillHeaders(await read('_headers'), policy))
    await rm(path.join(dist, '.vite'), { recursive: true })
    await compressFolder(dist)
    return { pages: pages.length, seconds: (performance.now() - began) / 1000 }
  } finally {
    await source.close()
  }
}

/** The blog's three feeds by their file names; index.html names them too. */
async function siteFeeds(site: Entry): Promise<Record<string, string>> {
  const address = (name: string) => site.absoluteUrl(`/${name}`)
  const { atom, rss, json } = feeds({
    ...site.blogHead,
    home: site.absoluteUrl('/blog'),
    addresses: { atom: address('atom.xml'), rss: address('rss.xml'), json: address('feed.json') },
    language: 'en-MY',
    articles: await site.feedArticles(),
  })
  return { 'atom.xml': atom, 'rss.xml': rss, 'feed.json': json }
}
