import { useQuery } from '@tanstack/react-query'
import { Tabs } from 'radix-ui'
import { LegalChanges, LegalPreview } from '@/admin/content/legal/legal-text'
import { isLegalType, legalNames } from '@/admin/content/legal/legal-names'
import {
  legalFields,
  legalVersionsQuery,
  versionName,
  type LegalVersion,
} from '@/admin/content/legal/legal-versions'
import { fetchRow } from '@/admin/kit/record/record-query'
import { Screen } from '@/admin/kit/screen/screen'
import { UnknownScreen } from '@/admin/kit/screen/unknown-screen'
import { Button, ButtonLink } from '@/components/ui/button'
import { LoadingPanel } from '@/components/ui/loader'
import { StatePanel } from '@/components/ui/state-panel'

/** One version as visitors read it, and how it differs from the one before. */
export function VersionScreen({ id }: { id: string }) {
  const version = useQuery({
    queryKey: ['admin', 'legal', 'version', id],
    queryFn: ({ signal }) =>
      fetchRow<LegalVersion>({ table: 'legal_documents', fields: legalFields }, id, signal),
  })
  if (version.isPending) {
    return (
      <Screen title="Version">
        <LoadingPanel label="Loading the version..." className="py-11" />
      </Screen>
    )
  }
  if (version.isError) {
    return (
      <Screen title="Version">
        <StatePanel
          kind="failed"
          level={2}
          title="Unable to load the version"
          text={version.error.message}
          action={<Button onClick={() => void version.refetch()}>Try Again</Button>}
        />
      </Screen>
    )
  }
  return version.data && isLegalType(version.data.type) ? (
    <Version version={{ ...version.data, type: version.data.type }} />
  ) : (
    <UnknownScreen />
  )
}

function Version({ version }: { version: LegalVersion & { type: keyof typeof legalNames } }) {
  const { type, content } = version
  const all = useQuery(legalVersionsQuery(type)).data ?? []
  const place = all.findIndex(({ id }) => id === version.id)
  const earlier = place >= 0 ? all[place + 1] : undefined
  return (
    <Screen
      title={`${legalNames[type]}, ${versionName(version)}`}
      lead={
        place === 0 ? 'This is what visitors read.' : place > 0 ? 'A later version has taken its place.' : ''
      }
      tools={
        <div className="desk-tools">
          <ButtonLink to="/admin/legal" variant="line" size="small">
            All versions
          </ButtonLink>
          <ButtonLink to={`/admin/legal/new/${type}`} size="small">
            Write a new version
          </ButtonLink>
        </div>
      }
    >
      <Tabs.Root defaultValue="text">
        <Tabs.List className="tabs" aria-label="This version">
          <Tabs.Trigger value="text">As visitors read it</Tabs.Trigger>
          {earlier && <Tabs.Trigger value="changes">Changes since {versionName(earlier)}</Tabs.Trigger>}
        </Tabs.List>
        <Tabs.Content value="text">
          <LegalPreview content={content} />
        </Tabs.Content>
        {earlier && (
          <Tabs.Content value="changes">
            <LegalChanges before={earlier.content} after={content} />
          </Tabs.Content>
        )}
      </Tabs.Root>
    </Screen>
  )
}
