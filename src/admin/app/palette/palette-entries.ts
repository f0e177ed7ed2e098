import { aboutSections } from '@/admin/content/about/about-sections'
import { calendarDay } from '@/lib/dates'
import { settingPlaces } from '@/admin/content/settings/setting-places'
import { navigation } from '@/admin/app/registry/navigation'

/** A line of the palette: somewhere to go. */
export interface PaletteEntry {
  key: string
  /** The group it stands in; entries of one group follow each other. */
  group: string
  label: string
  /** Said after it, more quietly. */
  detail?: string
  to: string
}

/** What the database found, as desk_search gives it. */
export interface Hit {
  kind: string
  id: string
  title: string
  detail: string
}

const actions: ReadonlyArray<{ label: string; to: string; words?: string }> = [
  { label: 'New article', to: '/admin/blog/new', words: 'write post blog' },
  { label: 'New author', to: '/admin/blog/authors/new', words: 'add blog' },
  { label: 'New blog category', to: '/admin/blog/categories/new', words: 'add' },
  { label: 'New topic', to: '/admin/blog/topics/new', words: 'add blog' },
  { label: 'New project', to: '/admin/portfolio/new', words: 'add portfolio work' },
  { label: 'New portfolio category', to: '/admin/portfolio/categories/new', words: 'add package industry' },
  { label: 'New niche page', to: '/admin/niches/new', words: 'add industry service' },
  { label: 'New testimonial', to: '/admin/testimonials/new', words: 'add quote' },
  { label: 'New order', to: '/admin/orders/new', words: 'add invoice quote' },
  { label: 'New social link', to: '/admin/social/new', words: 'add' },
  { label: 'Add a picture', to: '/admin/pictures/new', words: 'upload new image photo' },
  { label: 'Publish the site', to: '/admin/publish', words: 'build deploy renew' },
  { label: 'Change your password', to: '/admin/account', words: 'account' },
]

/** Single forms, which would crowd the list before anything is typed. */
const forms = [
  ...Object.values(settingPlaces).map(({ at, address, title }) => ({
    label: title,
    to: `${at}/${address}`,
    words: 'settings',
  })),
  ...aboutSections.map(({ address, heading }) => ({
    label: heading,
    to: `/admin/about/${address}`,
    words: 'about page',
  })),
].map((form) => ({ group: 'Screens', ...form }))

const kinds: Readonly<Record<string, { group: string; to: (hit: Hit) => string }>> = {
  article: { group: 'Articles', to: ({ id }) => `/admin/blog/${id}` },
  author: { group: 'Authors', to: ({ id }) => `/admin/blog/authors/${id}` },
  project: { group: 'Projects', to: ({ id }) => `/admin/portfolio/${id}` },
  niche: { group: 'Niche pages', to: ({ id }) => `/admin/niches/${id}` },
  booking: { group: 'Bookings', to: ({ id }) => `/admin/bookings/${id}` },
  request: { group: 'Requests', to: ({ id }) => `/admin/requests/${id}` },
  application: { group: 'Applications', to: ({ id }) => `/admin/applications/${id}` },
  subscriber: { group: 'Subscribers', to: ({ id }) => `/admin/subscribers/${id}` },
  order: { group: 'Orders', to: ({ id }) => `/admin/orders/${id}` },
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)

/** The desk's own screens, forms and actions that hold every word typed; for none all screens and actions. */
export function ownEntries(typed: string): PaletteEntry[] {
  const wanted = wordsOf(typed)
  const places = navigation.flatMap(({ title, places: list }) =>
    list.map(({ to, label }) => ({ group: 'Screens', label, to, words: title ?? '' })),
  )
  return [
    ...places,
    ...(wanted.length > 0 ? forms : []),
    ...actions.map((action) => ({ group: 'Actions', words: '', ...action })),
  ]
    .filter(({ label, words }) => {
      const text = `${label} ${words}`.toLowerCase()
      return wanted.every((word) => text.includes(word))
    })
    .map(({ group, label, to }) => ({ key: `${group} ${to}`, group, label, to }))
}

/** What was found, with where it is opened, in the order of the kinds. A kind unknown here is left out. */
export function foundEntries(hits: readonly Hit[]): PaletteEntry[] {
  return Object.entries(kinds).flatMap(([kind, { group, to }]) =>
    hits
      .filter((hit) => hit.kind === kind)
      .map((hit) => ({
        key: `${kind} ${hit.id}`,
        group,
        label: hit.title,
        // A call's day comes as the database writes it.
        detail: hit.detail.replace(/^\d{4}-\d\d-\d\d(?=, )/, calendarDay),
        to: to(hit),
      })),
  )
}

/** Entries under their group's name, in the order the groups first come, each with its place in the whole list. */
export function grouped(
  entries: readonly PaletteEntry[],
): Array<[group: string, entries: Array<PaletteEntry & { place: number }>]> {
  const groups = new Map<string, Array<PaletteEntry & { place: number }>>()
  entries.forEach((entry, place) => {
    groups.set(entry.group, [...(groups.get(entry.group) ?? []), { ...entry, place }])
  })
  return [...groups]
}
