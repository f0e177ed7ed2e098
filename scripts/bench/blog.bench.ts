import { measurePrerender } from './blog-prerender'
import { measureVisits } from './blog-visit'
import { builtSite } from './built-site'

/** The blog at sizes it does not have yet: what a visit downloads, and the build. */
export async function run(): Promise<void> {
  await builtSite()
  await measureVisits()
  await measurePrerender()
}
