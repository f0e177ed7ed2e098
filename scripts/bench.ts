import { spawnSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { outcome } from './bench/figures'
import { closeBuiltSite } from './bench/site'

/**
 * `npm run bench [names…]`: measurements, each beside its limit; all subjects, or only the named ones. A
 * subject is a file `bench/<name>.bench.ts` that exports `run()`. A figure over its limit makes the command
 * fail. Run it alone: a busy machine distorts the numbers, so `npm test` checks none of them except bytes. It
 * builds the site first if a subject needs it; `BENCH_BUILD=keep` uses the existing dist/.
 */
// React chooses its production build when it is first loaded; a later build in this process sets the variable
// anyway.
process.env.NODE_ENV = 'production'

const folder = new URL('bench/', import.meta.url)
const suffix = '.bench.ts'
const known = (await readdir(folder))
  .filter((file) => file.endsWith(suffix))
  .map((file) => file.slice(0, -suffix.length))
  .toSorted()

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`No such subject: ${unknown.join(', ')}. There are ${known.join(', ')}.`)
  process.exit(1)
}

const subjects = chosen.length > 0 ? chosen : known
// Lighthouse is in a separate package, because most developers never measure with it.
if (subjects.includes('lighthouse')) {
  const installer = fileURLToPath(new URL('install.mjs', import.meta.url))
  const { status } = spawnSync(process.execPath, [installer, '--bench'], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

try {
  for (const name of subjects) {
    const subject = (await import(new URL(name + suffix, folder).href)) as { run: () => Promise<void> }
    await subject.run().catch((error: unknown) => {
      outcome.failed = true
      console.error(`\n${name} failed:`, error)
    })
  }
} finally {
  await closeBuiltSite()
}
// An open handle of a browser or database must not keep the process running.
process.exit(outcome.failed ? 1 : 0)
