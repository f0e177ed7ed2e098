import { createContext, useContext, type ReactNode } from 'react'
import type { TableName } from '@/admin/kit/api/any-table'
import { ClosedScreen } from '@/admin/kit/screen/unknown-screen'
import { isFor, type Role, type SeenBy } from '@/admin/kit/rights/role'

/** The names, the path and the table of a resource. */
export interface ResourceIdentity {
  /** Used in query keys and in the names of drafts and exported files. */
  name: string
  /** The path of its list; one row is at `<path>/<id>`, a new one at `<path>/new`. */
  path: string
  table: TableName
  /** `full` is unique among all resources, if `one` is not: 'blog category'. */
  names: { title: string; one: string; many: string; full?: string }
}

export interface AdminRoute {
  /** A path pattern of react-router-dom: '/admin/blog/:id'. */
  path: string
  draw: (params: Readonly<Record<string, string | undefined>>) => ReactNode
}

/** An entry of the palette besides the screens. */
export interface Command {
  label: string
  to: string
  /** Further words that find it. */
  keywords: string
  /** Hides the entry until something is typed, to keep the initial list short. */
  onlyWhenTyped?: boolean
}

/** The names of a table's rows in the history. */
export interface TableLabels {
  /** In lower case. */
  one: string
  many: string
  columns?: Readonly<Record<string, string | undefined>>
  /** The path of a row, by its id and its label in the log. */
  rowPath?: (id: string, label: string) => string | undefined
  /** The readable name of a row that the log names by a key. */
  rowLabel?: (label: string) => string | undefined
  /** False: the history does not restore its rows. 'changes': it does, except rows that are deleted. */
  restorable?: false | 'changes'
  /** The label of an enum value: 'No show' for 'no_show'. */
  valueLabel?: (column: string, value: string) => string | undefined
}

/** An admin screen with all its routes: a resource or a single screen. */
export interface AdminScreen {
  path: string
  title: string
  /** Absent: only for owners. */
  seenBy?: SeenBy
  /** Seldom used; other screens and the palette link to it. */
  inSidebar?: false
  /** Further words that find it in the palette. */
  keywords?: string
  /** The screen of its section below which it is listed, only while one of the two is open. */
  under?: string
  routes: readonly AdminRoute[]
  commands?: readonly Command[]
  /** Also 'staff', under which the log records changes of access. */
  tables?: Partial<Record<TableName | 'staff', TableLabels>>
  /** The kind of its rows in the results of admin_search. */
  searchKind?: string
}

/** An entry of the sidebar, which links to its first screen. */
export interface Section {
  title: string
  screens: readonly AdminScreen[]
}

export type Registry = ReturnType<typeof createRegistry>

/** Derives the routes and the names of tables and rows from all registered screens. */
export function createRegistry(sections: readonly Section[]) {
  const screens = sections.flatMap((section) => section.screens)
  const tables = new Map(screens.flatMap((screen) => Object.entries(screen.tables ?? {})))

  /** An unregistered table is named by its own name. */
  function labelsOf(table: string): TableLabels {
    const plain = table.replaceAll('_', ' ')
    return tables.get(table) ?? { one: plain, many: fieldLabel(plain) }
  }

  return {
    sections,
    screens,
    routes: screens.flatMap(({ routes }) => routes),
    tables,
    labelsOf,
    /** The name of a row: 'Figures of the blog' for the key 'blog_metrics'. */
    rowLabel: (table: string, label: string) => labelsOf(table).rowLabel?.(label) ?? label,
    rowPath: (table: string, id: string, label = '') => labelsOf(table).rowPath?.(id, label),
    columnLabel: (table: string, column: string) => fieldLabel(column, labelsOf(table).columns),
  }
}

/** The registry of a role: the screens that it may see, and a notice at the paths of the others. */
export function registryFor(role: Role, { sections, screens }: Registry): Registry {
  const isSeen = ({ seenBy = 'owner' }: AdminScreen) => isFor(role, seenBy)
  const closed = screens.filter((screen) => !isSeen(screen)).flatMap(({ routes }) => routes)
  const own = createRegistry(
    sections.map((section) => ({
      title: section.title,
      screens: section.screens.filter(isSeen).map((screen) => ({
        ...screen,
        commands: screen.commands?.filter(({ to }) => !closed.some(({ path }) => path === to)),
      })),
    })),
  )
  // Closed routes stay, so that their paths are not mistaken for a row of another resource.
  return { ...own, routes: [...own.routes, ...closed.map(({ path }) => ({ path, draw: ClosedScreen }))] }
}

const RegistryContext = createContext(createRegistry([]))
export const RegistryProvider = RegistryContext.Provider
export const useRegistry = () => useContext(RegistryContext)

/** Defines a single screen. */
export const defineScreen = (
  path: string,
  title: string,
  draw: AdminRoute['draw'],
  more?: Pick<AdminScreen, 'keywords' | 'commands' | 'inSidebar'>,
): AdminScreen => ({ path, title, routes: [{ path, draw }], ...more })

/** Labels of columns whose names are unclear. */
const known: Readonly<Record<string, string>> = {
  value: 'What it says',
  thumbnail_url: 'Image',
  thumbnail_alt: 'What the image shows',
  featured_image_url: 'Image',
  featured_image_alt: 'What the image shows',
  avatar_url: 'Portrait',
  'value.photo_url': 'Portrait',
  bolt_project_id: 'Bolt project',
  slug: 'Web address',
}

/**
 * The label of a column, or of a path inside its value: from its form, otherwise from its name.
 * 'is_published' becomes 'Published', 'hero.ctaText' 'Hero, cta text', a setting's 'value.tagline' 'Tagline'.
 */
export function fieldLabel(field: string, labels?: Readonly<Record<string, string | undefined>>): string {
  if (Object.hasOwn(known, field)) return known[field] as string
  if (labels && Object.hasOwn(labels, field) && labels[field]) return labels[field]
  const text = field
    .replace(/^is_|^value\.|_sen$/g, '')
    .replace(/\.(\d+)/g, (_, index: string) => ` ${Number(index) + 1}`)
    .replaceAll('.', ', ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
