import { expect, it } from 'vitest'
import { aboutSettings } from '@/admin/content/about/about-settings'
import { columnLabel, nameOf, labelsOf } from '@/admin/kit/history/table-labels'
import { settingGroups } from '@/admin/content/settings/settings'

const settings = [...aboutSettings, ...settingGroups].flatMap((group) => group.settings)

it.each(settings.map((setting) => [setting.key, setting] as const))(
  'the setting %s is called by its title, and leads to its form',
  (key, { table, title, at, address }) => {
    expect(nameOf(table, key)).toBe(title)
    expect(labelsOf(table).to?.('id', key)).toBe(`${at}/${address}`)
  },
)

it('a legal document is called by its name, and a key that nobody knows stays as it is', () => {
  expect(nameOf('legal_documents', 'terms_of_service')).toBe('Terms of service')
  expect(nameOf('legal_documents', 'constructor')).toBe('constructor')
  expect(nameOf('site_settings', 'made_by_hand')).toBe('made_by_hand')
  expect(labelsOf('site_settings').to?.('id', 'made_by_hand')).toBeUndefined()
  expect(nameOf('blog_posts', 'blog_metrics')).toBe('blog_metrics')
})

it('what a setting holds is called without the column it is kept in', () => {
  expect(columnLabel('value')).toBe('What it says')
  expect(columnLabel('value.made_with')).toBe('Made with')
})
