import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Setting } from '@/admin/content/settings/setting'
import { settingsQuery, type StoredSetting } from '@/admin/content/settings/settings-query'
import { Screen } from '@/admin/kit/screen/screen'
import { Button } from '@/components/ui/button'
import { Loaded } from '@/components/ui/loaded'
import { LoadingPanel } from '@/components/ui/loader'
import { StatePanel } from '@/components/ui/state-panel'

export interface SettingGroup {
  /** Absent where a screen has only one group. */
  title?: string
  settings: readonly Setting[]
}

interface SettingsScreenProps {
  title: string
  lead: string
  groups: readonly SettingGroup[]
}

/** Settings by what they belong to: what each says now, and the way to change it. */
export function SettingsScreen({ title, lead, groups }: SettingsScreenProps) {
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
  return (
    <section className="settings-group">
      {group.title && <h2 className="text-h4">{group.title}</h2>}
      <ul>
        {group.settings.map((setting) => {
          const says = setting.says(stored.get(setting.key)?.value)
          return (
            <li key={setting.key}>
              <Link to={`${setting.at}/${setting.address}`} className="setting-line">
                <span className="setting-name">{setting.title}</span>
                <span className={says ? '' : 'text-ink-2'}>{says || 'The website’s own words'}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** One setting's form, once it is known whether it was ever written. */
export function SettingScreen({ setting }: { setting: Setting }) {
  const stored = useQuery({ ...settingsQuery([setting]), staleTime: 0, gcTime: 0 })
  if (stored.isPending || stored.isError) {
    return (
      <Screen title={setting.title}>
        {stored.isError ? (
          <StatePanel
            kind="failed"
            level={2}
            title="Unable to load the setting"
            text={`${stored.error.message} Nothing was changed.`}
            action={<Button onClick={() => void stored.refetch()}>Try Again</Button>}
          />
        ) : (
          <LoadingPanel label="Loading the setting..." className="py-11" />
        )}
      </Screen>
    )
  }
  return <FirstRow setting={setting} id={stored.data.get(setting.key)?.id} />
}

/** A setting that is written for the first time stays the new record it began as, under the hands that write it. */
function FirstRow({ setting, id }: { setting: Setting; id: string | undefined }) {
  const [first] = useState(id)
  return setting.draw(first)
}
