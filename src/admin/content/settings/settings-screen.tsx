import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Setting } from '@/admin/content/settings/define-setting'
import { fetchSettings, type StoredSettings } from '@/admin/content/settings/setting-store'
import type { AdminScreen } from '@/admin/kit/registry/registry'
import { Screen } from '@/admin/kit/screen/screen'
import { Section, SettingRow, SettingRows } from '@/admin/kit/screen/section'
import { Loaded } from '@/admin/kit/screen/loaded'

/** The stored settings by table and key, without those that were never saved. Throws ApiError. */
const settingsQuery = (settings: readonly Setting[]) => {
  const tables = [...new Set(settings.map(({ table }) => table))]
  return queryOptions({
    queryKey: ['admin', 'settings', ...tables],
    queryFn: async ({ signal }) => {
      const stored = tables.map(async (table) => {
        const keys = settings.filter((setting) => setting.table === table).flatMap((setting) => setting.keys)
        return [table, await fetchSettings(table, keys, signal)] as const
      })
      return new Map(await Promise.all(stored))
    },
  })
}

interface SettingGroup {
  /** Absent if the screen has only one group. */
  title?: string
  settings: readonly Setting[]
  /** A related screen elsewhere in the admin. */
  elsewhere?: { to: string; title: string; text: string }
}

interface SettingsPage {
  path: string
  title: string
  lead: string
  groups: readonly SettingGroup[]
  /** The names of the tables in the history. */
  tables: Partial<Record<Setting['table'], { one: string; many: string }>>
}

/** An admin section with a list of settings and a form for each. */
export function defineSettings({ path, title, lead, groups, tables }: SettingsPage): AdminScreen {
  const settings = groups.flatMap((group) => group.settings)
  const settingOf = (key: string) => settings.find((setting) => setting.keys.includes(key))
  return {
    path,
    title,
    routes: [{ path, draw: () => <SettingsScreen title={title} lead={lead} groups={groups} /> }, ...settings],
    commands: settings.map((setting) => ({
      label: setting.title,
      to: setting.path,
      keywords: [title, ...setting.keys.map(setting.rowLabel)].join(' '),
      onlyWhenTyped: true,
    })),
    tables: Object.fromEntries(
      Object.entries(tables).map(([table, labels]) => [
        table,
        {
          ...labels,
          rowPath: (_id: string, key: string) => settingOf(key)?.path,
          rowLabel: (key: string) => settingOf(key)?.rowLabel(key),
        },
      ]),
    ),
  }
}

/** The list of settings by group, each with its current value and a link to its form. */
function SettingsScreen({ title, lead, groups }: Pick<SettingsPage, 'title' | 'lead' | 'groups'>) {
  const stored = useQuery(settingsQuery(groups.flatMap(({ settings }) => settings)))
  return (
    <Screen title={title} lead={lead}>
      <Loaded query={stored} noun="the settings">
        {(values) =>
          groups.map((group) => <Group key={group.title ?? title} group={group} stored={values} />)
        }
      </Loaded>
    </Screen>
  )
}

interface GroupProps {
  group: SettingGroup
  stored: ReadonlyMap<Setting['table'], StoredSettings>
}

function Group({ group, stored }: GroupProps) {
  const { elsewhere } = group
  return (
    <Section title={group.title}>
      <SettingRows>
        {group.settings.map((setting) => {
          const summary = setting.summary(stored.get(setting.table) ?? {})
          return (
            <SettingRow key={setting.path} name={setting.title} to={setting.path}>
              <span className={summary ? '' : 'text-ink-2'}>{summary || 'Standard text'}</span>
            </SettingRow>
          )
        })}
        {elsewhere && (
          <SettingRow name={elsewhere.title} to={elsewhere.to}>
            {elsewhere.text}
          </SettingRow>
        )}
      </SettingRows>
    </Section>
  )
}
