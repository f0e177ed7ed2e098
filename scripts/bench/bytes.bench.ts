import { builtSite } from './built-site'
import { pageBytes } from './page-bytes'
import { publicPages } from './public-pages'
import { printTable } from './table'

const limits = ['limit: Home', '', 95, '', '', '', 200] as const

/** What the first visit of each public address downloads. */
export async function run(): Promise<void> {
  const site = await builtSite()
  const rows: string[][] = []
  for (const address of await publicPages()) {
    const b = await pageBytes(site + address)
    rows.push([address, b.document, b.script, b.font, b.image, b.fetch, b.all])
  }
  printTable(
    'Bytes on the wire, brotli, KB (1024)',
    ['page', 'HTML with style and data', 'scripts', 'fonts', 'pictures', 'data fetched after', 'all'],
    [...rows, limits, ['limit: an article', '', '', '', '', '', 170]],
  )
}
