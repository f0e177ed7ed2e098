import { useEffect, useRef } from 'react'
import { malaysiaDateTime } from '@/lib/dates'
import { PictureOfVersion } from '@/admin/kit/pictures/compared-picture'
import type { Difference, Version } from '@/admin/kit/record/differences'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'

interface ConflictNoticeProps {
  noun: string
  deleted: boolean
  by: { at: string; email: string | null } | null
  differences: readonly Difference[]
  busy: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Somebody else saved first: what they have, what is here, and the choice between them. Takes the focus. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { noun, deleted, by, differences, busy, onKeepMine, onTakeTheirs } = props
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
          Nothing of yours is lost, and nothing of theirs is overwritten until you choose.
        </p>
        {!deleted && differences.length > 0 && (
          <dl className="mt-4">
            {differences.map(({ label, theirs, mine }) => (
              <div
                key={label}
                className="grid gap-x-6 gap-y-1 border-t border-rule py-3 md:grid-cols-[8rem_repeat(2,minmax(0,1fr))]"
              >
                <dt className="font-semibold">{label}</dt>
                <dd>
                  <b className="block text-small/[1.4]">Theirs</b>
                  <Shown version={theirs} label={label} />
                </dd>
                <dd>
                  <b className="block text-small/[1.4]">Yours</b>
                  <Shown version={mine} label={label} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p className="mt-4 flex flex-wrap gap-3">
          <Button size="small" onClick={onKeepMine} disabled={busy}>
            {deleted ? `Save mine as a new ${noun}` : 'Keep mine'}
          </Button>
          <Button size="small" variant="line" onClick={onTakeTheirs} disabled={busy}>
            {deleted ? 'Let it go' : 'Take theirs'}
          </Button>
        </p>
      </Banner>
    </div>
  )
}

const Shown = ({ version, label }: { version: Version; label: string }) => (
  <span className="wrap-anywhere whitespace-pre-line">
    {typeof version === 'string' ? version : <PictureOfVersion picture={version} label={label} />}
  </span>
)
