import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { knownGaps } from './known-gaps'
import type { Unsupported } from './support-data'
import { unsupportedApis } from './unsupported-apis'
import { unsupportedCss } from './unsupported-css'

/** The project's own files that reach a browser. */
export function browserFiles(ending: RegExp): string[] {
  const below = ['src', 'supabase/functions/_shared', 'scripts/prerender/boot.js'].flatMap((place) =>
    path.extname(place)
      ? [place]
      : readdirSync(place, { recursive: true, encoding: 'utf8' }).map(
          (file) => `${place}/${file.replaceAll('\\', '/')}`,
        ),
  )
  return below.filter((file) => ending.test(file) && !/\.(?:test|d)\.tsx?$/.test(file))
}

/** What is used without being supported or known, and known gaps that nothing needs: a line for each. */
export function faults(found: readonly Unsupported[], gaps = knownGaps): string[] {
  const used = new Set<string>()
  const lines = found.flatMap(({ place, feature, browsers }) => {
    const gap = Object.keys(gaps).find((name) => `${feature}.`.startsWith(`${name}.`))
    const files = gap && gaps[gap]?.files
    if (gap && (!files || files.some((file) => place.startsWith(`${file}:`)))) {
      used.add(gap)
      return []
    }
    return [`${place}  ${feature} is not in ${browsers.join(', ')}`]
  })
  const idle = Object.keys(gaps).filter((gap) => !used.has(gap))
  return [...new Set(lines), ...idle.map((gap) => `scripts/browsers/known-gaps.ts  ${gap} is used nowhere`)]
}

/** Everything in the project's own files that a supported browser lacks. */
export const allUnsupported = (): Unsupported[] => [
  ...unsupportedApis(browserFiles(/\.(?:tsx?|js)$/)),
  ...browserFiles(/\.css$/).flatMap((file) => unsupportedCss(file, readFileSync(file, 'utf8'))),
]
