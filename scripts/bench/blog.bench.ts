import { measurePrerender } from './blog-prerender'
import { measureSearch } from './blog-search'
import { measureVisits } from './blog-visit'
import { builtSite } from './built-site'

/** The blog at sizes it does not have yet: search, what a visit downloads, the build. */
export async function run(): Promise<void> {
  await measureSearch()
  await builtSite()
  await measureVisits()
  await measurePrerender()
}
