import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pageBytes } from './bench/page-bytes'
import { measurePage, type PageFigures } from './bench/lighthouse'
import { printTable } from './bench/table'

/**
 * `npm run bench`: the figures of the performance section, each beside its limit. It asserts nothing: a busy
 * machine would make it lie. Run it alone.
 */
const port = process.env.PORT ?? '4190'
const site = `http://localhost:${port}`
const pages = ['/']

const build = spawnSync('npm', ['run', '--silent', 'build'], {
  stdio: 'inherit',
  env: { ...process.env, LOCAL_DATA: 'memory' },
})
if (build.status !== 0) process.exit(1)

const preview = serve('supabase/local/preview.ts', { LOCAL_DATA: 'memory', PORT: port, MAIL_PORT: '54390' })
try {
  await answered(site)
  const rows: Array<[string, PageFigures]> = []
  for (const address of pages) {
    const runs: PageFigures[] = []
    for (let run = 0; run < 3; run++) runs.push(await measurePage(site + address))
    rows.push([address, worst(runs)])
  }
  printTable(
    'Lighthouse 12.8.2, mobile, simulated slow 4G, worst of 3 runs',
    ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
    [
      ...rows.map(([address, f]) => [address, ...f.scores, f.fcp, f.lcp, f.tbt, f.cls]),
      ['limit', 100, 100, 100, 100, 900, 1200, 20, 0.005],
    ],
  )
  const bytes = await Promise.all(
    pages.map(async (address) => [address, await pageBytes(site + address)] as const),
  )
  printTable(
    'Bytes on the wire, brotli, KB (1024)',
    ['page', 'HTML with style and data', 'scripts', 'fonts', 'pictures', 'data fetched after', 'all'],
    [
      ...bytes.map(([address, b]) => [address, b.document, b.script, b.font, b.image, b.fetch, b.all]),
      ['limit', '', 95, '', '', '', 200],
    ],
  )
} finally {
  await stop(preview)
}

const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
try {
  const starts = []
  for (let run = 0; run < 2; run++) starts.push(await timeStart(folder))
  printTable(
    'npm start to the first page served, seconds',
    ['start', 's', 'limit'],
    [
      ['first (empty data folder)', starts[0] ?? '', ''],
      ['second (warm)', starts[1] ?? '', 5],
    ],
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}
process.exit(0)

function serve(program: string, env: Record<string, string>): ChildProcess {
  return spawn('npx', ['--no-install', 'tsx', program], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...env },
  })
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  if (child.pid) process.kill(-child.pid, 'SIGTERM')
  await ended
}

/** Waits until an address answers 200; gives up after two minutes. */
async function answered(url: string): Promise<void> {
  const until = performance.now() + 120_000
  while (performance.now() < until) {
    const ok = await fetch(url).then(
      (response) => response.ok && response.text().then(() => true),
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`${url} did not answer`)
}

async function timeStart(dataFolder: string): Promise<string> {
  const began = performance.now()
  const child = serve('supabase/local/start.ts', { LOCAL_DIR: dataFolder, PORT: '4191', MAIL_PORT: '54391' })
  await answered('http://localhost:4191')
  const seconds = (performance.now() - began) / 1000
  await stop(child)
  return seconds.toFixed(1)
}

function worst(runs: readonly PageFigures[]): PageFigures {
  const most = (pick: (run: PageFigures) => number) => Math.max(...runs.map(pick))
  return {
    scores: (runs[0]?.scores ?? []).map((_, index) => Math.min(...runs.map((run) => run.scores[index] ?? 0))),
    fcp: most((run) => run.fcp),
    lcp: most((run) => run.lcp),
    tbt: most((run) => run.tbt),
    cls: most((run) => run.cls),
  }
}
