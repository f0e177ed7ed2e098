import { pageFile, routes } from '../src/app/routes.ts'

interface ModuleInfo {
  isEntry: boolean
  code: string | null
  importedIds: readonly string[]
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

export interface ModuleContext {
  getModuleInfo: (id: string) => ModuleInfo | null
}

/** Parts of React Query that only some pages use, but that are reached through its index like all others. */
const onlyInPages = /(?:useQueries|queriesObserver|useMutation|mutationObserver|useInfiniteQuery)\.js$/
/** Comes with the pages that read at once, else when something is read. */
const queryLibrary = /\/node_modules\/@tanstack\/|\/src\/lib\/(?:with-)?query-(?:client|seed)\.tsx?$/

const iconName = (id: string) =>
  /lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/
    .exec(id)?.[1]
    ?.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

const iconsOf = new WeakMap<ModuleInfo, readonly string[]>()

/** The icons that a module imports, by name. Cached: asked for each of thousands of icons. */
function iconsIn(info: ModuleInfo | null): readonly string[] {
  if (!info) return []
  const known = iconsOf.get(info)
  if (known) return known
  const list = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(info.code ?? '')?.[1] ?? ''
  const names = list.split(/\W+/)
  iconsOf.set(info, names)
  return names
}

/** The importers of a module. Icons are imported through one index: for them, the index's importers that name the icon. */
function importersOf(id: string, context: ModuleContext): readonly string[] {
  const importers = context.getModuleInfo(id)?.importers ?? []
  const icon = iconName(id)
  if (!icon) return importers
  return importers
    .flatMap((index) => context.getModuleInfo(index)?.importers ?? [])
    .filter((user) => iconsIn(context.getModuleInfo(user)).includes(icon))
}

/** The modules through which one is reached: the entry, and whatever is loaded lazily. */
function rootsOf(id: string, context: ModuleContext): string[] {
  const above = new Set([id])
  const roots: string[] = []
  for (const module of above) {
    const info = context.getModuleInfo(module)
    if (!info) continue
    const lazily = new Set(info.dynamicImporters)
    if (info.isEntry || lazily.size > 0) roots.push(module)
    for (const importer of importersOf(module, context)) if (!lazily.has(importer)) above.add(importer)
  }
  return roots
}

/** Areas whose addresses have different beginnings. */
const areaOfBeginning: Readonly<Record<string, string>> = {
  '': 'home',
  'get-a-quote': 'contact',
  'privacy-policy': 'legal',
  'terms-of-service': 'legal',
  newsletter: 'unsubscribe',
}

/** The area of each visitors' page, by its file: addresses with the same beginning are read together. */
const areaByPage: ReadonlyMap<string, string> = new Map(
  routes
    .filter(({ layout }) => layout !== 'bare')
    .map((route) => {
      const beginning = route.path.split('/')[1] ?? ''
      return [`/${pageFile(route)}`, areaOfBeginning[beginning] ?? beginning]
    }),
)

/** The area of a public page's module; nothing for the admin and for what loads later. */
const areaOf = (id: string) => areaByPage.get(id.slice(id.lastIndexOf('/src/')))

const fileName = (id: string) => /([\w-]+)\.tsx?$/.exec(id)?.[1] ?? 'late'
const featureIn = (id: string) => /\/src\/features\/([\w-]+)\//.exec(id)?.[1]
const packageOf = (id: string) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/.exec(id)?.[1]

/** What draws articles, papers and stories; other pages have none of these texts. */
const markdown =
  /\/markdown\/|\/components\/(?:ui\/(?:text-blocks|text-picture|inline-text)|sections\/long-text)/

/** Only forms need these: what imports them keeps them from pages without a form. */
const formLibrary = /\/node_modules\/(?:react-hook-form|valibot|@hookform)\//

const levels = ['libraries', 'site', 'forms', 'shared', 'later', 'areas', 'area'] as const
type Place = [level: (typeof levels)[number], file: string]

/** Too small for a file of its own; in characters of its source. */
const isTiny = (id: string, context: ModuleContext) => (context.getModuleInfo(id)?.code?.length ?? 0) < 1500

/** The group of a module; undefined leaves it to the bundler. */
export function chunkPlace(id: string, context: ModuleContext): Place | undefined {
  // The entry keeps its name and its style sheet, so that the manifest still leads to both.
  if (/\.(?:html|css)$|\/src\/main\.tsx$/.test(id) || onlyInPages.test(id)) return undefined
  if (queryLibrary.test(id)) return ['later', 'query']
  const library = iconName(id) ? undefined : packageOf(id)
  const roots = rootsOf(id, context)
  if (roots.some((root) => context.getModuleInfo(root)?.isEntry))
    return library
      ? ['libraries', /^(?:react|react-dom|scheduler)$/.test(library) ? 'react' : 'libraries']
      : ['site', 'site']
  const pageAreas = roots.flatMap((root) => areaOf(root) ?? [])
  const areas = [...new Set(pageAreas)].toSorted()
  // A page stays in its own file: moved, it would leave an empty one behind. What some import at once and others later
  // has a file of its own, or it would come with whatever else those import.
  if (roots.includes(id))
    return areaOf(id) || importersOf(id, context).length < 2 ? undefined : ['later', fileName(id)]
  const imports = (which: RegExp) =>
    (context.getModuleInfo(id)?.importedIds ?? []).some((next) => which.test(next))
  if (areas.length > 1 && imports(queryLibrary)) return ['later', 'query']
  if (areas.length > 1 && markdown.test(id)) return ['later', 'markdown']
  if (areas.length > 2 && library) return ['libraries', library.replace(/\W+/g, '-')]
  if (areas.length > 1 && imports(formLibrary)) return ['forms', 'forms']
  if (areas.length > 2 || (areas.length === 2 && isTiny(id, context))) {
    const feature = featureIn(id)
    return feature ? ['areas', `${feature}-shared`] : ['shared', 'shared']
  }
  if (areas.length === 2) return ['areas', areas.join('-')]
  return pageAreas.length > 1 ? ['area', areas[0] as string] : undefined
}

/** Cached: the module graph no longer changes here, and each look-up crosses into the bundler. */
function remembered<Answer>(ask: (id: string, context: ModuleContext) => Answer) {
  const known = new Map<string, Answer>()
  return (id: string, context: ModuleContext): Answer => {
    if (!known.has(id)) known.set(id, ask(id, context))
    return known.get(id) as Answer
  }
}

/**
 * The files of the bundle that visitors load. Left to itself the bundler cuts wherever two pages or the admin share
 * something: 24 files for Home and 34 for an article where these make 9 and 10.
 *
 * - What is needed before any page: `react`, `libraries` and `site`. What several forms need: `forms`.
 * - What some pages need at once and others later, or never: `query` and others, each in a file of its own.
 * - What more than two areas need: `shared`; a library, and a feature's parts, in a file of its own, or the pages that
 *   have none of it would get it too. What two need: a file of their names.
 * - What several pages of one area need: a file of the area's name.
 * - What one page needs stays with the page.
 *
 * A group takes what its modules import along, so the one that is needed most comes first.
 */
export function chunkGroups() {
  const infoOf = remembered((id: string, context: ModuleContext) => context.getModuleInfo(id))
  const placeOf = remembered((id: string, context: ModuleContext) =>
    chunkPlace(id, { getModuleInfo: (module) => infoOf(module, context) }),
  )
  return levels.map((level, index) => ({
    debugName: level,
    priority: levels.length - index,
    name: (id: string, context: ModuleContext) => {
      const place = placeOf(id, context)
      return place?.[0] === level ? place[1] : null
    },
  }))
}
