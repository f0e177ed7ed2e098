import type { Database } from '@/lib/database.types'
import { calendarDay } from '@/lib/dates'
import type { FoundPerson } from '@/admin/leads/people/people-query'
import { keyPath } from '@/admin/leads/shared/person-key'
import type { Registry } from '@/admin/kit/registry/registry'

/** An entry of the palette, which links to a screen. */
export interface PaletteEntry {
  key: string
  /** The heading that it is listed under. */
  group: string
  label: string
  /** Shown after the label in a lighter colour. */
  detail?: string
  to: string
}

export type Hit = Database['public']['Functions']['admin_search']['Returns'][number]

/**
 * The admin's screens, forms and actions that contain every typed word; without input all screens and
 * actions.
 */
export function ownEntries({ sections, screens }: Registry, typed: string): PaletteEntry[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const commands = screens.flatMap((screen) => screen.commands ?? [])
  return [
    ...sections.flatMap(({ title, screens: places }) =>
      places.map(({ path, title: label, keywords = '' }) => ({
        group: 'Screens',
        label,
        to: path,
        keywords: `${title} ${keywords}`,
      })),
    ),
    ...commands
      .filter(({ onlyWhenTyped }) => !onlyWhenTyped || wanted.length > 0)
      .map((command) => ({ group: command.onlyWhenTyped ? 'Screens' : 'Actions', ...command })),
  ]
    .filter(({ label, keywords }) => {
      const text = `${label} ${keywords}`.toLowerCase()
      return wanted.every((word) => text.includes(word))
    })
    .map(({ group, label, to }) => ({ key: `${group} ${to}`, group, label, to }))
}

/** Search hits with their URLs, in the order of the registry. A hit of an unknown kind is left out. */
export function foundEntries({ screens }: Registry, hits: readonly Hit[]): PaletteEntry[] {
  return screens.flatMap(({ searchKind, title, path }) =>
    hits
      .filter(({ kind }) => kind === searchKind)
      .map((hit) => ({
        key: `${hit.kind} ${hit.id}`,
        group: title,
        label: hit.title,
        // The database writes a call's day as yyyy-mm-dd.
        detail: hit.detail.replace(/^\d{4}-\d\d-\d\d(?=, )/, calendarDay),
        to: `${path}/${hit.id}`,
      })),
  )
}

/** The five latest people among those found. */
export const peopleEntries = (people: readonly FoundPerson[]): PaletteEntry[] =>
  people.slice(0, 5).map(({ contact_key: key, name, contact }) => ({
    key: `person ${key}`,
    group: 'People',
    label: name ?? contact,
    detail: name === null ? undefined : contact,
    to: keyPath(key),
  }))

/** Entries by group, in the order in which the groups first appear. */
export function grouped(entries: readonly PaletteEntry[]): Array<[group: string, entries: PaletteEntry[]]> {
  const groups = new Map<string, PaletteEntry[]>()
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry])
  return [...groups]
}
