import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { RowHistory } from '@/admin/kit/history/change-list'
import { malaysiaDateTime } from '@/lib/dates'
import { ConflictNotice, DeletedNotice } from '@/admin/kit/record/conflict-notice'
import { FieldLabels } from '@/admin/kit/form/field-labels'
import type { RecordDescription, StoredRow } from '@/admin/kit/record/record'
import { fetchRow, type OpenedRecord } from '@/admin/kit/record/record-query'
import { useSaveDraft, type OpenDraft } from '@/admin/kit/record/use-draft'
import { useRecord } from '@/admin/kit/record/use-record'
import { restoreRows } from '@/admin/kit/api/use-delete-rows'
import { useAction } from '@/admin/kit/api/use-action'
import { useDeletion } from '@/admin/kit/api/use-deletion'
import { useMay } from '@/admin/kit/rights/role'
import { SaveStatus } from '@/admin/kit/screen/save-status'
import { Screen } from '@/admin/kit/screen/screen'
import { useConfirm } from '@/admin/kit/screen/use-confirm'
import { useScreenKey } from '@/admin/kit/screen/screen-key'
import { TextButton } from '@/admin/kit/screen/text-button'
import { ActionBar } from '@/admin/kit/screen/action-bar'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'

interface RecordFormProps<Row extends StoredRow, Form extends FieldValues> {
  record: RecordDescription<Row, Form>
  id: string
  opened: OpenedRecord<Row, Form>
  draft: OpenDraft<Form>
  /** Whether it was opened without a row. */
  isNew: boolean
}

/**
 * The screen of one row, built from its description: fields, status, save, delete, conflicts and
 * confirmations.
 */
export function RecordForm<Row extends StoredRow, Form extends FieldValues>(
  props: RecordFormProps<Row, Form>,
) {
  const { record, id, opened, draft, isNew } = props
  const { noun, newTitle, path, Fields, Aside, Actions, Below } = record
  const navigate = useNavigate()
  const screen = useScreenKey()
  const { handle, version, isChanged, outcome, base, saveQuietly, choose, discard } = useRecord(
    record,
    id,
    opened,
    draft.left,
  )
  const { form, stored, changed, saving, save } = handle
  const [continued, setContinued] = useState(draft.left?.at)
  const isOvertaken = outcome?.kind === 'conflict' || outcome?.kind === 'deleted'
  const autosave = !isOvertaken && record.autosaves?.(stored) ? saveQuietly : undefined
  const historyIds = stored && (record.store ? record.store.rowIds(stored) : [id])
  const name = stored && record.rowLabel(stored)
  useSaveDraft({
    key: stored ? draft.keyOf(id) : draft.key,
    left: draft.left,
    form,
    rowId: id,
    changed,
    isChanged,
    version,
    save: autosave,
  })

  const restoring = useAction(async () => {
    await restoreRows(record.table, [id])
    await save(outcome?.kind === 'deleted' ? outcome.patch : undefined)
  }, `The ${noun} was not restored.`)
  const deletion = useDeletion(record)
  // The sales role may delete nothing that has a form: the database rejects it.
  const mayDelete = useMay('writer')
  const confirm = useConfirm()

  function askAndSave() {
    const question = changed ? record.askToSave?.(form.getValues(), stored) : undefined
    confirm.ask(question, () => void save())
  }

  function leave() {
    discard()
    void navigate(path)
  }

  // The first save gives a new row its own path. Its form stays open, unless stored rows have another screen.
  const showStored = useEffectEvent(() => {
    void navigate(`${path}/${id}`, { replace: true, state: record.Show ? undefined : { screen } })
  })
  const isFirstSave = isNew && stored !== undefined
  useEffect(() => {
    if (isFirstSave) showStored()
  }, [isFirstSave])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || event.altKey || event.shiftKey) return
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    if (!saving) askAndSave()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  const bar = useRef<HTMLDivElement>(null)
  const failure = outcome?.kind === 'failed' && outcome.text
  // A failed save is shown next to its button.
  useEffect(() => {
    if (saving || outcome?.kind !== 'failed' || outcome.quiet) return
    if (!document.activeElement?.matches('[aria-invalid="true"]'))
      bar.current?.scrollIntoView({ block: 'nearest' })
  }, [saving, outcome])

  // The notice that had the pressed button is gone; a refused field has the focus already.
  const wasOvertaken = useRef(false)
  useEffect(() => {
    if (wasOvertaken.current && !isOvertaken && document.activeElement === document.body)
      bar.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true })
    wasOvertaken.current = isOvertaken
  }, [isOvertaken])

  const title = name ?? newTitle ?? `New ${noun}`

  return (
    <Screen title={title}>
      <FieldLabels value={record.labels}>
        <form
          className={`editor grid gap-x-12 gap-y-7 border-t-2 border-ink pt-7 ${Aside ? 'xl:grid-cols-[minmax(0,1fr)_19rem]' : ''}`}
          aria-label={title}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            askAndSave()
          }}
        >
          <div
            className={`grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6 ${Aside ? '' : 'max-w-176'}`}
          >
            {continued && changed && (
              <Banner tone="neutral">
                <p>
                  Restored what you wrote on {malaysiaDateTime(continued)} (MYT) and did not save.{' '}
                  <TextButton
                    onClick={() => {
                      setContinued(undefined)
                      discard()
                    }}
                  >
                    {stored ? 'Discard and show the saved version' : 'Start over'}
                  </TextButton>
                </p>
              </Banner>
            )}
            {outcome?.kind === 'conflict' && (
              <ConflictNotice
                noun={noun}
                by={outcome.by}
                busy={saving}
                clashes={outcome.clashes.map((field) => ({
                  field,
                  label: record.labels[field as keyof Form & string] ?? field,
                  theirs: base[field],
                  mine: outcome.patch?.[field] ?? form.getValues(field as Path<Form>),
                }))}
                onChoose={choose}
              />
            )}
            {outcome?.kind === 'deleted' && (
              <DeletedNotice
                noun={noun}
                by={outcome.by}
                busy={saving || restoring.isPending}
                onRestore={() => restoring.mutate()}
                onLeave={leave}
              />
            )}
            <Fields {...handle} />
          </div>
          {Aside && (
            <div className="grid content-start gap-6">
              <Aside {...handle} />
            </div>
          )}
          <ActionBar ref={bar}>
            {failure && (
              <Banner className="basis-full">
                <p>{failure}</p>
              </Banner>
            )}
            {Actions ? (
              <Actions {...handle} />
            ) : (
              <Button type="submit" busy={saving} busyLabel="Saving...">
                Save {noun}
              </Button>
            )}
            <SaveStatus
              saving={saving}
              unsaved={changed || (outcome !== undefined && outcome.kind !== 'saved')}
              savedAt={outcome?.kind === 'saved' ? outcome.at : undefined}
              idle={stored || record.store ? undefined : 'New'}
            />
            {stored && record.deletable && mayDelete && (
              <TextButton
                className="ml-auto max-md:min-h-11"
                disabled={deletion.isPending}
                onClick={() =>
                  void deletion.start({
                    ids: [id],
                    what: `“${name}”`,
                    onDeleted: leave,
                  })
                }
              >
                Delete <span className="max-md:sr-only">{noun}</span>
              </TextButton>
            )}
          </ActionBar>
        </form>
      </FieldLabels>
      {confirm.dialog}
      {stored && Below && <Below row={stored} />}
      {historyIds && (
        <RowHistory
          table={record.table}
          ids={historyIds}
          unsaved={changed}
          onRestored={async () => discard((await fetchRow(record, id)) ?? undefined)}
        />
      )}
      {deletion.dialog}
    </Screen>
  )
}
