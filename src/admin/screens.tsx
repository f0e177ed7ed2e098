import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { matchPath, useLocation } from 'react-router-dom'
import { AccountScreen } from '@/admin/account/account-screen'
import { AboutScreen } from '@/admin/about/about-screen'
import { article } from '@/admin/articles/article-record'
import { articles } from '@/admin/articles/articles-resource'
import { author } from '@/admin/authors/author-record'
import { authors } from '@/admin/authors/authors-resource'
import { bookings } from '@/admin/bookings/bookings-resource'
import { categories, category } from '@/admin/categories/categories'
import { topic, topics } from '@/admin/categories/topics'
import { DashboardScreen } from '@/admin/dashboard/dashboard-screen'
import { EmailScreen } from '@/admin/emails/email-screen'
import { emails } from '@/admin/emails/emails-resource'
import { sms } from '@/admin/emails/sms-resource'
import { orders } from '@/admin/orders/orders-resource'
import { HistoryScreen } from '@/admin/history/history-screen'
import { PublishScreen } from '@/admin/publish/publish-screen'
import type { RecordKind, StoredRow } from '@/admin/record/record'
import { RecordScreen } from '@/admin/record/record-screen'
import type { Resource } from '@/admin/resource/resource'
import { ResourceList } from '@/admin/resource/resource-list'
import { UnknownScreen } from '@/admin/shell/unknown-screen'
import { subscribers } from '@/admin/subscribers/subscribers-resource'
import { normalisePath } from '@/lib/paths'

interface DeskScreen {
  /** As react-router-dom spells it: '/admin/blog/:id'. */
  path: string
  draw: (params: Readonly<Record<string, string | undefined>>) => ReactNode
}

/** Every screen of the desk. An address that is spelt out goes before one with parameters. */
const screens: readonly DeskScreen[] = [
  { path: '/admin', draw: () => <DashboardScreen /> },
  { path: '/admin/history', draw: () => <HistoryScreen /> },
  { path: '/admin/publish', draw: () => <PublishScreen /> },
  { path: '/admin/account', draw: () => <AccountScreen /> },
  ...resourceScreens('/admin/bookings', bookings),
  ...resourceScreens('/admin/subscribers', subscribers),
  ...resourceScreens('/admin/orders', orders),
  ...resourceScreens('/admin/emails', emails),
  ...resourceScreens('/admin/emails/sms', sms),
  { path: '/admin/emails/:id', draw: ({ id = '' }) => <EmailScreen key={id} id={id} /> },
  ...resourceScreens('/admin/blog', articles, article),
  ...resourceScreens('/admin/blog/authors', authors, author),
  ...resourceScreens('/admin/blog/categories', categories, category),
  ...resourceScreens('/admin/blog/topics', topics, topic),
  { path: '/admin/about', draw: () => <AboutScreen /> },
]

/** A resource's list at `at`, and where its rows are written, the screens that make and edit one. */
function resourceScreens<Row extends { id: string }, Stored extends StoredRow, Form extends FieldValues>(
  at: string,
  resource: Resource<Row>,
  record?: RecordKind<Stored, Form>,
): DeskScreen[] {
  const list = { path: at, draw: () => <ResourceList resource={resource} /> }
  if (!record) return [list]
  const edit = { path: `${at}/:id`, draw: ({ id }) => <RecordScreen record={record} id={id} /> } as DeskScreen
  if (record.creatable === false) return [list, edit]
  return [list, { path: `${at}/new`, draw: () => <RecordScreen record={record} /> }, edit]
}

/** The screen at an address, drawn; undefined when there is none. */
export function screenAt(pathname: string): ReactNode {
  const path = normalisePath(pathname)
  const spelt = screens.find((screen) => screen.path === path)
  if (spelt) return spelt.draw({})
  for (const screen of screens) {
    const match = screen.path.includes(':') && matchPath(screen.path, path)
    if (match) return screen.draw(match.params)
  }
  return undefined
}

export function Screens() {
  return screenAt(useLocation().pathname) ?? <UnknownScreen />
}
