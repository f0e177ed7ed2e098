import { measurePrerender } from './blog-prerender'
import { measureVisits } from './blog-visit'
import { builtSite } from './built-site'

/** The blog at sizes it has not reached yet: what a visit downloads, and how long the build takes. */
export async function run(): Promise<void> {
  await builtSite()
  await measureVisits()
  await measurePrerender()
}
