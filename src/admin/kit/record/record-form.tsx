import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { RowHistory } from '@/admin/kit/history/row-history'
import { malaysiaDateTime } from '@/lib/dates'
import { ConflictNotice } from '@/admin/kit/record/conflict-notice'
import { differences } from '@/admin/kit/record/differences'
import type { RecordKind, StoredRow } from '@/admin/kit/record/record'
import { RecordStatus } from '@/admin/kit/record/record-status'
import { useKeptText } from '@/admin/kit/record/use-draft'
import { useLeaveGuard } from '@/admin/kit/record/use-leave-guard'
import { useRecord, type RecordStart } from '@/admin/kit/record/use-record'
import { useRemoval } from '@/admin/kit/resource/use-deletion'
import { ConfirmDialog } from '@/admin/kit/screen/confirm-dialog'
import { Screen } from '@/admin/kit/screen/screen'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'

interface RecordFormProps<Row extends StoredRow, Form extends FieldValues> {
  record: RecordKind<Row, Form>
  start: RecordStart<Row, Form> & { draft?: { at: string } }
  /** Where drafts of this row are kept, and the name this form writes them under. */
  place: string
  writer: string
}

/** The screen of one row, made from its description: fields, status, save, delete, and what may come between. */
export function RecordForm<Row extends StoredRow, Form extends FieldValues>(
  props: RecordFormProps<Row, Form>,
) {
  const { record, start, place, writer } = props
  const { noun, at, Fields, Aside, Actions, Below } = record
  const navigate = useNavigate()
  const { handle, version, differs, outcome, saveQuietly, keepMine, takeTheirs, discard } = useRecord(
    record,
    start,
  )
  const { form, id, stored, changed, saving, save } = handle
  const [continued, setContinued] = useState(start.draft?.at)
  const autosaves = outcome?.kind !== 'conflict' && (record.autosaves?.(stored) ?? false)
  useKeptText({
    form,
    place,
    writer,
    rowId: id,
    changed,
    version,
    differs,
    save: autosaves ? saveQuietly : undefined,
  })

  const removal = useRemoval()
  const guard = useLeaveGuard(changed && !removal.isSuccess, async () => autosaves && (await saveQuietly()))

  // From its first save on a new row has an address of its own. The router is not told: a screen at another address
  // would be drawn anew, under the hands of the one who writes.
  const isStored = stored !== undefined
  useEffect(() => {
    if (isStored && window.location.pathname === `${at}/new`) {
      window.history.replaceState(window.history.state, '', `${at}/${id}`)
    }
  }, [isStored, at, id])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || event.altKey || event.shiftKey) return
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    if (!saving) void save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  const name = stored && record.title(stored)
  async function remove() {
    const gone = await removal
      .mutateAsync({ table: record.table, ids: [id], what: `“${name}”` })
      .catch(() => undefined)
    if (gone) await navigate(at)
  }

  return (
    <Screen title={name ?? `New ${noun}`}>
      <form
        className={`editor record ${Aside ? 'editor-columns' : ''}`}
        aria-label={name ?? `New ${noun}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <div className="editor-main">
          {continued && changed && (
            <Banner tone="neutral">
              <p>
                This holds what you wrote on {malaysiaDateTime(continued)} (MYT) and had not saved.{' '}
                <button
                  type="button"
                  className="quiet-action"
                  onClick={() => {
                    setContinued(undefined)
                    discard()
                  }}
                >
                  {stored ? 'Go back to what is saved' : 'Start afresh'}
                </button>
              </p>
            </Banner>
          )}
          {outcome?.kind === 'failed' && (
            <Banner>
              <p>{outcome.text}</p>
            </Banner>
          )}
          {removal.isError && (
            <Banner>
              <p>
                The {noun} was not deleted. {removal.error.message}
              </p>
            </Banner>
          )}
          {outcome?.kind === 'conflict' && (
            <ConflictNotice
              noun={noun}
              deleted={outcome.theirs === null}
              by={outcome.by}
              differences={
                outcome.theirs
                  ? differences(record.labels, record.toForm(outcome.theirs), form.getValues())
                  : []
              }
              busy={saving}
              onKeepMine={() => void keepMine(outcome.theirs)}
              onTakeTheirs={() => {
                if (outcome.theirs) takeTheirs(outcome.theirs)
                else {
                  discard()
                  void navigate(at)
                }
              }}
            />
          )}
          <Fields {...handle} />
        </div>
        {Aside && (
          <div className="editor-side">
            <Aside {...handle} />
          </div>
        )}
        <div className="record-bar">
          {Actions ? (
            <Actions {...handle} />
          ) : (
            <Button type="submit" busy={saving} busyLabel="Saving...">
              Save {noun}
            </Button>
          )}
          <RecordStatus isNew={!stored} changed={changed} saving={saving} outcome={outcome} />
          {stored && record.removable !== false && (
            <button
              type="button"
              className="quiet-action record-remove"
              disabled={removal.isPending}
              onClick={() => void remove()}
            >
              Delete {noun}
            </button>
          )}
        </div>
      </form>
      {stored && Below && <Below row={stored} />}
      {stored && <RowHistory table={record.table} id={id} />}
      {guard.asked && (
        <ConfirmDialog
          title="Leave without saving?"
          text={`What you changed in this ${noun} since the last save will be gone.`}
          keep="Keep writing"
          button="Leave without saving"
          onCancel={guard.stay}
          onConfirm={() => {
            discard()
            guard.leave()
          }}
        />
      )}
    </Screen>
  )
}
