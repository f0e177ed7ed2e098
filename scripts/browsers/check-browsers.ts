import { allUnsupported, faults } from './browser-support'

/** The part of `npm run lint` that names what a supported browser lacks; exits 1 if there is any. */
const lines = faults(allUnsupported())
for (const line of lines) console.error(line)
if (lines.length > 0) {
  console.error(
    `${lines.length} of the site’s functions and styles are newer than the supported browsers. Write it in another way, or give it a reason in scripts/browsers/known-gaps.ts.`,
  )
  process.exit(1)
}
