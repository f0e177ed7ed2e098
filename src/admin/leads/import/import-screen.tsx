import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '@/admin/kit/api/use-action'
import { ActionForm } from '@/admin/kit/form/action-form'
import { TextField } from '@/admin/kit/form/text-field'
import { formatNumber } from '@/admin/kit/format/amount'
import { Screen } from '@/admin/kit/screen/screen'
import { type Destination, mostPeople } from '@/admin/leads/import/add-people'
import { decodeText, type DecodedText } from '@/admin/leads/import/decode-text'
import { ImportCheck } from '@/admin/leads/import/import-check'
import { type CsvRow, readCsv } from '@/admin/leads/import/read-csv'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'

interface ImportScreenProps {
  title: string
  lead: string
  /** The field for people who are typed. */
  typed: { placeholder: string; help: string }
  /** Whether the studio states how and when the people agreed. */
  asksConsent?: boolean
  destination: Destination
}

/** The list that was read. */
interface ReadList {
  name: string
  rows: readonly CsvRow[]
  encoding: DecodedText['encoding']
}

const most = formatNumber(mostPeople)
/** A list of 20,000 people has some 3 MB. */
const mostBytes = 20_000_000

/** Adds people, typed one per line or from a CSV file, after a look at what the list contains. */
export function ImportScreen({ title, lead, typed, asksConsent = false, destination }: ImportScreenProps) {
  const form = useForm({ defaultValues: { people: '' } })
  const [list, setList] = useState<ReadList>()
  const reading = useAction(async (source: File | string) => {
    setList(undefined)
    setList(await readList(source))
  }, 'The list was not read.')
  return (
    <Screen title={title} lead={lead}>
      <div className="editor grid max-w-176 gap-6 border-t-2 border-ink pt-7">
        <ActionForm
          form={form}
          action={{ ...reading, mutate: ({ people }) => reading.mutate(people) }}
          className="grid gap-6"
        >
          <Field
            label="A CSV file"
            help={`From Excel, Google Contacts or a newsletter service. At most ${most} people. Nothing is added yet.`}
          >
            {(inputProps) => (
              <Input
                {...inputProps}
                type="file"
                accept=".csv,.tsv,.txt,text/csv,text/plain"
                // A corrected file of the same name is read again.
                onClick={({ currentTarget }) => {
                  currentTarget.value = ''
                }}
                onChange={({ target }) => {
                  const file = target.files?.[0]
                  if (file) reading.mutate(file)
                }}
              />
            )}
          </Field>
          <TextField form={form} name="people" label="Or type them" rows={5} {...typed} />
          <p>
            <Button type="submit" variant="line" busy={reading.isPending} busyLabel="Reading...">
              Check the typed list
            </Button>
          </p>
        </ActionForm>
        {list && (
          <ImportCheck
            // A new list starts with its own columns and progress.
            key={`${list.name} ${reading.submittedAt}`}
            list={list}
            destination={destination}
            asksConsent={asksConsent}
          />
        )}
      </div>
    </Screen>
  )
}

async function readList(source: File | string): Promise<ReadList> {
  if (typeof source === 'object' && source.size > mostBytes)
    throw new Error(`The file is too large: add at most ${most} people at once.`)
  const { text, encoding } =
    typeof source === 'string'
      ? { text: source, encoding: 'utf-8' as const }
      : decodeText(new Uint8Array(await source.arrayBuffer()))
  const rows = await readCsv(text)
  if (rows.length === 0) throw new Error('It contains nobody.')
  // One more for the headings.
  if (rows.length > mostPeople + 1)
    throw new Error(`There are ${formatNumber(rows.length)} lines in it: add at most ${most} people at once.`)
  return { name: typeof source === 'string' ? 'The typed list' : source.name, rows, encoding }
}
