import { builtSite } from './built-site'
import { measurePage, type PageFigures } from './lighthouse-run'
import { publicPages } from './public-pages'
import { printTable } from './table'

/** Every public address as a phone on simulated slow 4G, the worst of three runs. */
export async function run(): Promise<void> {
  const site = await builtSite()
  const rows: Array<[string, PageFigures]> = []
  for (const address of await publicPages()) {
    const runs: PageFigures[] = []
    for (let count = 0; count < 3; count++) runs.push(await finished(site + address))
    rows.push([address, worst(runs)])
  }
  printTable(
    'Lighthouse 12.8.2, mobile, simulated slow 4G, worst of 3 runs (/unsubscribe and the samples ask not to be indexed)',
    ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
    [
      ...rows.map(([address, f]) => [address, ...f.scores, f.fcp, f.lcp, f.tbt, f.cls]),
      ['limit', 100, 100, 100, 100, 900, 1200, 20, 0.005],
    ],
  )
}

/** A run that did not finish says nothing about the page: it is reported and repeated once. */
const finished = (url: string) =>
  measurePage(url).catch((error: Error) => {
    console.error(`Run again, ${error.message}`)
    return measurePage(url)
  })

function worst(runs: readonly PageFigures[]): PageFigures {
  const most = (pick: (figures: PageFigures) => number) => Math.max(...runs.map(pick))
  return {
    scores: (runs[0]?.scores ?? []).map((_, index) =>
      Math.min(...runs.map(({ scores }) => scores[index] ?? 0)),
    ),
    fcp: most(({ fcp }) => fcp),
    lcp: most(({ lcp }) => lcp),
    tbt: most(({ tbt }) => tbt),
    cls: most(({ cls }) => cls),
  }
}
