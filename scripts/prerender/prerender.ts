import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { minifySync, type Manifest } from 'vite'
import { entryStyle, pageChunks } from './chunks'
import { compressFile, compressFolder, pageQuality } from './compress'
import { createProgress } from './progress'
import { openDataSource, type DataSource } from './data-source'
import { inParallel } from '../in-parallel'
import type { SharingStudio } from '../share-images/draw'
import { writeDefaultImage, writeShareImages, type WrittenImage } from '../share-images/write'
import { feeds } from './feeds'
import { composePage, composeShell, policyHash } from './shell'
import {
  buildRecord,
  fillHeaders,
  namedManifest,
  robots,
  securityText,
  sitemap,
  withRedirects,
} from './site-files'

/** Enough to keep a remote database busy while a page is rendered. */
const pagesAtOnce = 8

type Entry = typeof import('../../src/prerender')
type Studio = Awaited<ReturnType<Entry['readStudio']>>

/**
 * Turns a fresh bundle in `dist` into pages with their data inside. Returns the number of pages and the time.
 */
export async function prerender(options: {
  dist: string
  entry: string
  /** The folder that keeps drawn share images between builds. */
  imageCache: string
  /** The data; by default from the environment. */
  source?: DataSource
}): Promise<{ pages: number; seconds: number }> {
  const { dist } = options
  // Runs in other threads while this one renders the pages.
  const assets = compressFolder(path.join(dist, 'assets'))
  const read = (name: string) => readFile(path.join(dist, name), 'utf8')
  const write = async (name: string, text: string | Buffer) => {
    const file = path.join(dist, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }

  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest
  const styles = (await read(entryStyle(manifest))).trim()
  const bootScript = await readFile(new URL('boot.js', import.meta.url), 'utf8')
  const boot = minifySync('boot.js', bootScript).code.trim()
  const parts = { template: await read('index.html'), boot, styles }

  // Taken before the first row is read, because later changes may be missing from the build.
  const startedAt = new Date()
  const source = options.source ?? (await openDataSource())
  const began = performance.now()
  try {
    process.env.PRERENDER_SUPABASE_URL = source.url
    const site = (await import(pathToFileURL(path.resolve(options.entry)).href)) as Entry
    const versions = await site.contentVersions()
    const pages = await site.prerenderedPaths()
    const studio = await site.readStudio()
    const sharing = {
      ...studio,
      mark: studio.mark ? await readImage(studio.mark, dist, source.url) : undefined,
    }
    await writeDefaultImage(site.defaultImage, sharing, dist)
    const images = await drawShareImages(site, sharing, dist, options.imageCache)
    await site.preloadArticles()
    const quality = pageQuality(pages.length)
    const step = createProgress('Pages', pages.length, console.log)
    const rendered = await inParallel(pages, pagesAtOnce, async ({ path: address, pageFile }) => ({
      ...(await site.renderPage(address)),
      path: address,
      chunks: pageChunks(manifest, [pageFile]),
    }))
    const shell = { ...(await site.renderShell()), chunks: pageChunks(manifest) }
    await inParallel(rendered, pagesAtOnce, async (page) => {
      // `about.html`, not `about/index.html`, so that hosts serve it at `/about` without redirecting to
      // `/about/`.
      const file = page.path === '/' ? 'index.html' : `${page.path}.html`
      const html = Buffer.from(composePage(parts, page))
      await write(file, html)
      await compressFile(path.join(dist, file), quality, html)
      step()
    })
    await write('spa.html', composeShell(parts, { ...shell, noindex: false }))
    await write('404.html', composeShell(parts, { ...shell, noindex: true }))
    const changes = await site.blogChanges()
    const entries = pages.map((page) => ({ path: page.path, changed: changes.get(page.path) }))
    await write('sitemap.xml', sitemap(entries, site.absoluteUrl))
    for (const [name, text] of Object.entries(await siteFeeds(site, studio, images))) await write(name, text)
    await write('robots.txt', robots(site.absoluteUrl))
    await write('.well-known/security.txt', securityText(studio.email, site.absoluteUrl, startedAt))
    await write('site.webmanifest', namedManifest(await read('site.webmanifest'), studio.name))
    await write('build.json', buildRecord(startedAt, versions))
    const policy = {
      scripts: [policyHash(boot)],
      styles: [policyHash(styles)],
      supabaseUrl: process.env.VITE_SUPABASE_URL ?? '',
      siteUrl: process.env.VITE_SITE_URL ?? '',
      measurementId: process.env.VITE_GA_MEASUREMENT_ID ?? '',
    }
    await write('_redirects', withRedirects(await read('_redirects'), await site.redirects()))
    await write('_headers', fillHeaders(await read('_headers'), policy))
    await rm(path.join(dist, '.vite'), { recursive: true })
    await assets
    await compressFolder(dist)
    return { pages: pages.length, seconds: (performance.now() - began) / 1000 }
  } finally {
    await source.close()
  }
}

/** An image of the site or of another one; empty if it is missing, so that nothing is drawn. */
async function readImage(address: string, dist: string, origin: string): Promise<Buffer> {
  const url = new URL(address, origin)
  const local = address.startsWith('/') && (await readFile(path.join(dist, url.pathname)).catch(() => null))
  if (local) return local
  const answer = await fetch(url).catch(() => null)
  return answer?.ok ? Buffer.from(await answer.arrayBuffer()) : Buffer.alloc(0)
}

/** Draws an image for each published article, and passes them to the pages. */
async function drawShareImages(site: Entry, studio: SharingStudio, dist: string, cache: string) {
  const articles = (await site.listArticles()).map(
    ({ slug, title, category, featured_image_url: cover }) => ({
      slug,
      title,
      category: category ?? '',
      cover,
    }),
  )
  const images = await writeShareImages(articles, { dist, studio, cache })
  const alt = ({ title, category }: { title: string; category: string }) =>
    `${title}. ${[category, studio.name].filter(Boolean).join(', ')}`
  site.setShareImages(
    new Map(
      articles.flatMap((article) => {
        const image = images.get(article.slug)
        return image ? [[article.slug, { src: image.src, alt: alt(article) }] as const] : []
      }),
    ),
  )
  return images
}

/** The blog's three feeds by their file names, which are also in index.html. */
async function siteFeeds(
  site: Entry,
  studio: Studio,
  images: ReadonlyMap<string, WrittenImage>,
): Promise<Record<string, string>> {
  const address = (name: string) => site.absoluteUrl(`/${name}`)
  const { atom, rss, json } = feeds({
    ...site.interpolate(site.blogSeo, studio),
    home: site.absoluteUrl('/blog'),
    addresses: { atom: address('atom.xml'), rss: address('rss.xml'), json: address('feed.json') },
    language: 'en-MY',
    articles: (await site.feedArticles(studio)).map((article) => {
      const image = images.get(article.slug)
      return image ? { ...article, image: { url: site.absoluteUrl(image.src), bytes: image.bytes } } : article
    }),
  })
  return { 'atom.xml': atom, 'rss.xml': rss, 'feed.json': json }
}
