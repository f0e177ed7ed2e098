import type { ReactNode } from 'react'

/** The tooltip of a text that may be cut in a list. The row's own screen shows the text in full. */
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

/** A date or a sum breaks nowhere but before the time of day. Other nodes stay as they are. */
export const unbroken = (value: ReactNode) =>
  typeof value === 'string' ? value.replace(/ (?!\d+:)/g, '\u00a0') : value

/** A mail address that is too long for its line breaks after its @ first. Other nodes stay as they are. */
export function breakable(value: ReactNode) {
  if (typeof value !== 'string' || !/^[^@\s]+@[^@\s]+$/.test(value)) return value
  const [name, domain] = value.split('@')
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  )
}
