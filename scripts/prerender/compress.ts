import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'
import { inParallel } from '../in-parallel'

const brotli = promisify(brotliCompress)
const compressible = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/

const filesAtOnce = 8
const bestQuality = 11
/** The best quality takes a seventh of a second a page: with more pages than these, one that takes a sixteenth of that and gives 10 % more bytes. */
const pagesAtBest = 200

/** How hard to press each page of a site of so many. */
export const pageQuality = (pages: number) => (pages > pagesAtBest ? 7 : bestQuality)

/** Writes a `.br` file beside a text file, as a good host would have it ready. `text` is what stands in it. */
export async function compressFile(file: string, quality: number, text: Buffer): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  // What is pressed lightly is done sooner (4 ms a page) than it is handed to another thread (12 ms of processor time).
  const pressed =
    quality < bestQuality ? brotliCompressSync(text, { params }) : await brotli(text, { params })
  await writeFile(`${file}.br`, pressed)
}

/** Compresses every text file of a folder that is not yet. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => path.join(parentPath, name))
  const done = new Set(files)
  const left = files.filter((file) => compressible.test(file) && !done.has(`${file}.br`))
  await inParallel(left, filesAtOnce, async (file) => compressFile(file, bestQuality, await readFile(file)))
}
