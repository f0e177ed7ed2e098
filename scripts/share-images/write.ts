import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { inParallel } from '../in-parallel'
import { sharePainter, type SharedArticle, type SharingStudio } from './draw'

const atOnce = 4
const here = path.dirname(fileURLToPath(import.meta.url))

export interface WrittenImage {
  /** Its path on the site, which changes with the drawing. */
  src: string
  bytes: number
}

interface Options {
  dist: string
  studio: SharingStudio
  /** The folder that keeps drawings between builds, named by a hash of their content. */
  cache: string
}

/**
 * Writes an image for each article into `dist`, and returns them by slug. An article whose title the font
 * cannot show has none.
 */
export async function writeShareImages(
  articles: ReadonlyArray<SharedArticle & { slug: string }>,
  { dist, studio, cache }: Options,
): Promise<Map<string, WrittenImage>> {
  const folder = path.join(dist, 'images/share')
  await Promise.all([folder, cache].map((name) => mkdir(name, { recursive: true })))
  const paint = sharePainter({ publicFolder: dist, studio })
  const design = await designHash(dist, studio.mark)
  const written = await inParallel(articles, atOnce, async ({ slug, title, category, cover }) => {
    const hash = hashOf(JSON.stringify([design, studio.name, title, category, cover]))
    const kept = path.join(cache, `${hash}.jpg`)
    const image = (await readFile(kept).catch(() => null)) ?? (await paint({ title, category, cover }))
    if (!image) return []
    const src = `/images/share/${slug}-${hash}.jpg`
    await Promise.all([writeFile(kept, image), writeFile(path.join(dist, src), image)])
    return [[slug, { src, bytes: image.length }] as const]
  })
  return new Map(written.flat())
}

/** Draws the image for pages without their own: the studio's description. */
export async function writeDefaultImage(
  file: string,
  studio: SharingStudio & { description: string; city: string },
  dist: string,
): Promise<void> {
  const paint = sharePainter({ publicFolder: dist, studio })
  const cover = null
  const image =
    (await paint({ title: studio.description, category: studio.city, cover })) ??
    (await paint({ title: '', category: '', cover }))
  if (image) await writeFile(path.join(dist, file), image)
}

const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Changes if an image would look different: the mark, the program, its fonts, the covers. */
async function designHash(dist: string, mark: Buffer = Buffer.alloc(0)): Promise<string> {
  const covers = path.join(dist, 'images/covers')
  const files = [
    path.join(here, 'draw.ts'),
    path.resolve(here, '../../src/assets/cloth-face.svg'),
    ...(await filesOf(path.join(here, 'fonts'))),
    ...(await filesOf(covers)),
  ]
  return hashOf(Buffer.concat([mark, ...(await Promise.all(files.map((name) => readFile(name))))]))
}

async function filesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.toSorted().map((name) => path.join(folder, name))
}
