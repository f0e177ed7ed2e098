import { Tabs } from 'radix-ui'
import * as v from 'valibot'
import {
  fetchVersions,
  legalFields,
  legalNames,
  versionName,
  type LegalType,
  type LegalVersion,
} from '@/admin/content/legal/legal-versions'
import { LegalPreview, VersionScreen } from '@/admin/content/legal/version-screen'
import { openFactsHelp } from '@/admin/content/settings/define-setting'
import { TextField } from '@/admin/kit/form/text-field'
import { field } from '@/admin/kit/form/text-schema'
import { TextDiff } from '@/admin/kit/history/text-diff'
import { adminPaths } from '@/admin/kit/paths'
import { completeForm } from '@/admin/kit/record/complete-form'
import type { RecordDescription, RecordHandle } from '@/admin/kit/record/record'
import { RecordScreen } from '@/admin/kit/record/record-screen'
import { TabList } from '@/admin/kit/screen/tab-list'
import { Button } from '@/components/ui/button'
import { malaysiaDay } from '@/lib/dates'

const schema = v.pipe(
  v.object({
    content: field(
      'Text',
      v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty('Write the document'),
        v.maxLength(100_000, 'Keep it under 100,001 characters'),
      ),
    ),
    /** The text of the version that visitors read, with which this one starts. */
    present: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['content'], ['present']],
      ({ content, present }) => content !== present.trim(),
      'Nothing differs from the current version',
    ),
    ['content'],
  ),
)
type VersionForm = v.InferInput<typeof schema>

/** The form of a new version, which is published at once with today's date. */
function versionRecord(type: LegalType): RecordDescription<LegalVersion, VersionForm> {
  return {
    name: `legal-${type}`,
    noun: `version of the ${legalNames[type].toLowerCase()}`,
    table: 'legal_documents',
    path: adminPaths.legal,
    rowLabel: (row) => `${legalNames[type]}, ${versionName(row)}`,
    deletable: false,
    // A published version is read-only.
    Show: VersionScreen,
    ...completeForm<LegalVersion, typeof schema>({
      fields: legalFields,
      schema,
      start: async (_search, signal) => {
        const [newest] = await fetchVersions(type, signal)
        return { content: newest?.content ?? '', present: newest?.content ?? '' }
      },
      toRow: ({ content }) => ({ type, content, last_updated: malaysiaDay(new Date()) }),
      askToSave: (form) =>
        v.is(schema, form)
          ? {
              title: `Publish the ${legalNames[type].toLowerCase()}?`,
              text: 'Visitors see it at once, with today’s date. A published version cannot be changed, only replaced by a later one.',
              button: 'Publish now',
              keep: 'Keep editing',
            }
          : undefined,
      Fields: VersionFields,
      Actions: ({ saving }) => (
        <Button type="submit" variant="accent" busy={saving} busyLabel="Publishing...">
          Publish this version
        </Button>
      ),
    }),
  }
}

const records = {
  privacy_policy: versionRecord('privacy_policy'),
  terms_of_service: versionRecord('terms_of_service'),
}

export const NewVersionScreen = ({ type }: { type: LegalType }) => <RecordScreen record={records[type]} />

function VersionFields({ form }: RecordHandle<LegalVersion, VersionForm>) {
  const { content, present } = form.watch()
  return (
    <Tabs.Root defaultValue="write">
      <TabList
        label="The text"
        tabs={[
          ['write', 'Write'],
          ['preview', 'As visitors will see it'],
          ['changes', 'Changes'],
        ]}
      />
      <Tabs.Content value="write" forceMount className="data-[state=inactive]:hidden">
        <TextField
          form={form}
          name="content"
          rows={24}
          help={`## begins a section, - a point of a list, > NOTE: or > IMPORTANT: a box. Links: [words](https://…). ${openFactsHelp} Visitors see it at once, with today’s date.`}
        />
      </Tabs.Content>
      <Tabs.Content value="preview">
        <LegalPreview content={content} />
      </Tabs.Content>
      <Tabs.Content value="changes">
        <TextDiff before={present} after={content} />
      </Tabs.Content>
    </Tabs.Root>
  )
}
