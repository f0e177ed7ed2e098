import type { ReactNode } from 'react'
import { breakable, unbroken } from '@/admin/kit/screen/line-breaks'

/** A text that may be cut is told whole to whoever points at it; it also stands whole on the row's own screen. */
export const wholeText = (value: ReactNode) =>
  typeof value === 'string' && value.length > 60 ? value : undefined

/** What a row holds in one of its columns. A long text is cut after three lines. */
export function CellValue({ value, kind }: { value: ReactNode; kind?: string }) {
  if (typeof value !== 'string') return <div>{value}</div>
  if (kind === 'number') return <div>{unbroken(value)}</div>
  return (
    <div className="list-text" title={wholeText(value)}>
      {breakable(value)}
    </div>
  )
}
