import { useQuery } from '@tanstack/react-query'
import { adminPaths } from '@/admin/kit/paths'
import { PendingScreen } from '@/admin/kit/screen/pending-screen'
import { Tabs } from 'radix-ui'
import { useState } from 'react'
import * as v from 'valibot'
import { TextField } from '@/admin/kit/form/text-field'
import {
  legalFields,
  legalNames,
  legalVersionsQuery,
  versionName,
  type LegalType,
  type LegalVersion,
} from '@/admin/content/legal/legal-versions'
import { openFactsHelp } from '@/admin/content/settings/setting'
import { LegalPreview, VersionScreen } from '@/admin/content/legal/version-screen'
import { malaysiaDay } from '@/lib/dates'
import { TextDiff } from '@/admin/kit/history/text-diff'
import { completeForm } from '@/admin/kit/record/complete-form'
import type { FormDescription, RecordDescription, RecordHandle } from '@/admin/kit/record/record'
import { RecordScreen } from '@/admin/kit/record/record-screen'
import { TabList } from '@/admin/kit/screen/tab-list'
import { Button } from '@/components/ui/button'

const todayInMalaysia = () => malaysiaDay(new Date())

interface VersionForm {
  content: string
  last_updated: string
}

/** The form of a new version, which starts with the text of the newest one. */
export function NewVersionScreen({ type }: { type: LegalType }) {
  // Fetched once per new version and never refetched, since that would reset the form.
  const versions = useQuery({
    ...legalVersionsQuery(type),
    queryKey: ['admin', 'legal', 'newest', type] as const,
    staleTime: Infinity,
    gcTime: 0,
  })
  if (versions.data) return <NewVersion type={type} newest={versions.data[0]} />
  return (
    <PendingScreen
      title={`New version: ${legalNames[type].toLowerCase()}`}
      noun="current version"
      query={versions}
      listPath={adminPaths.legal}
    />
  )
}

function NewVersion({ type, newest }: { type: LegalType; newest: LegalVersion | undefined }) {
  // Created once, so that a version which somebody else publishes meanwhile does not change the text being
  // written.
  const [record] = useState(() => versionRecord(type, newest))
  return <RecordScreen record={record} />
}

function versionRecord(
  type: LegalType,
  newest: LegalVersion | undefined,
): RecordDescription<LegalVersion, VersionForm> {
  const before = newest?.content ?? ''
  const earliest = newest?.last_updated ?? '2000-01-01'
  const schema = v.object({
    content: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Write the document'),
      v.maxLength(100_000, 'Keep it under 100,001 characters'),
      v.check((content) => content !== before.trim(), 'Nothing differs from the current version'),
    ),
    last_updated: v.pipe(
      v.string(),
      v.regex(/^\d{4}-\d{2}-\d{2}$/, 'Choose the day it takes effect'),
      v.check((day) => day <= todayInMalaysia(), 'Choose today or an earlier day: it is published at once'),
      v.check(
        (day) => day >= earliest,
        newest ? `Choose ${versionName(newest)} or later: visitors see the newest version` : '',
      ),
    ),
  })
  const form: FormDescription<LegalVersion, typeof schema> = {
    fields: legalFields,
    schema,
    empty: () => ({ content: before, last_updated: todayInMalaysia() }),
    toRow: (columns) => ({ ...columns, type }),
    labels: { content: 'Text', last_updated: 'Last Updated' },
    Fields: (handle) => <VersionFields {...handle} newest={newest} />,
    Actions: ({ saving }) => (
      <Button type="submit" variant="accent" busy={saving} busyLabel="Publishing...">
        Publish this version
      </Button>
    ),
  }
  return {
    name: `legal-${type}`,
    noun: `version of the ${legalNames[type].toLowerCase()}`,
    table: 'legal_documents',
    path: adminPaths.legal,
    rowLabel: (row) => `${legalNames[type]}, ${versionName(row)}`,
    deletable: false,
    // A published version is read-only.
    Show: VersionScreen,
    ...completeForm(form),
  }
}

function VersionFields({
  form,
  newest,
}: RecordHandle<LegalVersion, VersionForm> & { newest: LegalVersion | undefined }) {
  const content = form.watch('content')
  return (
    <>
      <TextField
        form={form}
        name="last_updated"
        type="date"
        help="The date shown under the title. It is published at once."
        inputClassName="max-w-56"
      />
      <Tabs.Root defaultValue="write">
        <TabList
          label="The text"
          tabs={[
            ['write', 'Write'],
            ['preview', 'As visitors will see it'],
            ...(newest ? [['changes', `Changes since ${versionName(newest)}`] as const] : []),
          ]}
        />
        <Tabs.Content value="write" forceMount className="data-[state=inactive]:hidden">
          <TextField
            form={form}
            name="content"
            rows={24}
            help={`## begins a section, - a point of a list, > NOTE: or > IMPORTANT: a box. Links: [words](https://…). ${openFactsHelp}`}
          />
        </Tabs.Content>
        <Tabs.Content value="preview">
          <LegalPreview content={content} />
        </Tabs.Content>
        {newest && (
          <Tabs.Content value="changes">
            <TextDiff before={newest.content} after={content} />
          </Tabs.Content>
        )}
      </Tabs.Root>
    </>
  )
}
