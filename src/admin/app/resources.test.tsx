import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { registry } from '@/admin/app/resources'
import { sidebarPath } from '@/admin/app/layout/sidebar'
import { auditedTables } from '@tests/support/audited-tables'
import { leadVisits, wordVisits, workVisits } from '@tests/support/admin-screens'

const paths = registry.routes.map(({ path }) => path)
const { rowLabel, rowPath } = registry

describe('the registry of the admin', () => {
  it('has only screens whose appearance is checked in a browser', () => {
    const visited = [leadVisits, wordVisits, workVisits].flatMap((visits) => Object.keys(visits))
    expect(visited.filter((path) => !paths.includes(path))).toEqual([])
    // All lists are sorted on the same screen; only its title differs.
    const alike = paths.filter((path) => path.includes('/order') && !path.startsWith('/admin/orders'))
    expect(alike.filter((path) => visited.includes(path))).toHaveLength(3)
    expect(paths.filter((path) => !visited.includes(path) && !alike.includes(path))).toEqual([])
  })

  it('has unique paths, and commands only for existing screens', () => {
    expect(new Set(paths).size).toBe(paths.length)
    const commands = registry.screens.flatMap((screen) => screen.commands ?? [])
    expect(commands.map(({ to }) => to).filter((to) => !paths.includes(to))).toEqual([])
    const begun = commands.map(({ to }) => to)
    expect(paths.filter((path) => path.endsWith('/new') && !begun.includes(path))).toEqual([])
  })

  it('marks only the sidebar entry of the current screen', () => {
    const current = (path: string) => sidebarPath(registry.screens, path)
    expect(current('/admin')).toBe('/admin')
    expect(current('/admin/blog')).toBe('/admin/blog')
    expect(current('/admin/blog/new')).toBe('/admin/blog')
    expect(current('/admin/blog/authors')).toBe('/admin/blog/authors')
    expect(current('/admin/blog/authors/new')).toBe('/admin/blog/authors')
    expect(current('/admin/nothing')).toBeUndefined()
    expect(current('/admin/blogs')).toBeUndefined()
  })

  it('has eight entries in the sidebar, none with more than twelve screens below it at once', () => {
    expect(registry.sections.map(({ title }) => title)).toEqual([
      'Dashboard',
      'Inbox',
      'Calendar',
      'Orders',
      'People',
      'Newsletter',
      'Website',
      'Settings',
    ])
    // At 26 px each, plus the logo and the account, they need 700 px.
    for (const { screens } of registry.sections)
      for (const { path } of screens)
        expect(screens.filter(({ under }) => !under || under === path).length, path).toBeLessThanOrEqual(12)
  })

  it('names settings and legal documents by their titles in the history, and links to their forms', () => {
    expect(rowLabel('blog_settings', 'blog_metrics')).toBe('Figures of the blog')
    expect(rowPath('blog_settings', 'id', 'blog_metrics')).toBe('/admin/settings/blog-figures')
    expect(rowLabel('about_settings', 'founder_profile_section')).toBe('Founder')
    expect(rowPath('about_settings', 'id', 'founder_profile_section')).toBe('/admin/about/founder')
    expect(rowLabel('legal_documents', 'terms_of_service')).toBe('Terms of service')
    expect(rowLabel('legal_documents', 'constructor')).toBe('constructor')
    expect(rowLabel('site_settings', 'made_by_hand')).toBe('made_by_hand')
    expect(rowPath('site_settings', 'id', 'made_by_hand')).toBeUndefined()
    expect(rowLabel('blog_posts', 'blog_metrics')).toBe('blog_metrics')
  })

  it('has an initial value of the right type for each field of a form', () => {
    for (const screen of registry.screens) {
      const { record } = screen as { record?: { schema: v.GenericSchema; empty: () => unknown } }
      const { issues = [] } = record ? v.safeParse(record.schema, record.empty()) : {}
      const mistyped = issues.filter(({ kind }) => kind === 'schema').map((issue) => v.getDotPath(issue))
      expect(mistyped, screen.path).toEqual([])
    }
  })

  it('has names for each audited table and for staff, and for no other', () => {
    expect([...registry.tables.keys()].toSorted()).toEqual([...auditedTables, 'staff'].toSorted())
  })
})
