import { createContext, useContext, type ReactNode } from 'react'
import type { TableName } from '@/admin/kit/api/any-table'
import { adminPaths } from '@/admin/kit/paths'
import { isFor, type Role, type SeenBy } from '@/admin/kit/session/role'

/** What a resource is called, where it is, and the table that holds its rows. */
export interface ResourceIdentity {
  /** In query keys, and in the names of drafts and exported files. */
  name: string
  /** Of its list: one row is at `<path>/<id>`, a new one at `<path>/new`. */
  path: string
  table: TableName
  /** `full` tells it from every other resource, where `one` does not: 'blog category'. */
  names: { title: string; one: string; many: string; full?: string }
}

export interface AdminRoute {
  /** As react-router-dom spells it: '/admin/blog/:id'. */
  path: string
  draw: (params: Readonly<Record<string, string | undefined>>) => ReactNode
}

/** An entry of the palette beside the screens of the sidebar. */
export interface Command {
  label: string
  to: string
  /** Words that find it as well. */
  keywords: string
  /** A form that would crowd the list before anything is typed. */
  onlyWhenTyped?: boolean
}

/** What the history calls the rows of a table. */
export interface TableLabels {
  /** In small letters. */
  one: string
  many: string
  columns?: Readonly<Record<string, string | undefined>>
  /** Where a row is opened, by its id and the label the log has for it. */
  rowPath?: (id: string, label: string) => string | undefined
  /** What people call the row, where the log names it by a key. */
  rowLabel?: (label: string) => string | undefined
  /** False: the history does not restore its rows. 'changes': it does, except rows that are deleted. */
  restorable?: false | 'changes'
  /** A value as people read it, where it is one of a list: 'no_show' as 'No show'. */
  valueLabel?: (column: string, value: string) => string | undefined
}

/** A place of the admin with all its routes: a resource, or a screen of its own kind. */
export interface AdminScreen {
  path: string
  title: string
  /** Absent: an owner's alone. */
  seenBy?: SeenBy
  inSidebar?: false
  /** The number of leads to answer is shown beside its entry. */
  countsWaiting?: true
  /** The screen of its section below which it is listed, only while one of the two is open. */
  under?: string
  routes: readonly AdminRoute[]
  commands?: readonly Command[]
  /** And 'staff', under which the log has who was given access. */
  tables?: Partial<Record<TableName | 'staff', TableLabels>>
  /** The kind under which the search of the database finds its rows. */
  searchKind?: string
}

/** An entry of the sidebar, which leads to its first screen. */
export interface Section {
  title: string
  screens: readonly AdminScreen[]
}

export type Registry = ReturnType<typeof createRegistry>

/** What is derived from all that is registered: the routes, and what tables and their rows are called. */
export function createRegistry(sections: readonly Section[]) {
  const screens = sections.flatMap((section) => section.screens)
  const tables = new Map(screens.flatMap((screen) => Object.entries(screen.tables ?? {})))

  const screenOf = (table: TableName) => screens.find((screen) => screen.tables && table in screen.tables)

  /** A table that nobody registered is called by its own name. */
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
    /** What a row is called: 'Figures of the blog' for the key 'blog_metrics'. */
    rowLabel: (table: string, label: string) => labelsOf(table).rowLabel?.(label) ?? label,
    rowPath: (table: string, id: string, label = '') => labelsOf(table).rowPath?.(id, label),
    /** Where the rows of a table are listed. */
    listPath: (table: TableName) => screenOf(table)?.path ?? adminPaths.dashboard,
    columnLabel: (table: string, column: string) => fieldLabel(column, labelsOf(table).columns),
  }
}

/** What is registered for a role. */
export function registryFor(role: Role, { sections, screens }: Registry): Registry {
  const isSeen = ({ seenBy = 'owner' }: AdminScreen) => isFor(role, seenBy)
  const closed = screens.filter((screen) => !isSeen(screen)).flatMap(({ routes }) => routes)
  return createRegistry(
    sections.map((section) => ({
      title: section.title,
      screens: section.screens.filter(isSeen).map((screen) => ({
        ...screen,
        commands: screen.commands?.filter(({ to }) => !closed.some(({ path }) => path === to)),
      })),
    })),
  )
}

const RegistryContext = createContext(createRegistry([]))
export const RegistryProvider = RegistryContext.Provider
export const useRegistry = () => useContext(RegistryContext)

/** A screen that stands alone, with the command that leads to it where its title does not say what one does there. */
export const defineScreen = (
  path: string,
  title: string,
  draw: AdminRoute['draw'],
  command?: Omit<Command, 'to'>,
): AdminScreen => ({
  path,
  title,
  routes: [{ path, draw }],
  commands: command && [{ ...command, to: path }],
})

/** Columns whose own names say badly what they hold. */
const known: Readonly<Record<string, string>> = {
  value: 'What it says',
  thumbnail_url: 'Image',
  thumbnail_alt: 'What the image shows',
  featured_image_url: 'Image',
  featured_image_alt: 'What the image shows',
  avatar_url: 'Portrait',
  'value.photo_url': 'Portrait',
  bolt_project_id: 'Bolt project',
  slug: 'Address',
}

/**
 * A column, or the path of a value inside it, in words: as its form calls it, else from its name. 'is_published' is
 * 'Published', 'hero.ctaText' is 'Hero, cta text', a setting's 'value.tagline' is 'Tagline'.
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
