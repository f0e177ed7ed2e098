import { builtSite } from './built-site'
import { openLighthouse, otherCategories, type PageFigures } from './lighthouse-run'
import { appPages, builtAddresses } from './public-pages'
import { referencePages, type Scripts } from './reference-pages'
import { benchRuns, median } from './runs'
import { printTable } from './table'

const limits = { fcp: 800, lcp: 1050, tbt: 20, cls: 0.005 } as const
const metrics = Object.keys(limits) as Array<keyof typeof limits>
const fullScore = 100

/**
 * Every public page as a phone on simulated slow 4G, beside two pages with the same HTML (reference-pages.ts). Throws
 * when the median of a figure is over its limit. A page that asks not to be indexed is not judged by that.
 */
export async function run(): Promise<void> {
  const began = performance.now()
  const site = await builtSite()
  const pages = await referencePages(site)
  const lighthouse = await openLighthouse()
  const listed = await builtAddresses()
  const addresses = await appPages()
  const runs = benchRuns()
  const over: string[] = []
  const rows: string[][] = []
  try {
    for (const address of addresses) {
      const measured = async (scripts: Scripts) => {
        const url = await pages.address(address, scripts)
        const found: PageFigures[] = []
        for (let count = 0; count < runs; count++) found.push(await lighthouse.figures(url))
        return (name: keyof PageFigures) => found.map((figures) => figures[name])
      }
      // The shell of a page that is not written at build time is blank without our scripts: nothing to compare.
      const isWritten = listed.includes(address)
      const bare = isWritten ? await measured('none') : undefined
      const react = isWritten ? await measured('reference') : undefined
      const ours = await measured('ours')
      const scores = await lighthouse.scores(site + address, isWritten)

      const performance = ours('performance')
      const categories = [median(performance), ...otherCategories.map((name) => scores[name])]
      categories.forEach((score, index) => {
        const name = ['performance', ...otherCategories][index]
        if (score < fullScore) over.push(`${address} ${name} ${score}`)
      })
      const times = metrics.map((name) => {
        const figures = ours(name)
        if (!(median(figures) <= limits[name]))
          over.push(`${address} ${name.toUpperCase()} ${shown(name, median(figures))}`)
        return `${shown(name, median(figures))} / ${shown(name, Math.max(...figures))}`
      })
      const ratio = (name: 'fcp' | 'lcp', reference: typeof react) =>
        reference ? (median(ours(name)) / median(reference(name))).toFixed(2) : ''
      rows.push([
        address,
        `${median(performance)} / ${Math.min(...performance)}`,
        ...categories.slice(1).map(String),
        ...times,
        ratio('fcp', react),
        ratio('lcp', react),
        react ? shown('tbt', median(react('tbt'))) : '',
        ratio('fcp', bare),
        ratio('lcp', bare),
      ])
    }
  } finally {
    lighthouse.close()
    await pages.close()
  }
  const seconds = (performance.now() - began) / 1000 / addresses.length
  printTable(
    `Lighthouse 12.8.2, mobile, simulated slow 4G, median / worst of ${runs}, ms; times of React and router, and of no scripts, on the same HTML; ${seconds.toFixed(0)} s a page`,
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
      'FCP to React',
      'LCP to React',
      'its TBT',
      'FCP to none',
      'LCP to none',
    ],
    [
      ...rows,
      [
        'limit',
        ...Array<number>(otherCategories.length + 1).fill(fullScore),
        ...metrics.map((name) => limits[name]),
      ],
    ],
  )
  if (over.length > 0) throw new Error(`Over budget: ${over.join(', ')}`)
}

const shown = (name: keyof typeof limits, value: number) => value.toFixed(name === 'cls' ? 4 : 0)
