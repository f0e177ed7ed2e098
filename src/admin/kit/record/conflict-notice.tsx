import { useEffect, useRef, type ReactNode } from 'react'
import { TextDiff } from '@/admin/kit/history/text-diff'
import { malaysiaDateTime } from '@/lib/dates'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'

interface NoticeProps {
  noun: string
  /** Who saved or deleted the row, and when, if the audit log has it. */
  by: { at: string; email: string | null } | null
  busy: boolean
}

interface ConflictNoticeProps extends NoticeProps {
  /** The fields that both users changed, with both values. */
  clashes: ReadonlyArray<{ field: string; label: string; theirs: unknown; mine: unknown }>
  onChoose: (field: string, whose: 'mine' | 'theirs') => void
}

/** Shown if another user saved first: each field that both changed, with a choice between the two values. */
export function ConflictNotice({ noun, by, busy, clashes, onChoose }: ConflictNoticeProps) {
  return (
    // It takes the focus again after each choice, whose button is gone.
    <Notice key={clashes.length} noun={noun} by={by} did="saved">
      <p className="mt-1">
        Fields that only one of you changed are kept. For each field that you both changed, choose one. Theirs
        is marked with −, yours with +.
      </p>
      <dl className="mt-4">
        {clashes.map(({ field, label, theirs, mine }) => (
          <div
            key={field}
            className="grid gap-x-6 gap-y-1 border-t border-rule py-3 md:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold">{label}</dt>
            <dd>
              <TextDiff before={readable(theirs)} after={readable(mine)} names={['Theirs', 'Yours']} />
              <p className="mt-2 flex flex-wrap gap-3">
                <Button size="small" variant="line" onClick={() => onChoose(field, 'theirs')} disabled={busy}>
                  Use theirs<span className="sr-only">: {label}</span>
                </Button>
                <Button size="small" variant="line" onClick={() => onChoose(field, 'mine')} disabled={busy}>
                  Keep yours<span className="sr-only">: {label}</span>
                </Button>
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}

interface DeletedNoticeProps extends NoticeProps {
  onRestore: () => void
  onLeave: () => void
}

/** Shown if another user deleted the row. */
export const DeletedNotice = ({ noun, by, busy, onRestore, onLeave }: DeletedNoticeProps) => (
  <Notice noun={noun} by={by} did="deleted">
    <p className="mt-1">What you wrote is still here.</p>
    <p className="mt-4 flex flex-wrap gap-3">
      <Button size="small" onClick={onRestore} disabled={busy}>
        Restore it with my changes
      </Button>
      <Button size="small" variant="line" onClick={onLeave} disabled={busy}>
        Leave it deleted
      </Button>
    </p>
  </Notice>
)

/** Says who changed the row meanwhile. Takes the focus. */
function Notice({
  noun,
  by,
  did,
  children,
}: Omit<NoticeProps, 'busy'> & { did: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="focus:outline-none">
      <Banner tone="warning">
        <p className="font-semibold">
          {by?.email ?? 'Someone else'} {did} this {noun}
          {by && ` on ${malaysiaDateTime(by.at)} (MYT),`} while you were writing.
        </p>
        {children}
      </Banner>
    </div>
  )
}

/** A value of a form as text. */
function readable(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Empty'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(readable).join('\n') || 'Empty'
  if (typeof value === 'object')
    return Object.values(value).filter(Boolean).map(readable).join(', ') || 'Empty'
  return String(value)
}
