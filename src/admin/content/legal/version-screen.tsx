import { useQuery } from '@tanstack/react-query'
import { Tabs } from 'radix-ui'
import {
  isLegalType,
  legalFields,
  legalNames,
  legalVersionsQuery,
  versionName,
  type LegalType,
  type LegalVersion,
} from '@/admin/content/legal/legal-versions'
import { TextDiff } from '@/admin/kit/history/text-diff'
import { adminPaths } from '@/admin/kit/paths'
import { fetchRow } from '@/admin/kit/record/record-query'
import { PendingScreen } from '@/admin/kit/screen/pending-screen'
import { Screen } from '@/admin/kit/screen/screen'
import { TabList } from '@/admin/kit/screen/tab-list'
import { useStudio } from '@/components/layout/studio'
import { ButtonLink } from '@/components/ui/button'
import { TextBlocks } from '@/components/ui/text-blocks'
import { interpolate } from '@/content/site'
import { LoadFailed } from '@/admin/kit/screen/load-failed'
import { legalBlocks } from '@/features/legal/legal-blocks'
import { parseBlocks } from '@shared/markdown/parse'

/** The screen of one version: its text as visitors read it, and the changes from the previous one. */
export function VersionScreen({ id }: { id: string }) {
  const version = useQuery({
    queryKey: ['admin', 'legal', 'version', id],
    queryFn: ({ signal }) =>
      fetchRow<LegalVersion>({ table: 'legal_documents', fields: legalFields }, id, signal),
  })
  const { data } = version
  if (data && isLegalType(data.type)) return <Version version={data} type={data.type} />
  return <PendingScreen noun="version" query={version} listPath={adminPaths.legal} />
}

function Version({ version, type }: { version: LegalVersion; type: LegalType }) {
  const versions = useQuery(legalVersionsQuery(type))
  const all = versions.data ?? []
  const place = all.findIndex(({ id }) => id === version.id)
  const earlier = place >= 0 ? all[place + 1] : undefined
  return (
    <Screen
      title={`${legalNames[type]}, ${versionName(version)}`}
      lead={place === 0 ? 'Visitors see this version.' : place > 0 ? 'A later version has replaced it.' : ''}
      tools={
        <div className="flex max-w-full flex-wrap items-center gap-3 lg:justify-end">
          <ButtonLink to={adminPaths.legal} variant="line" size="small">
            All versions
          </ButtonLink>
          <ButtonLink to={`${adminPaths.legal}/new/${type}`} size="small">
            Write a new version
          </ButtonLink>
        </div>
      }
    >
      <LoadFailed query={versions} what="The other versions" />
      {earlier ? (
        <Tabs.Root defaultValue="text">
          <TabList
            label="This version"
            tabs={[
              ['text', 'As visitors see it'],
              ['changes', `Changes since ${versionName(earlier)}`],
            ]}
          />
          <Tabs.Content value="text">
            <LegalPreview content={version.content} />
          </Tabs.Content>
          <Tabs.Content value="changes">
            <TextDiff before={earlier.content} after={version.content} />
          </Tabs.Content>
        </Tabs.Root>
      ) : (
        <LegalPreview content={version.content} />
      )}
    </Screen>
  )
}

/** A document as its public page renders it. */
export function LegalPreview({ content }: { content: string }) {
  return (
    <div className="border border-rule bg-paper p-[clamp(1rem,4vw,2.5rem)] wrap-anywhere [&_.callout]:mx-0">
      <TextBlocks blocks={legalBlocks(interpolate(parseBlocks(content), useStudio()))} linkContacts />
    </div>
  )
}
