import type { SimpleSupportStatement, SupportBlock } from '@mdn/browser-compat-data'
import bcd from '@mdn/browser-compat-data/forLegacyNode'
import { supportedBrowsers } from './supported-browsers'

export interface Unsupported {
  /** The file with its line, or with the selector. */
  place: string
  /** The feature's name in @mdn/browser-compat-data, such as 'api.URL.canParse_static'. */
  feature: string
  /** The supported browsers without it, such as 'firefox 115'. */
  browsers: string[]
}

type Node = Readonly<Record<string, unknown>>

/** What the tables have under a name. */
export function tableAt(name: string): Node | undefined {
  let at: unknown = bcd
  for (const key of name.split('.')) at = (at as Node | undefined)?.[key]
  return at as Node | undefined
}

const supportOf = (name: string): SupportBlock | undefined => {
  const { __compat: compat } = (tableAt(name) ?? {}) as { __compat?: { support: SupportBlock } }
  return compat?.support
}

/** Whether the tables say who supports it. */
export const isFeature = (name: string): boolean => supportOf(name) !== undefined

/** The names of the entries below a name. */
export const entriesBelow = (name: string): string[] =>
  Object.keys(tableAt(name) ?? {}).flatMap((key) => (key === '__compat' ? [] : `${name}.${key}`))

/** Where the tables have objects, functions and, below them, members. */
export const apiRoots = ['javascript.builtins', 'javascript.builtins.Intl', 'api']
export const objects = apiRoots.flatMap(entriesBelow)
export const members = objects.flatMap(entriesBelow)

export const lastPart = (name: string): string =>
  name.slice(name.lastIndexOf('.') + 1).replace(/_static$/, '')

/** Whether version `a` is at most version `b`. */
function isAtMost(a: string, b: string): boolean {
  const [x = [], y = []] = [a, b].map((version) => version.replace('≤', '').split('.').map(Number))
  const at = x.findIndex((part, index) => part !== (y[index] ?? 0))
  return at === -1 || (x[at] ?? 0) < (y[at] ?? 0)
}

/** Whether the version has it under its own name and without a setting; a part of it counts as all. */
const has = (statement: SimpleSupportStatement, version: string): boolean =>
  typeof statement.version_added === 'string' &&
  statement.version_added !== 'preview' &&
  isAtMost(statement.version_added, version) &&
  !(typeof statement.version_removed === 'string' && isAtMost(statement.version_removed, version)) &&
  !statement.flags &&
  !statement.prefix &&
  !statement.alternative_name

/** The supported browsers without a feature; none if the tables do not say. */
export function browsersWithout(name: string): string[] {
  const support = supportOf(name)
  if (!support) return []
  return Object.entries(supportedBrowsers).flatMap(([browser, version]) => {
    const statements = support[browser as keyof typeof supportedBrowsers]
    if (!statements || [statements].flat().some((statement) => has(statement, version))) return []
    return [`${browser} ${version}`]
  })
}

/** Of something with several possible names, the first one, if none of them is supported everywhere. */
export function firstWithout(
  names: readonly string[],
): Pick<Unsupported, 'feature' | 'browsers'> | undefined {
  const all = names.map((feature) => ({ feature, browsers: browsersWithout(feature) }))
  return all.every(({ browsers }) => browsers.length > 0) ? all[0] : undefined
}
