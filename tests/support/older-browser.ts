import type { BrowserContext } from '@playwright/test'
import { browsersWithout, members, objects } from '../../scripts/browsers/support-data'

/** An object with a member, or an object of the window alone: ['URL', 'canParse'], ['Intl', 'Segmenter']. */
type Path = readonly string[]

const pathOf = (feature: string): Path =>
  feature
    .replace(/^(?:javascript\.builtins|api)\./, '')
    .replace(/_static$/, '')
    .split('.')

/** What at least one supported browser lacks; members first, because a method may outlive its object's name. */
export const missingApis: readonly Path[] = [...members, ...objects]
  // Events and symbols are no properties, and a constructor goes with its object.
  .filter((feature) => !/_event$|@@/.test(feature) && browsersWithout(feature).length > 0)
  .map(pathOf)
  .filter((path) => path.at(-1) !== path.at(-2))

/** Removes from the pages of a browser whatever a supported browser lacks, before their first script runs. */
export async function removeNewerApis(context: BrowserContext): Promise<void> {
  await context.addInitScript((missing) => {
    type Holder = Record<string, unknown> | undefined
    const remove = (holder: Holder, name: string) => {
      if (holder && Object.getOwnPropertyDescriptor(holder, name)?.configurable) delete holder[name]
    }
    for (const path of missing) {
      const name = path.at(-1) ?? ''
      let holder = globalThis as unknown as Holder
      for (const key of path.slice(0, -1)) holder = holder?.[key] as Holder
      remove(holder, name)
      remove(holder?.prototype as Holder, name)
      if (path[0] === 'Window') remove(globalThis as unknown as Holder, name)
    }
  }, missingApis)
}
