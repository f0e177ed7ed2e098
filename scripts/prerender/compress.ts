import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'
import { inParallel } from '../in-parallel'

const brotli = promisify(brotliCompress)
const compressible = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/

const filesAtOnce = 8
const bestQuality = 11
/**
 * The number of pages up to which the best quality is used. It takes a seventh of a second for each page; for
 * more pages, a lower quality takes a sixteenth of that time for 10 % more bytes.
 */
const pagesAtBest = 200

/** The compression quality for the pages of a site with this number of pages. */
export const pageQuality = (pages: number) => (pages > pagesAtBest ? 7 : bestQuality)

/**
 * Writes a `.br` file beside a text file with the content `text`, for hosts that serve precompressed files.
 */
export async function compressFile(file: string, quality: number, text: Buffer): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  // Light compression takes less time (4 ms a page) than handing it to another thread (12 ms of processor
  // time).
  const pressed =
    quality < bestQuality ? brotliCompressSync(text, { params }) : await brotli(text, { params })
  await writeFile(`${file}.br`, pressed)
}

/** Compresses every text file of a folder that has no `.br` file yet. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => path.join(parentPath, name))
  const done = new Set(files)
  const left = files.filter((file) => compressible.test(file) && !done.has(`${file}.br`))
  await inParallel(left, filesAtOnce, async (file) => compressFile(file, bestQuality, await readFile(file)))
}
