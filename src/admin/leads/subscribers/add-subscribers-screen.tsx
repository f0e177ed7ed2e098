import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { TextField } from '@/admin/kit/form/text-field'
import { optionalText, requiredText } from '@/admin/kit/form/text-schema'
import { ActionMessage } from '@/admin/kit/screen/action-message'
import { Screen } from '@/admin/kit/screen/screen'
import {
  addSubscribers,
  mostLines,
  refusedCsv,
  type Refused,
} from '@/admin/leads/subscribers/add-subscribers'
import { peopleOfCsv } from '@/admin/leads/subscribers/read-csv'
import { LeadPart } from '@/admin/leads/shared/lead-frame'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field, FieldError } from '@/components/ui/field'
import { saveFile } from '@/lib/save-file'

const consentLabel = 'How and when they agreed'
const consentHelp = 'Such as ‘Signed up at our stand, 2 May 2026’. It is kept with the address.'

/** People who agreed to the letter elsewhere: one, or a file of them. */
export function AddSubscribersScreen() {
  return (
    <Screen
      title="Add subscribers"
      lead="Only people who agreed to get your letter. Nobody is written to now; each letter has a link to leave."
    >
      <div className="editor grid gap-x-12 gap-y-10 border-t-2 border-ink pt-7 xl:grid-cols-2">
        <LeadPart title="One person">
          <AddOne />
        </LeadPart>
        <LeadPart title="From a file">
          <ImportFile />
        </LeadPart>
      </div>
    </Screen>
  )
}

const personSchema = v.object({
  email: requiredText('Give an address', 254),
  name: optionalText(200),
  consent: requiredText('Say how and when they agreed', 500),
})

function AddOne() {
  const queryClient = useQueryClient()
  const form = useForm({
    resolver: valibotResolver(personSchema),
    defaultValues: { email: '', name: '', consent: '' },
  })
  const adding = useMutation({
    mutationFn: async ({ email, name, consent }: v.InferOutput<typeof personSchema>) => {
      const { refused } = await addSubscribers([{ line: 1, email, name, consent }], '')
      if (refused[0]) throw new Error(refused[0].reason)
      return `${email} is on the list.`
    },
    onSuccess: () => {
      form.reset({ email: '', name: '', consent: form.getValues('consent') })
      return queryClient.invalidateQueries({ queryKey: ['admin'] })
    },
  })
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => void form.handleSubmit((person) => adding.mutate(person))(event)}
    >
      <TextField form={form} name="email" label="Email" inputMode="email" />
      <TextField form={form} name="name" label="Name" help="Leave it empty where you do not know it." />
      <TextField form={form} name="consent" label={consentLabel} help={consentHelp} />
      <ActionMessage
        message={
          adding.isSuccess
            ? { tone: 'success', text: adding.data }
            : adding.isError
              ? { tone: 'error', text: `Not added. ${adding.error.message}` }
              : undefined
        }
      />
      <p>
        <Button type="submit" busy={adding.isPending} busyLabel="Adding...">
          Add subscriber
        </Button>
      </p>
    </form>
  )
}

function ImportFile() {
  const queryClient = useQueryClient()
  const form = useForm({ defaultValues: { consent: '' } })
  const [file, setFile] = useState<File>()
  const [done, setDone] = useState<{ added: number; refused: Refused[]; lines: number }>()
  const importing = useMutation({
    mutationFn: async (chosen: File) => {
      const people = peopleOfCsv(await chosen.text())
      if (people.length === 0) throw new Error('The file holds nobody.')
      if (people.length > mostLines)
        throw new Error(`The file holds ${people.length} people: split it, ${mostLines} at a time.`)
      await addSubscribers(people, form.getValues('consent'), setDone)
    },
    onMutate: () => setDone(undefined),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  })
  const { added = 0, refused = [], lines = 0 } = done ?? {}
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (file && !importing.isPending) importing.mutate(file)
      }}
    >
      <Field
        label="CSV file"
        help={`Columns email, name and consent, the last two if you have them. At most ${mostLines.toLocaleString('en-MY')} lines.`}
      >
        {(inputProps) => (
          <Input
            {...inputProps}
            type="file"
            accept=".csv,text/csv,text/plain"
            onChange={({ target }) => setFile(target.files?.[0])}
          />
        )}
      </Field>
      <TextField
        form={form}
        name="consent"
        label={`${consentLabel} (all without a consent of their own)`}
        help={consentHelp}
      />
      <p>
        <Button
          type="submit"
          disabled={!file}
          busy={importing.isPending}
          busyLabel={`Importing... ${lines || ''}`}
        >
          Import
        </Button>
      </p>
      {importing.isError && (
        <FieldError>
          {lines > 0 ? `Stopped after ${lines} people.` : 'Nothing was imported.'} {importing.error.message}
          {lines > 0 && ' Import the file again: who is on the list already is not added twice.'}
        </FieldError>
      )}
      {done && !importing.isPending && (
        <div role="status" className="grid gap-3">
          <p className="font-semibold">
            {added} added, {refused.length} refused.
          </p>
          {refused.length > 0 && (
            <>
              <ul className="grid gap-1 text-small wrap-anywhere">
                {refused.slice(0, 10).map(({ line, email, reason }) => (
                  <li key={line}>
                    Line {line}, {email || 'no address'}: {reason}
                  </li>
                ))}
              </ul>
              <p>
                <Button
                  size="small"
                  variant="line"
                  onClick={() => saveFile(refusedCsv(refused), 'text/csv;charset=utf-8', 'refused-lines.csv')}
                >
                  Download the refused lines
                </Button>
              </p>
            </>
          )}
        </div>
      )}
    </form>
  )
}
