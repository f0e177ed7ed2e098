import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { matchPath, useLocation } from 'react-router-dom'
import { AccountScreen } from '@/admin/app/account/account-screen'
import { article } from '@/admin/content/articles/article-record'
import { aboutSettings } from '@/admin/content/about/about-settings'
import { articles } from '@/admin/content/articles/articles-resource'
import { author } from '@/admin/content/authors/author-record'
import { authors } from '@/admin/content/authors/authors-resource'
import { categories, category } from '@/admin/content/taxonomy/categories'
import { topic, topics } from '@/admin/content/taxonomy/topics'
import { DashboardScreen } from '@/admin/tools/dashboard/dashboard-screen'
import { EmailScreen } from '@/admin/leads/emails/email-screen'
import { emails } from '@/admin/leads/emails/emails-resource'
import { sms } from '@/admin/leads/emails/sms-resource'
import { HistoryScreen } from '@/admin/tools/history/history-screen'
import { leadScreens } from '@/admin/app/lead-screens'
import { PublishScreen } from '@/admin/tools/publish/publish-screen'
import { LegalScreen } from '@/admin/content/legal/legal-screen'
import { isLegalType } from '@/admin/content/legal/legal-versions'
import { NewVersionScreen } from '@/admin/content/legal/new-version-screen'
import { VersionScreen } from '@/admin/content/legal/version-screen'
import { niche, niches } from '@/admin/content/niches/niches-resource'
import { orderScreens } from '@/admin/app/reorder-screens'
import { NewPictureScreen } from '@/admin/content/pictures/new-picture-screen'
import { picture, pictures } from '@/admin/content/pictures/pictures-resource'
import { portfolioCategories, portfolioCategory } from '@/admin/content/projects/categories-resource'
import { project, projects } from '@/admin/content/projects/projects-resource'
import type { RecordKind, StoredRow } from '@/admin/kit/record/record'
import { RecordScreen } from '@/admin/kit/record/record-screen'
import type { Resource } from '@/admin/kit/resource/resource'
import { ResourceList } from '@/admin/kit/list/resource-list'
import { settingGroups } from '@/admin/content/settings/settings'
import { SettingScreen, SettingsScreen } from '@/admin/content/settings/settings-screen'
import { UnknownScreen } from '@/admin/kit/screen/unknown-screen'
import { socialLink, socialLinks } from '@/admin/content/social-links/social-links-resource'
import { testimonial, testimonials } from '@/admin/content/testimonials/testimonials-resource'
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
  ...leadScreens,
  ...resourceScreens('/admin/emails', emails),
  ...resourceScreens('/admin/emails/sms', sms),
  { path: '/admin/emails/:id', draw: ({ id = '' }) => <EmailScreen key={id} id={id} /> },
  ...resourceScreens('/admin/blog', articles, article),
  ...resourceScreens('/admin/blog/authors', authors, author),
  ...resourceScreens('/admin/blog/categories', categories, category),
  ...resourceScreens('/admin/blog/topics', topics, topic),
  ...resourceScreens('/admin/portfolio', projects, project),
  ...resourceScreens('/admin/portfolio/categories', portfolioCategories, portfolioCategory),
  ...resourceScreens('/admin/niches', niches, niche),
  ...resourceScreens('/admin/testimonials', testimonials, testimonial),
  ...resourceScreens('/admin/social', socialLinks, socialLink),
  ...resourceScreens('/admin/pictures', pictures, picture),
  { path: '/admin/pictures/new', draw: () => <NewPictureScreen /> },
  ...orderScreens,
  {
    path: '/admin/about',
    draw: () => (
      <SettingsScreen
        title="About page"
        lead="Three sections. What is left empty shows the page’s own words."
        groups={aboutSettings}
      />
    ),
  },
  {
    path: '/admin/settings',
    draw: () => (
      <SettingsScreen
        title="Settings"
        lead="Words and figures that stand on the website. What is left empty shows its own."
        groups={settingGroups}
      />
    ),
  },
  ...[...aboutSettings, ...settingGroups].flatMap(({ settings }) =>
    settings.map((setting) => ({
      path: `${setting.at}/${setting.address}`,
      draw: () => <SettingScreen key={setting.key} setting={setting} />,
    })),
  ),
  { path: '/admin/legal', draw: () => <LegalScreen /> },
  {
    path: '/admin/legal/new/:type',
    draw: ({ type }) => (isLegalType(type) ? <NewVersionScreen key={type} type={type} /> : <UnknownScreen />),
  },
  { path: '/admin/legal/:id', draw: ({ id }) => <VersionScreen key={id} id={id ?? ''} /> },
]

/** The address of every screen, as react-router-dom spells it. */
export const deskPaths: readonly string[] = screens.map(({ path }) => path)

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
