import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '@/admin/kit/api/use-action'
import { ActionForm } from '@/admin/kit/form/action-form'
import { formatNumber } from '@/admin/kit/format/amount'
import { TextField } from '@/admin/kit/form/text-field'
import { Screen } from '@/admin/kit/screen/screen'
import {
  type Added,
  addSubscribers,
  mostLines,
  refusedByReason,
  refusedCsv,
} from '@/admin/leads/subscribers/add-subscribers'
import { peopleOfCsv } from '@/admin/leads/subscribers/parse-csv'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { saveFile } from '@/lib/save-file'

const most = formatNumber(mostLines)

/** Adds people who agreed to the newsletter elsewhere, typed one per line or from a CSV file. */
export function AddSubscribersScreen() {
  const form = useForm({ defaultValues: { people: '', consent: '' } })
  const [file, setFile] = useState<File>()
  const [done, setDone] = useState<Added>()
  const adding = useAction(async (typed: { people: string; consent: string }) => {
    let lines = 0
    setDone(undefined)
    try {
      const people = peopleOfCsv(file ? await file.text() : typed.people)
      if (people.length === 0) throw new Error('It contains nobody.')
      if (people.length > mostLines)
        throw new Error(`There are ${people.length} people in it: add at most ${most} at once.`)
      await addSubscribers(people, typed.consent, (added) => {
        lines = added.lines
        setDone(added)
      })
    } catch (error) {
      const reason = (error as Error).message
      throw lines > 0
        ? new Error(
            `Stopped after ${lines} people. ${reason} Add the same list again: nobody is added twice.`,
            { cause: error },
          )
        : new Error(`Nobody was added. ${reason}`, { cause: error })
    }
    form.setValue('people', '')
  })
  const { lines = 0 } = done ?? {}
  return (
    <Screen
      title="Add subscribers"
      lead="Only people who agreed to get your newsletter. Nothing is sent now; each newsletter has a link to unsubscribe."
    >
      <ActionForm
        form={form}
        action={adding}
        className="editor grid max-w-176 gap-6 border-t-2 border-ink pt-7"
      >
        <TextField
          form={form}
          name="people"
          label="People"
          rows={5}
          placeholder="aina@example.com, Aina"
          help="One person on each line: the address, then the name if you know it."
        />
        <Field
          label="Or a CSV file"
          help={`Columns email, name and consent (the last two are optional). At most ${most} lines.`}
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
          label="How and when they agreed"
          help="Such as ‘Signed up at our stand, 2 May 2026’. Stored with each address that has no consent of its own."
        />
        <p>
          <Button type="submit" busy={adding.isPending} busyLabel={`Adding... ${lines || ''}`}>
            Add subscribers
          </Button>
        </p>
        {done && !adding.isPending && <Report done={done} />}
      </ActionForm>
    </Screen>
  )
}

function Report({ done: { added, refused } }: { done: Added }) {
  return (
    <div role="status" className="grid gap-3">
      <p className="font-semibold">
        {added} added, {refused.length} refused.
      </p>
      {refused.length > 0 && (
        <>
          <ul className="grid gap-1">
            {refusedByReason(refused).map(([reason, lines]) => (
              <li key={reason}>
                {lines} {lines === 1 ? 'line' : 'lines'}: {reason}
              </li>
            ))}
          </ul>
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
  )
}
