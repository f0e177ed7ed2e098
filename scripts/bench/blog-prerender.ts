import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { createLocalBackend } from '../../supabase/local/backend'
import { bundleSite } from '../bundle'
import { prerender } from '../prerender/prerender'
import { manyPosts } from './many-posts'
import { printTable } from './table'

const posts = 1000
const limitSeconds = 20
const folder = '.local/bench-prerender'

/**
 * The time from a fresh bundle to compressed pages with 1,000 articles, first with share images drawn, then
 * reused.
 */
export async function measurePrerender(): Promise<void> {
  const backend = await createLocalBackend()
  try {
    await backend.exec(manyPosts(1, posts))
    await backend.exec("delete from public.blog_posts where slug not like 'bench-%'")
    await backend.exec('analyze')
    const { url } = await backend.listen(0)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    const rows = []
    for (const [build, images] of ['drawn', 'kept from the build before'].entries()) {
      const dist = path.join(folder, 'dist')
      // Each build imports a new copy of the program, because one that has run has cached its data.
      const entry = await bundleSite({ dist, entryFolder: path.join(folder, `entry-${build}`) })
      const before = process.cpuUsage()
      const { pages, seconds } = await prerender({
        dist,
        entry,
        source: { url, close: async () => {} },
        imageCache: path.join(folder, 'images'),
      })
      const { user, system } = process.cpuUsage(before)
      const index = await readFile(path.join(dist, 'blog.html.br'))
      rows.push([
        images,
        pages,
        seconds.toFixed(1),
        limitSeconds,
        ((user + system) / 1e6).toFixed(1),
        index.length,
      ])
    }
    printTable(
      `Prerender of ${posts} articles and the rest of the site`,
      ['share images', 'pages', 's', 'limit', 's of processor', "bytes of /blog's HTML (br)"],
      rows,
    )
  } finally {
    await backend.close()
    await rm(folder, { recursive: true, force: true })
  }
}
