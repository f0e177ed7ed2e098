import { builtSite } from './built-site'
import { openLighthouse, otherCategories, type PageFigures } from './lighthouse-run'
import { appPages, builtAddresses } from './public-pages'
import { benchRuns, median } from './runs'
import { staticPages } from './static-pages'
import { printTable } from './table'

const limits = { tbt: 60, cls: 0.005 } as const
/** The limits compared with the same HTML without scripts. */
const ratioLimits = { fcp: 1.05, lcp: 1.1 } as const
const metrics = ['fcp', 'lcp', 'tbt', 'cls'] as const
const leastPerformance = 99
const fullScore = 100

/**
 * Measures every public page as a phone on simulated slow 4G, beside the same HTML without scripts
 * (static-pages.ts). Throws if the median of a figure exceeds its limit. A page that must not be indexed is
 * not penalised for it.
 */
export async function run(): Promise<void> {
  const began = performance.now()
  const site = await builtSite()
  const bareSite = await staticPages(site)
  const lighthouse = await openLighthouse()
  const listed = await builtAddresses()
  const addresses = await appPages()
  const runs = benchRuns()
  const over: string[] = []
  const rows: string[][] = []
  try {
    for (const address of addresses) {
      const measured = async (url: string) => {
        const found: PageFigures[] = []
        for (let count = 0; count < runs; count++) found.push(await lighthouse.figures(url))
        return (name: keyof PageFigures) => found.map((figures) => figures[name])
      }
      // A page that is not prerendered is blank without its scripts, so there is nothing to compare.
      const isWritten = listed.includes(address)
      const bare = isWritten ? await measured(bareSite.url + address) : undefined
      const ours = await measured(site + address)
      const scores = await lighthouse.scores(site + address, isWritten)

      const performance = ours('performance')
      const categories = [median(performance), ...otherCategories.map((name) => scores[name])]
      categories.forEach((score, index) => {
        const name = ['performance', ...otherCategories][index]
        const least = name === 'performance' ? leastPerformance : fullScore
        if (score < least) over.push(`${address} ${name} ${score}`)
      })
      const times = metrics.map((name) => {
        const figures = ours(name)
        const limit = name in limits ? limits[name as keyof typeof limits] : Infinity
        if (!(median(figures) <= limit))
          over.push(`${address} ${name.toUpperCase()} ${shown(name, median(figures))}`)
        return `${shown(name, median(figures))} / ${shown(name, Math.max(...figures))}`
      })
      const ratios = (['fcp', 'lcp'] as const).map((name) => {
        if (!bare) return ''
        const ratio = median(ours(name)) / median(bare(name))
        if (!(ratio <= ratioLimits[name]))
          over.push(`${address} ${name.toUpperCase()} ${ratio.toFixed(2)} times that without scripts`)
        return ratio.toFixed(2)
      })
      rows.push([
        address,
        `${median(performance)} / ${Math.min(...performance)}`,
        ...categories.slice(1).map(String),
        ...times,
        ...ratios,
      ])
    }
  } finally {
    lighthouse.close()
    await bareSite.close()
  }
  const seconds = (performance.now() - began) / 1000 / addresses.length
  printTable(
    `Lighthouse 12.8.2, mobile, simulated slow 4G, median / worst of ${runs}, ms, and times the same HTML without scripts; ${seconds.toFixed(0)} s a page`,
    [
      'page',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'FCP',
      'LCP',
      'TBT',
      'CLS',
      'FCP ratio',
      'LCP ratio',
    ],
    [
      ...rows,
      [
        'limit',
        leastPerformance,
        fullScore,
        fullScore,
        fullScore,
        '',
        '',
        limits.tbt,
        limits.cls,
        ratioLimits.fcp,
        ratioLimits.lcp,
      ],
    ],
  )
  if (over.length > 0) throw new Error(`Over budget: ${over.join(', ')}`)
}

const shown = (name: (typeof metrics)[number], value: number) => value.toFixed(name === 'cls' ? 4 : 0)
