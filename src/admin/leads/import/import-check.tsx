import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '@/admin/kit/api/use-action'
import { ActionForm } from '@/admin/kit/form/action-form'
import { TextField } from '@/admin/kit/form/text-field'
import { amount, formatNumber } from '@/admin/kit/format/amount'
import { addPeople, checkPeople, type Destination, notBegun } from '@/admin/leads/import/add-people'
import { type Columns, columnsOf, peopleOf } from '@/admin/leads/import/columns'
import type { DecodedText } from '@/admin/leads/import/decode-text'
import type { Field as ColumnField } from '@/admin/leads/import/headings'
import { FirstPeople, ImportColumns } from '@/admin/leads/import/import-preview'
import { RefusedLines } from '@/admin/leads/import/refused-lines'
import type { CsvRow } from '@/admin/leads/import/read-csv'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { sorted } from '@/lib/sorted'

interface ImportCheckProps {
  list: { name: string; rows: readonly CsvRow[]; encoding: DecodedText['encoding'] }
  destination: Destination
  asksConsent: boolean
}

/** What a list contains, before and while it is added: its columns, first people and refused lines. */
export function ImportCheck({ list: { name, rows, encoding }, destination, asksConsent }: ImportCheckProps) {
  const { one, many, offered, untitled } = destination
  const form = useForm({ defaultValues: { consent: '' } })
  const [columns, setColumns] = useState<Columns>(() => columnsOf(rows, offered, untitled))
  const [progress, setProgress] = useState(notBegun)
  const { fit, refused } = useMemo(
    () => checkPeople(peopleOf(rows, columns), destination),
    [rows, columns, destination],
  )
  const adding = useAction(async ({ consent }: { consent: string }) => {
    const { sent } = await addPeople(fit, consent, destination, progress, setProgress)
    return sent === fit.length ? undefined : 'Not everybody was added.'
  })
  const hasBegun = progress.sent > 0 || adding.isPending || adding.isError
  const isDone = progress.sent === fit.length && fit.length > 0
  const left = fit.length - progress.sent
  const lacksConsent = asksConsent && fit.some(({ consent }) => !consent)

  if (isDone && !adding.isPending) {
    const all = sorted([...refused, ...progress.refused], (a, b) => a.line - b.line)
    return (
      <section aria-label="Result" className="grid gap-4">
        <Banner tone={progress.added > 0 ? 'success' : 'warning'} focused>
          <p>
            {amount(progress.added, one, many)} added, {amount(all.length, 'line', 'lines')} refused.
          </p>
        </Banner>
        <RefusedLines refused={all} />
      </section>
    )
  }
  return (
    <section aria-label={`Check ${name}`} className="grid gap-6 border-t border-rule pt-6">
      <div className="grid gap-2">
        <h2 className="text-h4 font-semibold">Check before adding</h2>
        <p role="status">
          {name}: {amount(fit.length, 'person', 'people')} to add, {amount(refused.length, 'line', 'lines')}{' '}
          refused.
        </p>
        {encoding === 'windows-1252' && (
          <p className="text-ink-2">
            The file is in an older Windows encoding. Please look whether names with accents are right.
          </p>
        )}
      </div>
      {!hasBegun && (
        <ImportColumns
          rows={rows}
          columns={columns}
          offered={offered}
          onChange={(fields) => setColumns({ ...columns, fields })}
          onTitled={(titled) => setColumns(columnsOf(rows, offered, untitled, titled))}
        />
      )}
      <FirstPeople people={fit} fields={columns.fields.filter(isShown)} />
      <RefusedLines refused={refused} />
      <ActionForm
        form={form}
        action={{
          ...adding,
          mutate: (values) => {
            if (lacksConsent && !values.consent.trim())
              form.setError('consent', { message: 'Say how and when they agreed' }, { shouldFocus: true })
            else adding.mutate(values)
          },
        }}
        className="grid gap-6"
      >
        {asksConsent && (
          <TextField
            form={form}
            name="consent"
            label="How and when they agreed"
            help="Such as ‘Signed up at our stand, 2 May 2026’. Stored with each address that has no consent of its own."
          />
        )}
        {adding.isError && (
          <Banner>
            <p>
              Stopped after {formatNumber(progress.sent)} of {amount(fit.length, 'person', 'people')}.{' '}
              {adding.error.message} Nobody is added twice.
            </p>
          </Banner>
        )}
        <p>
          <Button
            type="submit"
            disabled={fit.length === 0}
            busy={adding.isPending}
            busyLabel={`Added ${formatNumber(progress.sent)} of ${formatNumber(fit.length)}...`}
          >
            {adding.isError ? `Continue with ${amount(left, one, many)}` : `Add ${amount(left, one, many)}`}
          </Button>
        </p>
      </ActionForm>
    </section>
  )
}

const isShown = (field: ColumnField) => field !== '' && field !== 'subscribed'
