import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Setting } from '@/admin/content/settings/setting'
import { anyTable } from '@/admin/kit/api/any-table'
import { read } from '@/admin/kit/api/read'
import type { AdminScreen } from '@/admin/kit/registry/registry'
import { Screen } from '@/admin/kit/screen/screen'
import { Section, SettingRow, SettingRows } from '@/admin/kit/screen/section'
import { Loaded } from '@/components/ui/loaded'
import type { Json } from '@/lib/database.types'

interface StoredSetting {
  id: string
  key: string
  value: Json
}

/** The stored settings by key, without those that were never saved. Throws ApiError. */
const settingsQuery = (settings: readonly Setting[]) =>
  queryOptions({
    queryKey: ['admin', 'settings', settings.map(({ key }) => key)],
    queryFn: async ({ signal }): Promise<Map<string, StoredSetting>> => {
      const fetchRows = async (table: string) => {
        const keys = settings.filter((setting) => setting.table === table).map(({ key }) => key)
        const rows = await read(anyTable.from(table).select('id, key, value').in('key', keys), signal)
        return rows as StoredSetting[]
      }
      const tables = [...new Set(settings.map(({ table }) => table))]
      const rows = (await Promise.all(tables.map(fetchRows))).flat()
      return new Map(rows.map((row) => [row.key, row]))
    },
  })

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
  const settingOf = (key: string) => settings.find((setting) => setting.key === key)
  return {
    path,
    title,
    routes: [
      { path, draw: () => <SettingsScreen title={title} lead={lead} groups={groups} /> },
      ...settings.map((setting) => ({ path: setting.path, draw: () => <SettingScreen setting={setting} /> })),
    ],
    commands: settings.map((setting) => ({
      label: setting.title,
      to: setting.path,
      keywords: title,
      onlyWhenTyped: true,
    })),
    tables: Object.fromEntries(
      Object.entries(tables).map(([table, labels]) => [
        table,
        {
          ...labels,
          rowPath: (_id: string, key: string) => settingOf(key)?.path,
          rowLabel: (key: string) => settingOf(key)?.title,
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
      <Loaded
        query={stored}
        loading="Loading the settings..."
        failed={{
          title: 'Unable to load the settings',
          text: (error) => `${error.message} Nothing was changed.`,
        }}
        level={2}
        className="py-11"
      >
        {(values) =>
          groups.map((group) => <Group key={group.title ?? title} group={group} stored={values} />)
        }
      </Loaded>
    </Screen>
  )
}

function Group({ group, stored }: { group: SettingGroup; stored: Map<string, StoredSetting> }) {
  const { elsewhere } = group
  return (
    <Section title={group.title}>
      <SettingRows>
        {group.settings.map((setting) => {
          const summary = setting.summary(stored.get(setting.key)?.value)
          return (
            <SettingRow key={setting.key} name={setting.title} to={setting.path}>
              <span className={summary ? '' : 'text-ink-2'}>{summary || setting.unset}</span>
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

/** The form of one setting, after loading whether it was ever saved. */
function SettingScreen({ setting }: { setting: Setting }) {
  const stored = useQuery({ ...settingsQuery([setting]), staleTime: 0, gcTime: 0 })
  if (stored.data) return <FirstRow setting={setting} id={stored.data.get(setting.key)?.id} />
  return (
    <Screen title={setting.title}>
      <Loaded
        query={stored}
        loading="Loading the setting..."
        failed={{
          title: 'Unable to load the setting',
          text: (error) => `${error.message} Nothing was changed.`,
        }}
        level={2}
        className="py-11"
      >
        {() => null}
      </Loaded>
    </Screen>
  )
}

/** A setting saved for the first time keeps its "new record" form, so that typing is not interrupted. */
function FirstRow({ setting, id }: { setting: Setting; id: string | undefined }) {
  const [first] = useState(id)
  return setting.draw(first)
}
