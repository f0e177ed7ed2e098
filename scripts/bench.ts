import { spawnSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { closeBuiltSite } from './bench/built-site'

/**
 * `npm run bench [names…]`: measurements, each beside its limit; all subjects, or the named ones. A subject
 * is a file `bench/<name>.bench.ts` that exports `run()`, which throws where a budget is not held. Run it alone: a busy
 * machine distorts the numbers, so `npm test` asserts none of them but bytes. It builds the site first where a subject asks
 * for it; `BENCH_BUILD=keep` takes dist/ as it is.
 */
// React's production build, chosen when it is first loaded; a build later in this process sets it anyway.
process.env.NODE_ENV = 'production'

const folder = new URL('bench/', import.meta.url)
const suffix = '.bench.ts'
const known = (await readdir(folder))
  .filter((file) => file.endsWith(suffix))
  .map((file) => file.slice(0, -suffix.length))
  .toSorted()

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`No such subject: ${unknown.join(', ')}. There are ${known.join(', ')}.`)
  process.exit(1)
}

const subjects = asked.length > 0 ? asked : known
// Lighthouse is in a package of its own: most who work here never measure with it.
if (subjects.includes('lighthouse')) {
  const installer = fileURLToPath(new URL('install.mjs', import.meta.url))
  const { status } = spawnSync(process.execPath, [installer, '--bench'], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

let failed = false
try {
  for (const name of subjects) {
    const subject = (await import(new URL(name + suffix, folder).href)) as { run: () => Promise<void> }
    await subject.run().catch((error: unknown) => {
      failed = true
      console.error(`\n${name} failed:`, error)
    })
  }
} finally {
  await closeBuiltSite()
}
// A browser's or database's handle left open must not delay the end.
process.exit(failed ? 1 : 0)
