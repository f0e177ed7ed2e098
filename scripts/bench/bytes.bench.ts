import { builtSite } from './site'
import { byteLimits, secondPageLimit } from './byte-limits'
import { atMost, printTable } from './figures'
import { withPhones } from './phone'
import { appPages, sampleSites } from './public-pages'
import { kilobytes, openPage, secondPageKilobytes, traffic } from './traffic'

/** The bytes that a phone fetches for each public URL: as the first page of a visit, and as the second. */
export async function run(): Promise<void> {
  const site = await builtSite()
  await withPhones(async (onPhone) => {
    const rows = []
    for (const address of [...appPages(), ...sampleSites()]) {
      const answers = await onPhone((page) => traffic(page, () => openPage(page, site + address)))
      // Each page is opened from the page above it, and Home from the blog.
      const above = address === '/' ? '/blog' : address.slice(0, address.lastIndexOf('/')) || '/'
      const second = await onPhone(async (page) => {
        await traffic(page, () => openPage(page, site + above))
        // A page that is linked only from newsletters and emails has no page above it.
        const isLinked = (await page.locator(`a[href="${address}"]`).count()) > 0
        return isLinked ? atMost(await secondPageKilobytes(page, address), secondPageLimit, 1) : ''
      })
      const limits = byteLimits(address)
      rows.push([
        address,
        atMost(kilobytes(answers, 'document'), limits.html, 1),
        atMost(kilobytes(answers, 'script'), limits.scripts, 1),
        ...['font', 'image', 'fetch'].map((kind) => kilobytes(answers, kind).toFixed(1)),
        atMost(kilobytes(answers), limits.all, 1),
        second,
      ])
    }
    printTable(
      'Bytes of bodies as sent, brotli, KB (1024)',
      ['page', 'HTML', 'scripts', 'fonts', 'images', 'data fetched after', 'all', 'second page, no images'],
      rows,
    )
  })
}
