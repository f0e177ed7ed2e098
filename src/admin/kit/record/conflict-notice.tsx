import { useEffect, useRef } from 'react'
import { malaysiaDateTime } from '@/lib/dates'
import type { Difference } from '@/admin/kit/record/differences'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'

interface ConflictNoticeProps {
  noun: string
  deleted: boolean
  by: { at: string; email: string | null } | null
  differences: readonly Difference[]
  busy: boolean
  onChoose: (field: string, whose: 'mine' | 'theirs') => void
  onSaveAsNew: () => void
  onLetGo: () => void
}

/**
 * Shown if another user saved first: each field that both changed, with a choice between the two values.
 * Takes the focus.
 */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { noun, deleted, by, differences, busy, onChoose, onSaveAsNew, onLetGo } = props
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const who = by?.email ?? 'Someone else'
  const when = by ? ` on ${malaysiaDateTime(by.at)} (MYT),` : ''
  return (
    <div ref={box} tabIndex={-1} className="focus:outline-none">
      <Banner tone="warning">
        <p className="font-semibold">
          {who} {deleted ? 'deleted' : 'saved'} this {noun}
          {when} while you were writing.
        </p>
        <p className="mt-1">
          {deleted
            ? 'What you wrote is still here.'
            : 'Fields that only one of you changed are kept. For each field that you both changed, choose one.'}
        </p>
        {!deleted && differences.length > 0 && (
          <dl className="mt-4">
            {differences.map(({ field, label, theirs, mine }) => (
              <div
                key={field}
                className="grid gap-x-6 gap-y-1 border-t border-rule py-3 md:grid-cols-[8rem_repeat(2,minmax(0,1fr))]"
              >
                <dt className="font-semibold">{label}</dt>
                {(['theirs', 'mine'] as const).map((whose) => (
                  <dd key={whose}>
                    <b className="block text-small/[1.4]">{whose === 'mine' ? 'Yours' : 'Theirs'}</b>
                    <span className="wrap-anywhere whitespace-pre-line">
                      {whose === 'mine' ? mine : theirs}
                    </span>
                    <span className="mt-2 block">
                      <Button
                        size="small"
                        variant="line"
                        onClick={() => onChoose(field, whose)}
                        disabled={busy}
                      >
                        {whose === 'mine' ? 'Keep yours' : 'Use theirs'}
                        <span className="sr-only">: {label}</span>
                      </Button>
                    </span>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        )}
        {deleted && (
          <p className="mt-4 flex flex-wrap gap-3">
            <Button size="small" onClick={onSaveAsNew} disabled={busy}>
              Save mine as new {noun}
            </Button>
            <Button size="small" variant="line" onClick={onLetGo} disabled={busy}>
              Leave it deleted
            </Button>
          </p>
        )}
      </Banner>
    </div>
  )
}
